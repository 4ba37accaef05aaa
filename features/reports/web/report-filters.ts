import { filterOf, type FilterChoices } from '#platform/web/work/components/list/filter-of.ts'
import type { Filter } from '#platform/web/work/components/list/list-types.ts'
import { boardColumnShown } from '../../acceleration-requests/domain/state-tables.ts'
import { boardColumns } from '../../acceleration-requests/domain/states.ts'
import { isPortalReader } from './use-programmes.ts'
import type { ReportContract } from './report-contracts.ts'

/** Parameters set by the bar above the table, or by a link. */
const drawnElsewhere: ReadonlySet<string> = new Set([
  'from',
  'to',
  'day',
  'against',
  'reason',
  'cohort',
  'within',
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
  t: (key: string) => string
}

const states = (t: Offering['t']) =>
  boardColumns.map((value) => ({ value, label: t(boardColumnShown[value].key) }))

type Named = { id: number | string; name: string; track?: { name: string } }

/** Options from the report's own response: projects of its scope, tasks that request fields, or fields. */
const answered = (answer: unknown, name: string): readonly Filter['options'][number][] => {
  const lists = { projectId: 'projects', trackpointId: 'trackpoints', elementCode: 'elements' } as const
  const key = lists[name as keyof typeof lists]
  const offered = (answer as Record<string, readonly Named[]> | undefined)?.[key] ?? []
  return offered.map(({ id, name: label, track }) => ({
    value: String(id),
    label: track ? `${label} · ${track.name}` : label,
  }))
}

const offeredOf = ({ list }: ReportContract, { options, answer, t }: Offering): Filter[] =>
  Object.entries(list.filters)
    .filter(([name]) => !drawnElsewhere.has(name))
    .map(([name, schema]) => {
      const choices: NonNullable<FilterChoices> =
        wordsOf[name] ?? options[name] ?? (name === 'state' ? states(t) : answered(answer, name))
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

/** Filters of a report's table: its parameters with options. */
export const filtersOf = (contract: ReportContract, offering: Offering): Filter[] =>
  offeredOf(contract, offering).filter(({ key }) => !subjects.has(key))

/** Required choices of a report, shown above its table. */
export const subjectsOf = (contract: ReportContract, offering: Offering): Filter[] =>
  offeredOf(contract, offering).filter(({ key }) => subjects.has(key))
