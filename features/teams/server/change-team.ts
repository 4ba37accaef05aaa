import { sql } from 'kysely'
import { outsideTeam } from '#platform/domain/accelerator-page.ts'
import { isMember, memberRoles } from '#platform/domain/actor.ts'
import { ProductError, notFound, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { loader } from '#platform/server/handler.ts'
import { workingAdministrators } from '#platform/server/recipients.ts'
import { acceleratorTeam, type AcceleratorTeamFacts } from '../domain/accelerator-team.policy.ts'
import type { MemberEvent } from '../domain/member-states.ts'
import { findMember, type TeamRow } from './team.repository.ts'

/** The member of the chosen accelerator that a call changes. */
export type MemberSubject = AcceleratorTeamFacts & { member: TeamRow & { person: { uid: string } } }

type Named = { headers: { 'accelerator-id': number } }

/**
 * Returns a loader of the member with this uid under a lock of the accelerator, so that concurrent calls cannot remove
 * the last administrators. Errors: those of `chosenAccelerator` for people outside the team, 404 for its members.
 */
export const lockedMember = <Input extends Named>(uidOf: (ctx: SignedIn, input: Input) => string) =>
  loader(
    async (ctx: SignedIn, input: Input): Promise<MemberSubject | undefined> => {
      const acceleratorId = input.headers['accelerator-id']
      // Before the lock: who may not see the team cannot make its members wait.
      if (!acceleratorTeam.view.allows(ctx.actor, { acceleratorId })) return undefined
      await sql`select id from accelerator where id = ${acceleratorId} for no key update`.execute(ctx.db)
      const member = await findMember(ctx, acceleratorId, uidOf(ctx, input))
      return member?.person ? { acceleratorId, member: { ...member, person: member.person } } : undefined
    },
    (actor, { headers }) =>
      isMember(actor, headers['accelerator-id'], ...memberRoles) ? notFound() : outsideTeam(actor),
  )

/**
 * Writes the audit entry and raises the event; fails if no administrator remains.
 */
export const memberChanged = async (
  ctx: Context,
  { acceleratorId, member }: MemberSubject,
  event: MemberEvent,
  details: Record<string, unknown> = {},
  payload: { lost?: boolean } = {},
): Promise<void> => {
  if (member.admin) {
    const left = await sql`${workingAdministrators(acceleratorId)}`.execute(ctx.db)
    if (left.rows.length === 0) throw new ProductError('LAST_ADMINISTRATOR')
  }
  const { uid } = member.person
  await audit(ctx, {
    acceleratorId,
    subject: 'accelerator_member',
    subjectId: uid,
    action: event,
    from: member.roles.join(','),
    details,
  })
  await raise(ctx, event, { uid, ...payload }, acceleratorId)
}

/** Reloads the member's row. */
export const memberNow = async (ctx: Context, { acceleratorId, member }: MemberSubject): Promise<TeamRow> =>
  stillThere(await findMember(ctx, acceleratorId, member.person.uid))
