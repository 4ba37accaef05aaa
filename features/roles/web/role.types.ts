import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { getRoles } from '../contract/role.endpoints.ts'

/** Roles of a person, as the endpoint returns them. */
export type PersonRoles = ResponseOf<typeof getRoles>

/** A role of a person. */
export type HeldRole = PersonRoles['roles'][number]

/** A request for a role. */
export type RoleRequest = PersonRoles['requests'][number]

export type RoleTransfer = PersonRoles['transfers'][number]
