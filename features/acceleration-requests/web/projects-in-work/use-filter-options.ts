import { useMemo } from 'react'
import type { Filters } from '#platform/web/work/components/list/ListScreen.tsx'
import type { listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import { boardColumns } from '../../domain/states.ts'
import { filterCountLimit } from '../../domain/work-asked.ts'
import { boardColumnShown } from '../../domain/state-tables.ts'
import { useInWorkFilters } from './in-work.queries.ts'
import { useStateTexts } from './use-state-texts.ts'

const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

const shownCount = (count: number): string =>
  count > filterCountLimit ? `${filterCountLimit}+` : String(count)

type Counted = { id: number; name: string; count: number }

const counted = ({ count, ...value }: Counted) => ({ ...named(value), count: shownCount(count) })

/** Set by views and by links of figures; shown by `Narrowed`. */
const linked = {
  waiting: null,
  revision: null,
  overdue: null,
  withoutTracker: null,
  streamId: null,
  trackpointId: null,
  createdFrom: null,
  createdTo: null,
  decidedFrom: null,
  decidedTo: null,
  stageId: null,
  territoryId: null,
} as const

/** The filters above the list; tracks are those of the selected programme. */
export const useFilterOptions = (programmeId: number | undefined): Filters<typeof listProjectsInWork> => {
  const { data } = useInWorkFilters()
  const t = useStateTexts()
  return useMemo(() => {
    const ofProgramme = (track: { programmeId: number }) =>
      programmeId === undefined || track.programmeId === programmeId
    return {
      column: boardColumns.map((value) => ({ value, label: t(boardColumnShown[value].key) })),
      // The column covers it, and more.
      status: null,
      reached: 'inWork.reached',
      // Set by a view and the bar above the list.
      staged: null,
      programmeId: data?.programmes.map(named) ?? [],
      trackId: data?.tracks.filter(ofProgramme).map(counted) ?? [],
      trackerUid:
        data?.trackers.map(({ uid, name, count }) => ({
          value: uid,
          label: name,
          count: shownCount(count),
        })) ?? [],
      industryId: data?.industries.map(counted) ?? [],
      ...linked,
    }
  }, [data, programmeId, t])
}
