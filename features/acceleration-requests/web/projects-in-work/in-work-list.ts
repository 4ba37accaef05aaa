import { z } from 'zod'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { accelerationRequestStates, boardColumns } from '../../domain/states.ts'

/** Where the screen is. */
export const inWorkPath = '/bch/view/projects-in-work'

const isUid = (value: string | undefined): boolean => z.uuid().safeParse(value).success

/** The list's state in the address; a tracker that is no uid is unset. */
export const useInWorkList = () => {
  const list = useListState({
    id: 'projects-in-work',
    sortings: ['CREATE_DATE', 'NAME', 'SERIAL_NUMBER'],
    defaultSort: '-CREATE_DATE',
    filters: {
      status: accelerationRequestStates,
      column: boardColumns,
      programmeId: 'number',
      trackId: 'number',
      trackerUid: 'text',
      industry: 'text',
    },
  })
  const { trackerUid, ...query } = list.query
  return { list, query: isUid(trackerUid) ? { ...query, trackerUid } : query }
}

/** The query of the list's call. */
export type InWorkQuery = ReturnType<typeof useInWorkList>['query']
