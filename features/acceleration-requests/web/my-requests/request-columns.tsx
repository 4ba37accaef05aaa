import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listAccelerationRequests } from '../../contract/acceleration-request.endpoints.ts'
import { RequestState } from './RequestState.tsx'

/** The columns of the person's applications. */
export const requestColumns: Columns<typeof listAccelerationRequests> = {
  project: { sort: 'NAME', width: '16%', cell: (row) => row.project.name },
  track: { width: '17%', cell: (row) => row.track.name },
  programme: { width: '21%', cell: (row) => row.programme.name },
  accelerator: { width: '13%', cell: (row) => row.accelerator.name },
  state: { width: '20%', cell: (row) => <RequestState request={row} /> },
  date: { sort: 'CREATE_DATE', cell: (row) => <DateText value={row.createdAt} /> },
}
