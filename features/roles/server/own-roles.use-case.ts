import { type Person } from '#platform/domain/actor.ts'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { addRole, getRoles, giveUpRole, setDefaultRole } from '../contract/role.endpoints.ts'
import { heldRoles } from '../domain/held-roles.policy.ts'
import { canGiveUp } from '../domain/roles.rules.ts'
import { addPortalRole, ownRoles, removePortalRole } from './held-roles.repository.ts'
import { readPersonRoles } from './read-person-roles.ts'

const audited = async (ctx: Context, uid: string, action: AuditAction, role: string) => {
  await audit(ctx, { acceleratorId: null, subject: 'person', subjectId: uid, action, details: { role } })
  return readPersonRoles(ctx, uid)
}

export const getRolesQuery = query({
  endpoint: getRoles,
  load: (ctx, { query: { uid } }) =>
    ctx.db.selectFrom('person').select('uid as personUid').where('uid', '=', uid).executeTakeFirst(),
  authorize: heldRoles.view,
  run: (ctx, _input, { personUid }) => readPersonRoles(ctx, personUid),
})

/** Adds a role that gives no access by itself. */
export const addRoleUseCase = useCase({
  endpoint: addRole,
  load: ownRoles,
  authorize: heldRoles.add,
  run: async (ctx, { body: { role } }, { personUid }) => {
    if (!(await addPortalRole(ctx.db, personUid, role))) throw new ProductError('ROLE_ALREADY_GRANTED')
    return audited(ctx, personUid, 'addRole', role)
  },
})

/** Gives up a portal role. Administrators have to transfer theirs instead. */
export const giveUpRoleUseCase = useCase({
  endpoint: giveUpRole,
  load: ownRoles,
  authorize: heldRoles.add,
  run: async (ctx, { body: { role } }, { personUid }) => {
    if (!canGiveUp(role)) throw invalid({ role: 'NOT_IN_LIST' })
    if (!(await removePortalRole(ctx.db, personUid, role))) throw new ProductError('STATE_CHANGED')
    return audited(ctx, personUid, 'giveUpRole', role)
  },
})

const hasRole = (person: Person, role: string): boolean =>
  person.roles.some((own) => own === role) ||
  person.memberships.some(({ roles }) => roles.some((own) => own === role))

/** Sets the role that is active after the next sign-in. */
export const setDefaultRoleUseCase = useCase({
  endpoint: setDefaultRole,
  load: ownRoles,
  authorize: heldRoles.add,
  run: async (ctx, { body: { role } }, { personUid }) => {
    if (role !== null && !hasRole(ctx.actor, role)) throw invalid({ role: 'NOT_IN_LIST' })
    await ctx.db.updateTable('person').set({ default_role: role }).where('uid', '=', personUid).execute()
    return readPersonRoles(ctx, personUid)
  },
})
