import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import * as grants from './server/grant-roles.use-case.ts'
import { tellOfRoles } from './server/notify.subscribers.ts'
import { registerRoleTransfers } from './server/register.subscribers.ts'
import {
  addRoleUseCase,
  getRolesQuery,
  giveUpRoleUseCase,
  setDefaultRoleUseCase,
} from './server/own-roles.use-case.ts'
import * as requests from './server/role-requests.use-case.ts'
import * as transfers from './server/role-transfers.use-case.ts'

/** Roles that people hold, ask for, and hand over. */
export const rolesFeature: Feature = {
  name: 'roles',
  endpoints,
  handlers: [
    getRolesQuery,
    addRoleUseCase,
    giveUpRoleUseCase,
    setDefaultRoleUseCase,
    ...Object.values(grants),
    ...Object.values(requests),
    ...Object.values(transfers),
  ],
  subscribers: [tellOfRoles, registerRoleTransfers],
  constraintErrors: { role_request_open: 'STATE_CHANGED', role_transfer_open: 'STATE_CHANGED' },
}
