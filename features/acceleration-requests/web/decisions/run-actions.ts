import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { BlockIcon } from '#platform/web/work/components/icons/icons.ts'
import { cancelDecisionRun, type getDecisionRun } from '../../contract/decision.endpoints.ts'
import { runStateTable } from '../../domain/state-tables.ts'

/** Actions on a decision run. */
export const runActions = actionsOf<ResponseOf<typeof getDecisionRun>>(
  'acceleration-requests:runs.actions',
  {
    cancel: {
      icon: BlockIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(cancelDecisionRun, { body: { runId: id } }),
    },
  },
  { states: runStateTable },
)
