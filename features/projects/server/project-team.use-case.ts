import { sql } from 'kysely'
import { checkValues } from '#features/dictionaries'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { useCase } from '#platform/server/handler.ts'
import { editProjectMember, leaveProject, removeProjectMember } from '../contract/team.endpoints.ts'
import { projectMembers } from '../domain/project-member.policy.ts'
import { findOpenOffer } from './leadership.repository.ts'
import { moveOffer } from './move-offer.ts'
import { findMembership, findProjectOfMember, lockProject, type MemberSubject } from './project.repository.ts'
import { readMember } from './read-members.ts'

/** A member's chosen values, by form field. */
type MemberChoices = { roles: number[]; responsibilities: number[]; competencies: number[] }

const dictionaries = {
  roles: 'PROJECT_ROLES',
  responsibilities: 'RESPONSIBILITY_AREAS',
  competencies: 'COMPETENCIES',
} as const

const fields = Object.keys(dictionaries) as (keyof MemberChoices)[]

/** Writes a member's chosen dictionary values; a value chosen before remains valid after it is archived. */
const writeMemberValues = async (db: Db, memberId: number, choices: MemberChoices): Promise<void> => {
  const { rows: existing } = await sql<{ id: number; code: string }>`
    select w.value_id as id, d.code from project_member_value w join dictionary_value v on v.id = w.value_id
      join dictionary d on d.id = v.dictionary_id where w.member_id = ${memberId}`.execute(db)
  for (const field of fields) {
    const code = dictionaries[field]
    const known = new Set(existing.filter((value) => value.code === code).map(({ id }) => id))
    await checkValues(
      db,
      code,
      choices[field].filter((id) => !known.has(id)),
      field,
    )
  }
  const ids = [...new Set(fields.flatMap((field) => choices[field]))]
  await sql`
    with gone as (
      delete from project_member_value where member_id = ${memberId} and value_id <> all(${ids}::bigint[]))
    insert into project_member_value (member_id, value_id) select ${memberId}, unnest(${ids}::bigint[])
    on conflict do nothing`.execute(db)
}

/** Edits a member's data in the team. */
export const editProjectMemberUseCase = useCase({
  endpoint: editProjectMember,
  load: (ctx, { body }) => findProjectOfMember(ctx.db, body.memberId),
  authorize: projectMembers.edit,
  run: async (ctx, { body }, subject) => {
    stillThere(
      await ctx.db
        .updateTable('project_member')
        .set({
          position: body.position,
          role_in_team: body.roleInTeam,
          responsibility_area: body.responsibilityArea,
          resume: body.resume,
          additional_info: body.additionalInfo,
        })
        .where('id', '=', subject.memberId)
        .returning('id')
        .executeTakeFirst(),
    )
    await writeMemberValues(ctx.db, subject.memberId, body)
    await note(ctx, subject, 'editMember')
    return (after) => readMember(after, subject)
  },
})

const note = (ctx: Context, { id, memberUid }: MemberSubject, action: AuditAction) =>
  audit(ctx, {
    acceleratorId: null,
    subject: 'project',
    subjectId: id,
    action,
    details: { personUid: memberUid },
  })

/** Removes a member from the team, with a pending offer to lead; the leader cannot be removed (spec 6). */
const takeOut = async (
  ctx: Context,
  { id, memberId }: MemberSubject,
  how: 'removeMember' | 'leaveTeam',
): Promise<undefined> => {
  await lockProject(ctx.db, id)
  const subject = stillThere(await findProjectOfMember(ctx.db, memberId))
  if (subject.memberUid === subject.leaderUid) throw new ProductError('PROJECT_LEADER_REQUIRED')
  const offer = await findOpenOffer(ctx.db, id)
  if (offer?.toUid === subject.memberUid)
    await moveOffer(ctx, offer, how === 'removeMember' ? 'revoke' : 'decline')
  const gone = await ctx.db
    .deleteFrom('project_member')
    .where('id', '=', memberId)
    .returning('resume_file_id')
    .executeTakeFirst()
  if (gone?.resume_file_id) await forgetFiles(ctx.db, [gone.resume_file_id])
  await note(ctx, subject, how)
  await raise(ctx, 'ProjectMemberLeft', { id, personUid: subject.memberUid }, null)
  return undefined
}

/** The leader removes a member. */
export const removeProjectMemberUseCase = useCase({
  endpoint: removeProjectMember,
  load: (ctx, { body }) => findProjectOfMember(ctx.db, body.memberId),
  authorize: projectMembers.remove,
  run: (ctx, _input, subject) => takeOut(ctx, subject, 'removeMember'),
})

export const leaveProjectUseCase = useCase({
  endpoint: leaveProject,
  load: async (ctx, { body }) => findMembership(ctx.db, body.projectId, ctx.actor.uid),
  authorize: projectMembers.leave,
  run: (ctx, _input, subject) => takeOut(ctx, subject, 'leaveTeam'),
})
