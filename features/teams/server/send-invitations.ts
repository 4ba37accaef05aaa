import { reserveEmail } from '#features/communication'
import { type MemberRole } from '#platform/domain/actor.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import type { Invitee } from './invitee.ts'

/** What is offered: a place in a project's team, or one role in an accelerator. */
export type Offer = {
  projectId?: number
  acceleratorId?: number
  role?: MemberRole
  admin?: boolean
  roleInTeam?: string
  message: string
  /** The name of the invited person, as far as the inviting side knows it. */
  name?: string
  /** The language of the email to a person without an account; that of the caller by default. */
  locale?: 'ru' | 'en'
  /** Caused by a public form of the accelerator. */
  byForm?: boolean
}

/**
 * Creates invitations that are sent in one email, all or none, in the name of an accelerator or of the caller; returns
 * their ids.
 */
export const sendInvitations = async (
  ctx: SignedIn,
  invitee: Invitee,
  offers: readonly Offer[],
  inNameOf: number | null,
): Promise<number[]> => {
  await reserveEmail(ctx, {
    email: invitee.email,
    acceleratorId: inNameOf,
    byForm: offers.some(({ byForm }) => byForm),
  })
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
        by_form: offer.byForm ?? false,
        email: invitee.email,
        // A name from a public form is a stranger's text: an email must not say it to another stranger.
        invitee_name: offer.byForm ? '' : (offer.name ?? ''),
        locale: offer.locale ?? null,
        person_uid: invitee.uid,
        chosen: invitee.chosen,
        status: invitee.uid === null ? ('REGISTER_WAITING' as const) : ('SENT' as const),
        created_by: ctx.actor.uid,
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
