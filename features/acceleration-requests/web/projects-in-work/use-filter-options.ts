import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Filter } from '#platform/web/work/components/list/list-types.ts'
import { accelerationRequestStates, boardColumns } from '../../domain/states.ts'
import { useInWorkFilters } from './in-work.queries.ts'

const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

/** The filters above the list; tracks are those of the chosen programme. */
export const useFilterOptions = (programmeId: number | undefined): Filter[] => {
  const t = useTexts('acceleration-requests')
  const { data } = useInWorkFilters()
  return useMemo(() => {
    const title = (key: string) => t(`inWork.filters.${key}`)
    const tracks =
      data?.tracks.filter((track) => programmeId === undefined || track.programmeId === programmeId) ?? []
    const filters: Filter[] = [
      {
        key: 'column',
        title: title('column'),
        multiple: true,
        options: boardColumns.map((value) => ({ value, label: t(`inWork.states.${value}`) })),
      },
      {
        key: 'status',
        title: title('status'),
        multiple: true,
        options: accelerationRequestStates.map((value) => ({ value, label: t(`inWork.statuses.${value}`) })),
      },
      { key: 'programmeId', title: title('programmeId'), options: data?.programmes.map(named) ?? [] },
      { key: 'trackId', title: title('trackId'), options: tracks.map(named) },
      {
        key: 'trackerUid',
        title: title('trackerUid'),
        options: data?.trackers.map(({ uid, name }) => ({ value: uid, label: name })) ?? [],
      },
      {
        key: 'industry',
        title: title('industry'),
        options: data?.industries.map((value) => ({ value, label: value })) ?? [],
      },
    ]
    return filters
  }, [data, programmeId, t])
}
