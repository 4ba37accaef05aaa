import { filterOf, type FilterChoices } from '#platform/web/work/components/list/filter-of.ts'
import type { Filter } from '#platform/web/work/components/list/list-types.ts'
import { boardColumnShown } from '../../acceleration-requests/domain/state-tables.ts'
import { boardColumns } from '../../acceleration-requests/domain/states.ts'
import { drillDownReports } from '../domain/reports.ts'
import type { OwnField } from '../../participations/domain/own-fields.ts'
import type { Words } from './ReportChart.tsx'
import { isPortalReader } from './use-programmes.ts'
import type { ReportContract } from './report-contracts.ts'

/** Parameters that are days. */
export const dayParameters = ['from', 'to', 'day', 'against'] as const

/** Parameters set by the bar above the table, or by a link. */
const drawnElsewhere: ReadonlySet<string> = new Set([
  ...dayParameters,
  'reason',
  'cohort',
  'within',
  'notWithin',
])

/** Required parameters, chosen above the report. */
const subjects: ReadonlySet<string> = new Set(['projectId', 'trackpointId', 'elementCode'])

/** Text group of each parameter with a closed list. */
const wordsOf: Readonly<Record<string, string>> = {
  kind: 'ends',
  by: 'groups',
  pathBy: 'dimensions',
  rows: 'dimensions',
  columns: 'dimensions',
  measure: 'measures',
  cells: 'pivotCells',
  change: 'statusChanges',
  having: 'questionHaving',
  step: 'pathSteps',
  lostAt: 'lossSteps',
  changed: 'flags',
  event: 'events',
  riskKind: 'risks:kinds',
  riskResponse: 'risks:responses',
}

const isGrouping = (name: string): boolean => ['dimensions', 'groups'].includes(wordsOf[name] ?? '')

type Options = Readonly<Record<string, readonly Filter['options'][number][]>>

type Offering = {
  options: Options
  answer: unknown
  t: Words
}

const states = (t: Offering['t']) =>
  boardColumns.map((value) => ({ value, label: t(boardColumnShown[value].key) }))

type Named = { id: number | string; name: string; track?: { name: string }; own?: OwnField | null }

const hasReasons = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'reasons' in answer

/** Options from the report's own response: reasons, projects of its scope, tasks that request fields, or fields. */
const answered = ({ answer, t }: Offering, name: string): readonly Filter['options'][number][] => {
  const lists = {
    projectId: 'projects',
    trackpointId: 'trackpoints',
    elementCode: 'elements',
    reason: 'reasons',
  } as const
  const key = lists[name as keyof typeof lists]
  const offered = (answer as Record<string, readonly Named[]> | undefined)?.[key] ?? []
  return offered.map(({ id, name: given, track, own }) => {
    const label = own ? t(`ownQuestions.${own}`, { task: given }) : given || t('noReason')
    return { value: String(id), label: track ? `${label} · ${track.name}` : label }
  })
}

const offeredOf = ({ list, report }: ReportContract, offering: Offering): Filter[] => {
  const { options, t } = offering
  return Object.entries(drillDownReports.has(report.key) ? {} : list.filters)
    .filter(([name]) => !drawnElsewhere.has(name) || (name === 'reason' && hasReasons(offering.answer)))
    .map(([name, schema]) => {
      const choices: NonNullable<FilterChoices> =
        wordsOf[name] ?? options[name] ?? (name === 'state' ? states(t) : answered(offering, name))
      const filter = filterOf(name, schema, t(`parameters.${name}`), choices, t)
      // Without options of trackers the reader may not group by tracker either; several accelerators are the portal's.
      const hidden = new Set([
        ...((options['trackerUid'] ?? []).length === 0 ? ['TRACKER'] : []),
        ...(isPortalReader() ? [] : ['ACCELERATOR']),
      ])
      return isGrouping(name)
        ? { ...filter, options: filter.options.filter(({ value }) => !hidden.has(value)) }
        : filter
    })
}

/** Filters of a report's table: its parameters with options. */
export const filtersOf = (contract: ReportContract, offering: Offering): Filter[] =>
  offeredOf(contract, offering).filter(({ key }) => !subjects.has(key))

/** Required choices of a report, shown above its table. */
export const subjectsOf = (contract: ReportContract, offering: Offering): Filter[] =>
  offeredOf(contract, offering).filter(({ key }) => subjects.has(key))
