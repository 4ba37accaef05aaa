import '#platform/web/work/components/form/parameters.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { PeriodFields } from '#platform/web/work/components/form/date/PeriodFields.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { Filter } from '#platform/web/work/components/list/list-types.ts'
import { useId, type ReactNode } from 'react'

type Patch = Record<string, string | undefined>

type Named = { id: number; name: string }

type Props = {
  /** Programmes to choose from; empty if there is only one scope. */
  programmes: readonly Named[]
  programmeId: number | undefined
  /** The choice of the accelerator, for administrators of the portal. */
  accelerator?: ReactNode
  /** A sponsor must choose a programme. */
  isBound: boolean
  onProgramme: (id: number | undefined) => void
  /** Names of the report's parameters, as in the address. */
  parameters: ReadonlySet<string>
  values: Readonly<Record<string, string | undefined>>
  onChange: (patch: Patch) => void
  /** Required choices of a report: a project or a task. */
  subjects: readonly Filter[]
}

/** A date parameter of a report. */
const DayField = ({
  name,
  value,
  onChange,
}: {
  name: string
  value: string | undefined
  onChange: Props['onChange']
}) => {
  const t = useTexts('reports')
  const id = useId()
  return (
    <label className="parameter-field" htmlFor={id}>
      {t(`parameters.${name}`)}
      <DayInput
        id={id}
        value={value ?? null}
        onChange={(day) => onChange({ [name]: day ?? undefined })}
        onUnread={() => onChange({ [name]: undefined })}
      />
    </label>
  )
}

/** Programme, period and dates of a report; parameters with options are filters of its table. */
export const ReportFilters = ({
  programmes,
  programmeId,
  accelerator,
  isBound,
  onProgramme,
  parameters,
  values,
  onChange,
  subjects,
}: Props) => {
  const t = useTexts('reports')
  return (
    <div className="parameter-bar" role="group" aria-label={t('parameters.label')}>
      {accelerator}
      {programmes.length > 0 ? (
        <label className="parameter-field">
          {t('parameters.programmeId')}
          <Select
            value={programmeId}
            options={programmes.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onProgramme}
            {...(isBound
              ? {}
              : { placeholder: t('parameters.allProgrammes'), onEmpty: () => onProgramme(undefined) })}
          />
        </label>
      ) : null}
      {subjects.map(({ key, title, options }) => (
        <label key={key} className="parameter-field">
          {title}
          <Select
            value={values[key]}
            options={options}
            placeholder={t('parameters.choose')}
            onChange={(chosen) => onChange({ [key]: chosen })}
            onEmpty={() => onChange({ [key]: undefined })}
          />
        </label>
      ))}
      {parameters.has('from') ? (
        <PeriodFields
          from={values['from']}
          to={values['to']}
          onChange={(patch) =>
            onChange(Object.fromEntries(Object.entries(patch).map(([name, day]) => [name, day ?? undefined])))
          }
        />
      ) : null}
      {['day', 'against']
        .filter((name) => parameters.has(name))
        .map((name) => (
          <DayField key={name} name={name} value={values[name]} onChange={onChange} />
        ))}
    </div>
  )
}
