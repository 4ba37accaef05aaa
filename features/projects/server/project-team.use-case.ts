import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { editProjectMember, removeProjectMember } from '../contract/project.endpoints.ts'
import { projects } from '../domain/project.policy.ts'
import { findProjectOfMember } from './project.repository.ts'
import { readMembers } from './read-project.ts'

/** Edits a member's place in the team. */
export const editProjectMemberUseCase = useCase({
  endpoint: editProjectMember,
  load: (ctx, { body }) => findProjectOfMember(ctx.db, body.memberId),
  authorize: projects.edit,
  run: async (ctx, { body }, subject) => {
    await ctx.db
      .updateTable('project_member')
      .set({
        position: body.position,
        role_in_team: body.roleInTeam,
        responsibility_area: body.responsibilityArea,
      })
      .where('id', '=', body.memberId)
      .execute()
    await audit(ctx, { acceleratorId: null, subject: 'project', subjectId: subject.id, action: 'editMember' })
    return (await readMembers(ctx, subject, sql`m.id = ${body.memberId}`))[0]!
  },
})

/** Removes a member; the leader stays. */
export const removeProjectMemberUseCase = useCase({
  endpoint: removeProjectMember,
  load: (ctx, { body }) => findProjectOfMember(ctx.db, body.memberId),
  authorize: projects.lead,
  run: async (ctx, _input, subject) => {
    if (subject.memberUid === subject.leaderUid) throw new ProductError('PROJECT_LEADER_REQUIRED')
    await ctx.db.deleteFrom('project_member').where('id', '=', subject.memberId).execute()
    await audit(ctx, {
      acceleratorId: null,
      subject: 'project',
      subjectId: subject.id,
      action: 'removeMember',
      details: { personUid: subject.memberUid },
    })
    await raise(ctx, 'ProjectMemberLeft', { id: subject.id, personUid: subject.memberUid }, null)
    return undefined
  },
})
