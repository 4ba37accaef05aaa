import { useId } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import type { ReportParameter } from '../../contract/user-report.schemas.ts'
import type { TrialProjects } from '../report.types.ts'

type Choice = TrialProjects['choices'][number]

type Props = {
  choices: readonly Choice[]
  parameters: readonly ReportParameter[]
  values: Readonly<Record<string, string>>
  onSay: (code: string, value: string) => void
}

type OneProps = {
  of: ReportParameter
  choices: readonly Choice[]
  value: string
  onSay: (value: string) => void
}

const optionOf = ({ value, ru, en }: Choice): Option => ({
  value,
  label: (currentLocale() === 'en' && en) || ru,
})

const One = ({ of, choices, value, onSay }: OneProps) => {
  const id = useId()
  if (of.type === 'LIST') {
    const options = choices.filter(({ code }) => code === of.dictionary).map(optionOf)
    return (
      <>
        <label htmlFor={id}>{of.name}</label>
        <Combobox
          id={id}
          label={of.name}
          options={options}
          chosen={options.filter((option) => option.value === value)}
          clearable={!of.required}
          onChange={([chosen]) => onSay(chosen ? String(chosen.value) : '')}
        />
      </>
    )
  }
  if (of.type === 'BOOLEAN')
    return (
      <Switch
        id={id}
        label={of.name}
        checked={value === 'true'}
        onChange={(isOn) => onSay(isOn ? 'true' : 'false')}
      />
    )
  return (
    <>
      <label htmlFor={id}>{of.name}</label>
      {of.type === 'DATE' ? (
        <DayInput
          id={id}
          value={value === '' ? null : value}
          onChange={(day) => onSay(day ?? '')}
          onUnread={onSay}
        />
      ) : (
        <input
          id={id}
          className="control"
          translate="no"
          value={value}
          required={of.required}
          onChange={({ target }) => onSay(target.value)}
        />
      )}
    </>
  )
}

/** The parameters of a trial run, entered as for a run. */
export const TrialParameters = ({ parameters, choices, values, onSay }: Props) =>
  parameters.map((parameter) => (
    <One
      key={parameter.code}
      of={parameter}
      choices={choices}
      value={values[parameter.code] ?? parameter.defaultValue}
      onSay={(value) => onSay(parameter.code, value)}
    />
  ))
