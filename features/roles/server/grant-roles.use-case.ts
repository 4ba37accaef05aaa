import { isPerson } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { grantRole, setAccess, withdrawRole } from '../contract/role.endpoints.ts'
import { heldRoles } from '../domain/held-roles.policy.ts'
import { addPortalRole, lockAdministrators, removePortalRole } from './held-roles.repository.ts'
import { personOfRoles } from './held-roles.repository.ts'
import { readPersonRoles } from './read-person-roles.ts'

/** An administrator grants a role; the person is notified. */
export const grantRoleUseCase = useCase({
  endpoint: grantRole,
  load: (ctx, { body }) => personOfRoles(ctx, body.uid),
  authorize: heldRoles.grant,
  run: async (ctx, { body: { uid, role } }) => {
    if (!(await addPortalRole(ctx.db, uid, role))) throw new ProductError('ROLE_ALREADY_GRANTED')
    await audit(ctx, {
      acceleratorId: null,
      subject: 'person',
      subjectId: uid,
      action: 'grantRole',
      details: { role },
    })
    await raise(ctx, 'RoleGranted', { uid, role }, null)
    return readPersonRoles(ctx, uid)
  },
})

/**
 * An administrator withdraws a role. The last administrator has to remain, and administrators cannot withdraw their own
 * administrator role.
 */
export const withdrawRoleUseCase = useCase({
  endpoint: withdrawRole,
  load: (ctx, { body }) => personOfRoles(ctx, body.uid),
  authorize: heldRoles.grant,
  run: async (ctx, { body: { uid, role } }) => {
    if (role === 'ADMIN') {
      const administrators = await lockAdministrators(ctx.db)
      if (isPerson(ctx.actor, uid) || administrators.every((other) => other === uid))
        throw new ProductError('LAST_ADMINISTRATOR')
    }
    if (!(await removePortalRole(ctx.db, uid, role))) throw new ProductError('STATE_CHANGED')
    await audit(ctx, {
      acceleratorId: null,
      subject: 'person',
      subjectId: uid,
      action: 'withdrawRole',
      details: { role },
    })
    await raise(ctx, 'RoleWithdrawn', { uid, role }, null)
    return readPersonRoles(ctx, uid)
  },
})

/** An administrator sets access flags and the certified expert mark. */
export const setAccessUseCase = useCase({
  endpoint: setAccess,
  load: (ctx, { body }) => personOfRoles(ctx, body.uid),
  authorize: heldRoles.grant,
  run: async (ctx, { body: { uid, accessFlags, certifiedExpert, comment } }) => {
    const flags = [...new Set(accessFlags)]
    // This update comes first because it locks the row: concurrent calls cannot mix their flags.
    await ctx.db
      .updateTable('person')
      .set({ certified_expert: certifiedExpert })
      .where('uid', '=', uid)
      .execute()
    await ctx.db.deleteFrom('person_access_flag').where('person_uid', '=', uid).execute()
    if (flags.length > 0)
      await ctx.db
        .insertInto('person_access_flag')
        .values(flags.map((flag) => ({ person_uid: uid, flag })))
        .execute()
    await audit(ctx, {
      acceleratorId: null,
      subject: 'person',
      subjectId: uid,
      action: 'setAccess',
      comment,
      details: { accessFlags: flags, certifiedExpert },
    })
    return readPersonRoles(ctx, uid)
  },
})
