import { notFound, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { downloadFile, keepFile, storeUpload } from '#platform/server/files/files.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { query, useCase } from '#platform/server/handler.ts'
import { deleteMemberResume, downloadMemberResume, uploadMemberResume } from '../contract/team.endpoints.ts'
import { projectMembers } from '../domain/project-member.policy.ts'
import { projects } from '../domain/project.policy.ts'
import { findProjectOfMember, type MemberSubject } from './project.repository.ts'
import { readMember } from './read-members.ts'

const replace = async (ctx: Context, subject: MemberSubject, fileId: string | null) => {
  const { resume_file_id: before } = stillThere(
    await ctx.db
      .selectFrom('project_member')
      .select('resume_file_id')
      .where('id', '=', subject.memberId)
      .forNoKeyUpdate()
      .executeTakeFirst(),
  )
  if (before === null && fileId === null) return readMember(ctx, subject)
  await ctx.db
    .updateTable('project_member')
    .set({ resume_file_id: fileId })
    .where('id', '=', subject.memberId)
    .execute()
  if (before) await forgetFiles(ctx.db, [before])
  await audit(ctx, {
    acceleratorId: null,
    subject: 'project',
    subjectId: subject.id,
    action: 'editMember',
    details: { personUid: subject.memberUid },
  })
  return readMember(ctx, subject)
}

/** Stores the file of a resume, replacing the previous one. */
export const uploadMemberResumeUseCase = useCase({
  endpoint: uploadMemberResume,
  load: (ctx, input) => findProjectOfMember(ctx.db, input.query.memberId),
  authorize: projectMembers.edit,
  prepare: storeUpload,
  run: async (ctx, _input, subject, file) =>
    replace(ctx, subject, await keepFile(ctx, 'PROJECT_UPLOADS', `project:${subject.id}`, file)),
})

/** Deletes the file of a resume. */
export const deleteMemberResumeUseCase = useCase({
  endpoint: deleteMemberResume,
  load: (ctx, { body }) => findProjectOfMember(ctx.db, body.memberId),
  authorize: projectMembers.edit,
  run: (ctx, _input, subject) => replace(ctx, subject, null),
})

/** Downloads the file of a resume, for everybody who may read the project. */
export const downloadMemberResumeQuery = query({
  endpoint: downloadMemberResume,
  load: (ctx, input) => findProjectOfMember(ctx.db, input.query.memberId),
  authorize: projects.seeContacts,
  run: async (ctx, _input, { memberId }) => {
    const member = await ctx.db
      .selectFrom('project_member')
      .select('resume_file_id')
      .where('id', '=', memberId)
      .executeTakeFirst()
    if (!member?.resume_file_id) throw notFound()
    return downloadFile(ctx, member.resume_file_id)
  },
})
