import { isCalendarDay } from '#platform/domain/typed/day.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DayInput } from '#platform/web/work/components/form/date/DayInput.tsx'
import { PeriodFields } from '#platform/web/work/components/form/date/PeriodFields.tsx'
import { unreadDay } from '#platform/web/work/components/form/date/use-unread-days.ts'
import { ParameterBar } from '#platform/web/work/components/form/ParameterBar.tsx'
import { ParameterField, type ParameterIds } from '#platform/web/work/components/form/ParameterField.tsx'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { Filter } from '#platform/web/work/components/list/list-types.ts'
import type { ReactNode } from 'react'
import { dayParameters } from './report-filters.ts'

type Patch = Record<string, string | undefined>

type Named = { id: number; name: string }

type Values = Readonly<Record<string, string | undefined>>

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
  values: Values
  onChange: (patch: Patch) => void
  /** Required choices of a report: a project or a task. */
  subjects: readonly Filter[]
  /** Whether a required choice is still to be made. */
  isMissing: boolean
  /** Why parameters are refused. */
  faults: Values
}

const days = ['day', 'against'] as const

/** Parameters with a field in the bar, which shows their errors. */
export const fieldsOf = ({
  parameters,
  programmes,
  subjects,
}: Pick<Props, 'parameters' | 'programmes' | 'subjects'>): ReadonlySet<string> =>
  new Set([
    ...(programmes.length > 0 ? ['programmeId'] : []),
    ...dayParameters.filter((name) => parameters.has(name)),
    ...subjects.map(({ key }) => key),
  ])

const selectIds = ({ id, describedBy, isWrong }: ParameterIds) => ({
  id,
  'aria-describedby': describedBy,
  'aria-invalid': isWrong,
})

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
  isMissing,
  faults,
}: Props) => {
  const t = useTexts('reports')
  const fields = fieldsOf({ parameters, programmes, subjects })
  const chosen = [
    programmes.find(({ id }) => id === programmeId)?.name,
    ...subjects.map(({ key, options }) => options.find(({ value }) => value === values[key])?.label),
    ...dayParameters.map((name) =>
      parameters.has(name) && values[name]
        ? `${t(`parameters.${name}`)} ${isCalendarDay(values[name]) ? formatDate(values[name]) : values[name]}`
        : undefined,
    ),
  ].filter((words) => words !== undefined)
  return (
    <ParameterBar
      label={t('parameters.label')}
      chosen={chosen}
      isOpen={isMissing || Object.keys(faults).some((name) => fields.has(name))}
    >
      {accelerator}
      {programmes.length > 0 ? (
        <ParameterField title={t('parameters.programmeId')} fault={faults['programmeId']}>
          {(ids) => (
            <Select
              {...selectIds(ids)}
              value={programmeId}
              options={programmes.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={onProgramme}
              {...(isBound
                ? {}
                : { placeholder: t('parameters.allProgrammes'), onEmpty: () => onProgramme(undefined) })}
            />
          )}
        </ParameterField>
      ) : null}
      {subjects.map(({ key, title, options }) => (
        <ParameterField key={key} title={title} fault={faults[key]}>
          {(ids) => (
            <Select
              {...selectIds(ids)}
              value={values[key]}
              options={options}
              placeholder={t('parameters.choose')}
              onChange={(value) => onChange({ [key]: value })}
              onEmpty={() => onChange({ [key]: undefined })}
            />
          )}
        </ParameterField>
      ))}
      {parameters.has('from') ? (
        <PeriodFields
          from={values['from']}
          to={values['to']}
          faults={{ from: faults['from'], to: faults['to'] }}
          onChange={(patch) =>
            onChange(Object.fromEntries(Object.entries(patch).map(([name, day]) => [name, day ?? undefined])))
          }
        />
      ) : null}
      {days
        .filter((name) => parameters.has(name))
        .map((name) => (
          <ParameterField key={name} title={t(`parameters.${name}`)} fault={faults[name]}>
            {(ids) => (
              <DayInput
                {...ids}
                value={values[name] ?? null}
                onChange={(day) => onChange({ [name]: day ?? undefined })}
                onUnread={(typed) => onChange({ [name]: unreadDay(typed) })}
              />
            )}
          </ParameterField>
        ))}
    </ParameterBar>
  )
}
