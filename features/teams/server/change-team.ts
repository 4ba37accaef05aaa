import { sql } from 'kysely'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import type { AcceleratorTeamFacts } from '../domain/accelerator-team.policy.ts'
import type { MemberEvent } from '../domain/member-events.ts'
import { findMember, type TeamRow } from './team.repository.ts'
import { teamOfHeader } from './team-of-header.ts'
import { workingAdministrators } from '#platform/server/recipients.ts'

/** The member of the chosen accelerator that a call changes. */
export type MemberSubject = AcceleratorTeamFacts & { member: TeamRow & { person: { uid: string } } }

/** Loads the member under a lock of the accelerator, so that concurrent calls cannot remove the last administrators. */
export const lockMember = async (
  ctx: Context,
  input: { headers: { 'accelerator-id': number } },
  personUid: string,
): Promise<MemberSubject | undefined> => {
  const team = await teamOfHeader(ctx, input)
  await sql`select id from accelerator where id = ${team.acceleratorId} for no key update`.execute(ctx.db)
  const member = await findMember(ctx, team.acceleratorId, personUid)
  return member?.person ? { ...team, member: { ...member, person: member.person } } : undefined
}

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
