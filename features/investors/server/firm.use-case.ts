import { sql } from 'kysely'
import { reserveEmail } from '#features/communication'
import { isPerson } from '#platform/domain/actor.ts'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db, SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { transition, type Locked } from '#platform/server/transition.ts'
import * as contract from '../contract/firm.endpoints.ts'
import type { InvestorEvent } from '../domain/events.ts'
import { firmInvitationMachine } from '../domain/firm-invitation.machine.ts'
import { firmInvitations, firms } from '../domain/firm.policy.ts'
import { maxFirmPeople, type FirmInvitationAction } from '../domain/firms.ts'
import { investorProfiles } from '../domain/investor-showcase.policy.ts'
import {
  findFirm,
  firmIdOf,
  lockFirm,
  lockInvitation,
  type FirmInvitationSubject,
  type FirmSubject,
} from './firm.repository.ts'

const record = (ctx: SignedIn, firmId: number, action: AuditAction, details: Record<string, unknown> = {}) =>
  audit(ctx, { acceleratorId: null, subject: 'investor_firm', subjectId: firmId, action, details })

/** Adds a member; locks the person, who can be in one firm only. Errors: `FIRM_TAKEN`. */
const join = async (db: Db, firmId: number, uid: string, admin: boolean): Promise<void> => {
  await sql`select from person where uid = ${uid} for no key update`.execute(db)
  if ((await firmIdOf(db, uid)) !== null) throw new ProductError('FIRM_TAKEN')
  await db.insertInto('firm_member').values({ person_uid: uid, firm_id: firmId, admin }).execute()
}

export const createFirmUseCase = useCase({
  endpoint: contract.createFirm,
  load: nothing,
  authorize: investorProfiles.view,
  run: async (ctx, { body: { name, about } }) => {
    const { uid } = ctx.actor
    const { id } = await ctx.db
      .insertInto('investor_firm')
      .values({ name, about, created_by: uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await join(ctx.db, id, uid, true)
    await record(ctx, id, 'create', { name })
    return undefined
  },
})

export const editFirmUseCase = useCase({
  endpoint: contract.editFirm,
  load: (ctx, { body: { firmId } }) => findFirm(ctx.db, firmId),
  authorize: firms.manage,
  run: async (ctx, { body: { firmId, name, about, version } }) => {
    const saved = await ctx.db
      .updateTable('investor_firm')
      .set({ name, about, version: version + 1 })
      .where('id', '=', firmId)
      .where('version', '=', version)
      .executeTakeFirst()
    if (saved.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await record(ctx, firmId, 'edit', { name })
    return undefined
  },
})

export const inviteToFirmUseCase = useCase({
  endpoint: contract.inviteToFirm,
  load: (ctx, { body: { firmId } }) => lockFirm(ctx.db, firmId),
  authorize: firms.manage,
  run: async (ctx, { body: { firmId, email } }, { firmUids }) => {
    const { rows } = await sql<{ waiting: number; invited: boolean; mine: boolean }>`
      select count(*)::int as waiting, coalesce(bool_or(lower(i.email) = lower(${email})), false) as invited,
        (select lower(u.email) = lower(${email}) from person u where u.uid = ${ctx.actor.uid}) as mine
      from firm_invitation i where i.firm_id = ${firmId} and i.status = 'SENT'`.execute(ctx.db)
    const { waiting, invited, mine } = rows[0]!
    if (mine) throw invalid({ email: 'ALREADY_TAKEN' })
    if (invited) throw new ProductError('FIRM_INVITED')
    if (firmUids.length + waiting >= maxFirmPeople)
      throw new ProductError('FIRM_FULL', { limit: maxFirmPeople })
    await reserveEmail(ctx, { email, acceleratorId: null })
    const { id } = await ctx.db
      .insertInto('firm_invitation')
      .values({ firm_id: firmId, email, invited_by: ctx.actor.uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(ctx, firmId, 'invite')
    await raise(ctx, 'FirmInvitationSent' satisfies InvestorEvent, { id }, null)
    return undefined
  },
})

const loadInvitation = (ctx: Context, { body }: { body: { invitationId: number } }) =>
  lockInvitation(ctx, body.invitationId)

const move = (
  ctx: SignedIn,
  invitation: Locked<FirmInvitationSubject>,
  action: FirmInvitationAction,
  version: number,
) =>
  transition(ctx, firmInvitationMachine, action, {
    id: invitation.id,
    acceleratorId: null,
    facts: invitation,
    expectedVersion: version,
    set: { version: version + 1, updated_at: ctx.now.toISOString() },
  })

export const revokeFirmInvitationUseCase = useCase({
  endpoint: contract.revokeFirmInvitation,
  load: loadInvitation,
  authorize: firmInvitations.revoke,
  run: async (ctx, { body: { version } }, invitation) => {
    await move(ctx, invitation, 'revoke', version)
    return undefined
  },
})

export const acceptFirmInvitationUseCase = useCase({
  endpoint: contract.acceptFirmInvitation,
  load: loadInvitation,
  authorize: firmInvitations.answer,
  run: async (ctx, { body: { version } }, invitation) => {
    // The last member may be leaving concurrently: an empty firm cannot be joined.
    const firm = await lockFirm(ctx.db, invitation.firmId)
    if (!firm || firm.firmUids.length === 0) throw new ProductError('STATE_CHANGED')
    await move(ctx, invitation, 'accept', version)
    await join(ctx.db, invitation.firmId, ctx.actor.uid, false)
    await record(ctx, invitation.firmId, 'join')
    return undefined
  },
})

export const declineFirmInvitationUseCase = useCase({
  endpoint: contract.declineFirmInvitation,
  load: loadInvitation,
  authorize: firmInvitations.answer,
  run: async (ctx, { body: { version } }, invitation) => {
    await move(ctx, invitation, 'decline', version)
    return undefined
  },
})

/** Requires that a firm with members has an administrator. Errors: `FIRM_LAST_ADMIN`. */
const requireAdmin = ({ firmUids, firmAdminUids }: FirmSubject, without: string): void => {
  const others = firmUids.filter((uid) => uid !== without)
  if (others.length > 0 && !firmAdminUids.some((uid) => uid !== without))
    throw new ProductError('FIRM_LAST_ADMIN')
}

export const setFirmAdminUseCase = useCase({
  endpoint: contract.setFirmAdmin,
  load: (ctx, { body: { firmId } }) => lockFirm(ctx.db, firmId),
  authorize: firms.manage,
  run: async (ctx, { body: { firmId, personUid, admin } }, firm) => {
    if (!firm.firmUids.includes(personUid)) throw invalid({ personUid: 'NOT_IN_LIST' })
    if (!admin && !firm.firmAdminUids.some((uid) => uid !== personUid))
      throw new ProductError('FIRM_LAST_ADMIN')
    await ctx.db
      .updateTable('firm_member')
      .set({ admin })
      .where('firm_id', '=', firmId)
      .where('person_uid', '=', personUid)
      .execute()
    await record(ctx, firmId, admin ? 'makeAdmin' : 'unmakeAdmin', { personUid })
    return undefined
  },
})

/** Withdraws the pending invitations that the leaving person sent, and all if the firm becomes empty. */
const takeBackInvitations = async (
  ctx: SignedIn,
  { id, firmUids, firmAdminUids }: FirmSubject,
  uid: string,
): Promise<void> => {
  // Only administrators may withdraw invitations; other members have sent none.
  if (!firmAdminUids.some((admin) => isPerson(ctx.actor, admin))) return
  const sent = await ctx.db
    .selectFrom('firm_invitation')
    .select('id')
    .where('firm_id', '=', id)
    .where('status', '=', 'SENT')
    .where((is) => (firmUids.length === 1 ? is.val(true) : is('invited_by', '=', uid)))
    .orderBy('id')
    .execute()
  for (const one of sent) {
    const invitation = await lockInvitation(ctx, one.id)
    if (invitation?.status === 'SENT') await move(ctx, invitation, 'revoke', invitation.version)
  }
}

/**
 * Removes a member. Their cards remain in the firm's pipeline without their name; the last member takes the cards
 * along.
 */
const takeOut = async (ctx: SignedIn, firm: FirmSubject, uid: string): Promise<void> => {
  const { db } = ctx
  const { id, firmUids } = firm
  await takeBackInvitations(ctx, firm, uid)
  await db.deleteFrom('firm_member').where('person_uid', '=', uid).where('firm_id', '=', id).execute()
  await (firmUids.length === 1
    ? sql`update pipeline_card set firm_id = null where firm_id = ${id} and owner_uid = ${uid}`.execute(db)
    : sql`update pipeline_card set owner_uid = null where firm_id = ${id} and owner_uid = ${uid}`.execute(db))
}

export const removeFromFirmUseCase = useCase({
  endpoint: contract.removeFromFirm,
  load: (ctx, { body: { firmId } }) => lockFirm(ctx.db, firmId),
  authorize: firms.manage,
  run: async (ctx, { body: { firmId, personUid } }, firm) => {
    if (!firm.firmUids.includes(personUid)) throw invalid({ personUid: 'NOT_IN_LIST' })
    requireAdmin(firm, personUid)
    await takeOut(ctx, firm, personUid)
    await record(ctx, firmId, 'remove', { personUid })
    await raise(ctx, 'FirmMemberRemoved' satisfies InvestorEvent, { id: firmId, personUid }, null)
    return undefined
  },
})

export const leaveFirmUseCase = useCase({
  endpoint: contract.leaveFirm,
  load: (ctx, { body: { firmId } }) => lockFirm(ctx.db, firmId),
  authorize: firms.leave,
  run: async (ctx, { body: { firmId } }, firm) => {
    requireAdmin(firm, ctx.actor.uid)
    await takeOut(ctx, firm, ctx.actor.uid)
    await record(ctx, firmId, 'leave')
    return undefined
  },
})
