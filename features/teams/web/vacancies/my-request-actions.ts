import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { revokeJoinRequest } from '../../contract/join-request.endpoints.ts'
import type { MyJoinRequest } from '../joining.types.ts'
import { joinRequestStateTable } from '../../domain/state-tables.ts'

/** Actions of the applicant on their request. */
export const myRequestActions = actionsOf<MyJoinRequest>(
  'teams:myRequests',
  {
    revoke: {
      icon: CloseIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(revokeJoinRequest, { body: { requestId: id } }),
    },
    accept: null,
    reject: null,
  },
  {
    words: ({ project }) => ({ project: project.name ?? project.serialNumber }),
    states: joinRequestStateTable,
  },
)
