import { sql } from 'kysely'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { countAsking } from '#platform/server/count-asking.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { transition } from '#platform/server/transition.ts'
import {
  acceptRoleRequest,
  listRoleRequests,
  rejectRoleRequest,
  requestRole,
  revokeRoleRequest,
} from '../contract/role.endpoints.ts'
import { heldRoles } from '../domain/held-roles.policy.ts'
import { roleAdministration } from '../domain/role-administration.policy.ts'
import { roleRequestMachine, roleRequests, type RoleRequestFacts } from '../domain/role-request.machine.ts'
import type { RoleRequestAction } from '../domain/states.ts'
import { addPortalRole } from './held-roles.repository.ts'
import { ownRoles } from './held-roles.repository.ts'
import { findRoleRequest, roleRequestRows, type RoleRequest } from './role-request.repository.ts'
import { allRoleRequests } from './role-requests.row-set.ts'

type Subject = RoleRequestFacts & RoleRequest

const load = async (ctx: Context, id: number): Promise<Subject | undefined> => {
  const found = await findRoleRequest(ctx, id)
  return found && { ...found, personUid: found.person.uid }
}

const move = async (ctx: SignedIn, request: Subject, action: RoleRequestAction, reason = '') => {
  await transition(ctx, roleRequestMachine, action, {
    id: request.id,
    acceleratorId: null,
    facts: async () => request,
    comment: reason,
    set: { reason, decided_by: ctx.actor.uid, decided_at: ctx.now.toISOString() },
  })
  return stillThere(await findRoleRequest(ctx, request.id))
}

/** Requests a role from an administrator. */
export const requestRoleUseCase = useCase({
  endpoint: requestRole,
  load: ownRoles,
  authorize: heldRoles.add,
  run: async (ctx, { body: { role, message } }, { personUid }) => {
    await countAsking(ctx)
    const heldRole = await ctx.db
      .selectFrom('person_role')
      .select('role')
      .where('person_uid', '=', personUid)
      .where('role', '=', role)
      .executeTakeFirst()
    if (heldRole) throw new ProductError('ROLE_ALREADY_GRANTED')
    const { id } = await ctx.db
      .insertInto('role_request')
      .values({ person_uid: personUid, role, message })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { acceleratorId: null, subject: 'role_request', subjectId: id, action: 'create' })
    await raise(ctx, 'RoleRequested', { id }, null)
    return stillThere(await findRoleRequest(ctx, id))
  },
})

export const listRoleRequestsQuery = listOf(listRoleRequests, {
  load: nothing,
  authorize: roleAdministration.look,
  rows: roleRequestRows,
  ...allRoleRequests,
  sortings: () => ({
    STATE: [
      sql`case when r.status = 'CONSIDERATION' then 0 else 1 end`,
      sql`case when r.status = 'CONSIDERATION' then r.id else -r.id end`,
    ],
    CREATE_DATE: sql`r.id`,
  }),
})

/** Accepts a request and grants the role. */
export const acceptRoleRequestUseCase = useCase({
  endpoint: acceptRoleRequest,
  load: (ctx, { body }) => load(ctx, body.requestId),
  authorize: roleRequests.decide,
  run: async (ctx, _input, request) => {
    const moved = await move(ctx, request, 'accept')
    await addPortalRole(ctx.db, request.personUid, request.role)
    return moved
  },
})

export const rejectRoleRequestUseCase = useCase({
  endpoint: rejectRoleRequest,
  load: (ctx, { body }) => load(ctx, body.requestId),
  authorize: roleRequests.decide,
  run: (ctx, { body }, request) => move(ctx, request, 'reject', body.reason),
})

export const revokeRoleRequestUseCase = useCase({
  endpoint: revokeRoleRequest,
  load: (ctx, { body }) => load(ctx, body.requestId),
  authorize: roleRequests.revoke,
  run: (ctx, _input, request) => move(ctx, request, 'revoke'),
})
