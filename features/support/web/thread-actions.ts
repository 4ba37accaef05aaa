import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, PersonIcon, RedoIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  closeSupportThread,
  reopenSupportThread,
  takeOverSupportThread,
  takeSupportThread,
} from '../contract/support.endpoints.ts'
import { supportStateTable } from '../domain/state-tables.ts'
import type { OpenThread } from './support.types.ts'

const which = ({ id, version }: OpenThread) => ({ body: { threadId: id, version } })

/** Actions on a request. Answering and writing are done with the form on its page. */
export const threadActions = actionsOf<OpenThread>(
  'support:actions',
  {
    take: { icon: PersonIcon, primary: true, send: (thread) => call(takeSupportThread, which(thread)) },
    takeOver: {
      icon: PersonIcon,
      reason: 'optional',
      send: ({ id, version }, { reason }) =>
        call(takeOverSupportThread, { body: { threadId: id, version, ...(reason ? { note: reason } : {}) } }),
    },
    answer: null,
    write: null,
    close: { icon: CheckIcon, send: (thread) => call(closeSupportThread, which(thread)) },
    reopen: { icon: RedoIcon, send: (thread) => call(reopenSupportThread, which(thread)) },
  },
  { words: ({ subject }) => ({ name: subject }), states: supportStateTable },
)
