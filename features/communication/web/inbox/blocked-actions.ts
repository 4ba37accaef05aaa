import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { UndoIcon } from '#platform/web/work/components/icons/icons.ts'
import { unblockSender, type getBlockedSenders } from '../../contract/message-report.endpoints.ts'

type Blocked = ResponseOf<typeof getBlockedSenders>['items'][number]

/** Actions on a blocked sender. */
export const blockedActions = actionsOf<Blocked>('communication:blocked', {
  unblock: { icon: UndoIcon, send: ({ uid }) => call(unblockSender, { body: { personUid: uid } }) },
})
