import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getRoles } from '../contract/role.endpoints.ts'

/** What a person holds, as the call answers it. */
export type PersonRoles = ResponseOf<typeof getRoles>

/** A role as it is held. */
export type HeldRole = PersonRoles['roles'][number]

/** A request for a role. */
export type RoleRequest = PersonRoles['requests'][number]

export type RoleTransfer = PersonRoles['transfers'][number]
