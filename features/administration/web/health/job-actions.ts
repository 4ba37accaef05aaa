import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { DeleteIcon, RedoIcon } from '#platform/web/work/components/icons/icons.ts'
import { discardJob, retryJob, type listJobs } from '../../contract/health.endpoints.ts'
import { jobStateTable } from '../../domain/state-tables.ts'

type ListedJob = ResponseOf<typeof listJobs>['items'][number]

/** Actions on a failed job. */
export const jobActions = actionsOf<ListedJob>(
  'administration:jobs',
  {
    retry: { icon: RedoIcon, send: ({ id }) => call(retryJob, { body: { id } }) },
    discard: {
      icon: DeleteIcon,
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(discardJob, { body: { id, reason } }),
    },
  },
  { words: ({ task }) => ({ task }), states: jobStateTable },
)
