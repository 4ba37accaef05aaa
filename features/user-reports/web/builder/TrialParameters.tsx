import { useId } from 'react'
import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import type { ReportParameter } from '../../contract/user-report.schemas.ts'

type Props = {
  parameters: readonly ReportParameter[]
  said: Readonly<Record<string, string>>
  onSay: (code: string, value: string) => void
}

const One = ({
  of,
  value,
  onSay,
}: {
  of: ReportParameter
  value: string
  onSay: (value: string) => void
}) => {
  const id = useId()
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

/** What a trial run is asked, as a run would be; values of dictionaries are left out, which only a saved report knows. */
export const TrialParameters = ({ parameters, said, onSay }: Props) =>
  parameters
    .filter(({ type }) => type !== 'LIST')
    .map((parameter) => (
      <One
        key={parameter.code}
        of={parameter}
        value={said[parameter.code] ?? parameter.defaultValue}
        onSay={(value) => onSay(parameter.code, value)}
      />
    ))
