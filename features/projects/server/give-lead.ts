import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { projectsPerPerson } from '#platform/domain/quotas.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { countLed } from './count-led.ts'
import type { ProjectSubject } from './project.repository.ts'

/**
 * Makes the person with an address the leader of a project, in place of its leader or the managing accelerator. The
 * previous leader stays in the team; a pending offer to lead is deleted. The caller has locked the project.
 */
export const giveLead = async (
  ctx: Context,
  { id, leaderUid, keeperId }: ProjectSubject,
  { email, reason }: { email: string; reason: string },
): Promise<void> => {
  const { rows } = await sql<{ uid: string }>`
    select uid from person where lower(email) = ${email.toLowerCase()} and status = 'A' and erased_at is null
    for no key update`.execute(ctx.db)
  const personUid = rows[0]?.uid
  if (personUid === undefined) throw new ProductError('USER_NOT_REGISTERED')
  if (personUid === leaderUid) throw new ProductError('ROLE_ALREADY_GRANTED')
  if ((await countLed(ctx.db, personUid)) >= projectsPerPerson)
    throw new ProductError('PROJECT_QUOTA', { limit: projectsPerPerson })
  await sql`delete from project_leadership_offer where project_id = ${id} and status = 'OFFERED'`.execute(
    ctx.db,
  )
  await sql`
    insert into project_member (project_id, person_uid) values (${id}, ${personUid})
    on conflict (project_id, person_uid) do nothing`.execute(ctx.db)
  await ctx.db
    .updateTable('project')
    .set({ leader_uid: personUid, keeper_accelerator_id: null, updated_at: ctx.now.toISOString() })
    .where('id', '=', id)
    .execute()
  await audit(ctx, {
    acceleratorId: null,
    subject: 'project',
    subjectId: id,
    action: 'changeLeader',
    comment: reason,
    details: { personUid, formerUid: leaderUid },
  })
  await raise(ctx, 'ProjectLeadGiven', { id, personUid }, null)
  // Notifies the team if an accelerator managed the project.
  if (keeperId !== null) await raise(ctx, 'ProjectLeaderCame', { id, personUid }, keeperId)
}
