import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf, type ActionTools } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import {
  acceptRoleRequest,
  rejectRoleRequest,
  type listRoleRequests,
} from '../../../../roles/contract/role.endpoints.ts'

type RoleRequest = ResponseOf<typeof listRoleRequests>['items'][number]

// What one decides about is read in full, however long.
const about = ({ message }: RoleRequest, { t }: ActionTools) => t('roleRequests.quote', { message })

/** What an administrator may decide about a request for a role. */
export const roleRequestActions = actionsOf<RoleRequest>(
  'administration:roleRequests',
  {
    accept: {
      icon: CheckIcon,
      confirm: true,
      about,
      send: ({ id }) => call(acceptRoleRequest, { body: { requestId: id } }),
    },
    reject: {
      icon: CloseIcon,
      danger: true,
      reason: 'required',
      about,
      send: ({ id }, { reason }) => call(rejectRoleRequest, { body: { requestId: id, reason } }),
    },
    revoke: null,
  },
  {
    words: ({ role, person }, { t }) => ({ role: t(`roleNames.${role}`), name: person.name }),
    states: 'requestStates',
  },
)
