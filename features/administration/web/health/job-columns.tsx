import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listJobs } from '../../contract/health.endpoints.ts'
import { jobStateTable } from '../../domain/state-tables.ts'

const none = <span aria-hidden>—</span>

/** Columns of background jobs. */
export const jobColumns: Columns<typeof listJobs> = {
  task: { width: '24%', cell: ({ task }) => <span translate="no">{task}</span> },
  status: { cell: ({ status }) => <StateOf table={jobStateTable} state={status} /> },
  attempts: {
    align: 'end',
    cell: ({ attempts, maxAttempts }) => <span className="tabular">{`${attempts} / ${maxAttempts}`}</span>,
  },
  error: { cell: ({ error }) => (error ? <span translate="no">{error.slice(0, 200)}</span> : none) },
  runAt: { sort: 'RUN_DATE', cell: ({ runAt }) => <DateText value={runAt} as="time" /> },
  created: {
    sort: 'CREATE_DATE',
    optional: true,
    cell: ({ createdAt }) => <DateText value={createdAt} as="time" />,
  },
}
