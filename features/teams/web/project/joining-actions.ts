import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { acceptJoinRequest, rejectJoinRequest } from '../../contract/join-request.endpoints.ts'
import type { JoinRequest } from '../joining.types.ts'
import { joinRequestStateTable } from '../../domain/state-tables.ts'

/** Answers to a request, confirmed because they are final for the applicant. */
export const joiningActions = actionsOf<JoinRequest>(
  'teams:joining',
  {
    accept: {
      confirm: true,
      send: ({ id }) => call(acceptJoinRequest, { body: { requestId: id } }),
    },
    reject: {
      danger: true,
      reason: 'required',
      send: ({ id }, { reason }) => call(rejectJoinRequest, { body: { requestId: id, reason } }),
    },
    revoke: null,
  },
  { words: ({ person }) => ({ name: person.name }), states: joinRequestStateTable },
)
