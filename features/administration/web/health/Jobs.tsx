import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { listJobs } from '../../contract/health.endpoints.ts'
import { jobStateTable } from '../../domain/state-tables.ts'
import { jobActions } from './job-actions.ts'
import { jobColumns } from './job-columns.tsx'

/** Background jobs that have not finished. */
export const Jobs = () => {
  const list = useList(listJobs, { id: 'jobs' })
  const rowActions = useActions(jobActions)
  return (
    <ListScreen
      of={list}
      title={null}
      columns={jobColumns}
      rowName={(row) => row.task}
      rowActions={rowActions}
      filters={{ status: jobStateTable }}
      views={{ failed: { filters: { status: 'FAILED,RETRYING' } } }}
    />
  )
}
