import { listMemberTeams } from '../../accelerators/contract/member.endpoints.ts'
import * as roles from '../contract/role.endpoints.ts'

/** What is no longer true after a deed on roles. */
export const roleReads = [roles.getRoles, roles.listRoleRequests, roles.listRoleTransfers, listMemberTeams]
