import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { inviteToEvent } from '../contract/invitation.endpoints.ts'
import type { EventCandidate } from './event.types.ts'

/** Actions on projects to invite, one or several. */
export const candidateActions = actionsOf<EventCandidate, never, { eventId: number }>(
  'events:candidate',
  {
    invite: {
      icon: SendIcon,
      primary: true,
      reason: 'optional',
      send: ({ id }, { eventId, reason }) =>
        call(inviteToEvent, { body: { eventId, projectIds: [id], message: reason } }),
      bulk: {
        because: ({ status }) => (status === null ? 'closed' : `in_${status}`),
        send: (rows, { eventId, reason }) =>
          call(inviteToEvent, {
            body: { eventId, projectIds: rows.map(({ id }) => id), message: reason },
          }),
      },
    },
  },
  { words: ({ name }) => ({ project: name }) },
)
