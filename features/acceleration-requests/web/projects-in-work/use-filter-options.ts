import { useCallback, useMemo, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { formatCount } from '#platform/web/i18n/numbers.ts'
import type { Filter } from '#platform/web/work/components/list/list-types.ts'
import type { Filters } from '#platform/web/work/components/list/ListScreen.tsx'
import type {
  countProjectsInWorkValues,
  listProjectsInWork,
} from '../../contract/project-in-work.endpoints.ts'
import { stateFilterKey } from '../../domain/state-tables.ts'
import { reachedSteps, stateFilterValues } from '../../domain/states.ts'
import { countedFilters, type CountedFilter } from '../../domain/work-query.ts'
import { useInWorkFilters, useValueCounts, type InWorkQuery } from './in-work.queries.ts'
import { useStateTexts } from './use-state-texts.ts'

type Option = Filter['options'][number]

const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

const isCounted = (key: string): key is CountedFilter => (countedFilters as readonly string[]).includes(key)

/** The options with their counts, and counted values that were not among them. */
const withCounts = (
  options: readonly Option[],
  { values: counts, isExact }: ResponseOf<typeof countProjectsInWorkValues>,
): Option[] => {
  const countOf = new Map(counts.map(({ value, count }) => [value, count]))
  const known = new Set(options.map(({ value }) => value))
  const further = counts.flatMap(({ value, name }) =>
    name === null || known.has(value) ? [] : [{ value, label: name }],
  )
  return [...options, ...further].map((option) => {
    const count = countOf.get(option.value) ?? (isExact ? 0 : null)
    return count === null ? option : { ...option, count: formatCount(count, isExact) }
  })
}

/** Set by views and by links of figures; shown by `Narrowed`. */
const linked = {
  // The state covers it, and more.
  status: null,
  staged: null,
  waiting: null,
  overdue: null,
  streamId: null,
  trackpointId: null,
  createdFrom: null,
  createdTo: null,
  decidedFrom: null,
  decidedTo: null,
  stageId: null,
  territoryId: null,
  revision: null,
  withoutTracker: null,
} as const

/**
 * The filters above the list: tracks are those of the selected programmes, and the values of the filter that was opened
 * last have counts.
 */
export const useFilterOptions = (query: InWorkQuery) => {
  const { data } = useInWorkFilters()
  const [opened, setOpened] = useState<CountedFilter | null>(null)
  const counts = useValueCounts(query, opened)
  const t = useStateTexts()
  const { programmeId } = query
  const options = useMemo(() => {
    const ofProgramme = (track: { programmeId: number }) =>
      !programmeId?.length || programmeId.includes(track.programmeId)
    return {
      column: stateFilterValues.map((value) => ({ value, label: t(stateFilterKey(value)) })),
      reached: reachedSteps.map((value) => ({ value, label: t(`inWork.reached.${value}`) })),
      programmeId: data?.programmes.map(named) ?? [],
      trackId: data?.tracks.filter(ofProgramme).map(named) ?? [],
      trackerUid: data?.trackers.map(({ uid, name }) => ({ value: uid, label: name })) ?? [],
      industryId: data?.industries.map(named) ?? [],
    } satisfies Record<CountedFilter, Option[]>
  }, [data, programmeId, t])
  const filters: Filters<typeof listProjectsInWork> = useMemo(
    () => ({
      ...linked,
      ...options,
      ...(opened && counts ? { [opened]: withCounts(options[opened], counts) } : {}),
    }),
    [options, opened, counts],
  )
  const onFilterOpen = useCallback((key: string) => {
    if (isCounted(key)) setOpened(key)
  }, [])
  return { filters, onFilterOpen }
}
