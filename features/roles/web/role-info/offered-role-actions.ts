import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { AddIcon, SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { personStore } from '#platform/web/person-store.ts'
import { addRole, requestRole } from '../../contract/role.endpoints.ts'
import type { PersonRoles } from '../role.types.ts'

/** Updates the role picker immediately. */
const followNewRole = ({ roles }: PersonRoles): void =>
  personStore.set(
    (person) => person && { ...person, roles: [...new Set(['INI', ...roles.map(({ role }) => role)])] },
  )

type OfferedRole = PersonRoles['offered'][number]

/** Actions on a role that the user does not hold. */
export const offeredRoleActions = actionsOf<OfferedRole>(
  'roles:offered',
  {
    add: {
      icon: AddIcon,
      send: async ({ role }) => followNewRole(await call(addRole, { body: addRole.body.parse({ role }) })),
    },
    request: {
      icon: SendIcon,
      reason: 'required',
      send: ({ role }, { reason }) =>
        call(requestRole, { body: requestRole.body.parse({ role, message: reason }) }),
    },
  },
  { words: ({ role }, { t }) => ({ role: t(`roleNames.${role}`) }) },
)
