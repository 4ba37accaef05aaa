import { call } from '#platform/web/api/call.ts'
import { actionsOf, type ActionTools } from '#platform/web/work/actions/actions-of.ts'
import { CheckIcon, CloseIcon } from '#platform/web/work/components/icons/icons.ts'
import { acceptRoleRequest, rejectRoleRequest, revokeRoleRequest } from '../../contract/role.endpoints.ts'
import type { RoleRequest } from '../role.types.ts'
import { roleRequestStateTable } from '../../domain/state-tables.ts'

// Shows the whole message in the confirmation, however long.
const about = ({ message }: RoleRequest, { t }: ActionTools) => t('requests.quote', { message })

/** Actions on a request for a role, for administrators and for its author. */
export const roleRequestActions = actionsOf<RoleRequest>(
  'roles:requests',
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
    revoke: {
      danger: true,
      confirm: true,
      send: ({ id }) => call(revokeRoleRequest, { body: { requestId: id } }),
    },
  },
  {
    words: ({ role, person }, { t }) => ({ role: t(`roleNames.${role}`), name: person.name }),
    states: roleRequestStateTable,
  },
)
