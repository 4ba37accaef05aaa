import { createHash } from 'node:crypto'
import { personOf, type MemberRole } from '#platform/domain/actor.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { letterLimits } from '../domain/invitation.rules.ts'
import type { Invitee } from './invitee.ts'

/** What is offered: a place in a project's team, or one role in an accelerator. */
export type Offer = {
  projectId?: number
  acceleratorId?: number
  role?: MemberRole
  admin?: boolean
  roleInTeam?: string
  message: string
}

// No address a stranger typed is kept in the clear beyond the invitation itself.
const hashed = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('base64url')

/** Counts one letter more: nobody floods others, and nobody is flooded. */
export const countLetter = async (ctx: Context, email: string): Promise<void> => {
  await countHit(ctx.db, `teams.sender:${personOf(ctx.actor)!.uid}`, letterLimits.sender)
  await countHit(ctx.db, `teams.address:${hashed(email)}`, letterLimits.address)
}

/** The same for many projects that are brought at once. */
export const countImportedLetter = async (ctx: Context, email: string): Promise<void> => {
  await countHit(ctx.db, `teams.importer:${personOf(ctx.actor)!.uid}`, letterLimits.importer)
  await countHit(ctx.db, `teams.address:${hashed(email)}`, letterLimits.address)
}

/** Writes invitations that go out in one letter, all or none; answers their ids. */
export const sendInvitations = async (
  ctx: Context,
  invitee: Invitee,
  offers: readonly Offer[],
  count: (ctx: Context, email: string) => Promise<void> = countLetter,
): Promise<number[]> => {
  await count(ctx, invitee.email)
  const made = await ctx.db
    .insertInto('team_invitation')
    .values(
      offers.map((offer) => ({
        project_id: offer.projectId ?? null,
        accelerator_id: offer.acceleratorId ?? null,
        role: offer.role ?? null,
        admin: offer.admin ?? false,
        role_in_team: offer.roleInTeam ?? '',
        message: offer.message,
        email: invitee.email,
        person_uid: invitee.uid,
        chosen: invitee.chosen,
        status: invitee.uid === null ? ('REGISTER_WAITING' as const) : ('SENT' as const),
        created_by: personOf(ctx.actor)!.uid,
      })),
    )
    .returning(['id', 'accelerator_id', 'status', 'role'])
    .execute()
  for (const { id, accelerator_id, status, role } of made) {
    await audit(ctx, {
      acceleratorId: accelerator_id,
      subject: 'team_invitation',
      subjectId: id,
      action: 'invite',
      to: status,
      details: { role },
    })
  }
  const ids = made.map(({ id }) => id)
  await raise(ctx, 'TeamInvitationSent', { ids, first: true }, made[0]!.accelerator_id)
  return ids
}
