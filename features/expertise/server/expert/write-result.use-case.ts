import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid, notFound, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { keepFile, storeUpload } from '#platform/server/files/files.ts'
import { forgetFiles } from '#platform/server/files/forget-files.job.ts'
import { useCase } from '#platform/server/handler.ts'
import {
  deleteExpertComment,
  saveExpertComment,
  saveExpertJob,
  uploadExpertJobResult,
} from '../../contract/expert-job-order.endpoints.ts'
import type { expertComment } from '../../contract/expert-job.schemas.ts'
import { expertJobs } from '../../domain/expert-job.policy.ts'
import { writingRefusal } from '../../domain/expert-job.rules.ts'
import { maxComments } from '../../domain/states.ts'
import { lockExpertJob, type ExpertJobSubject } from '../expert-job.repository.ts'
import { noteChanges, type Noted } from '../note-changes.ts'
import { isShownToExpert } from '../shown-fields.ts'
import { saveReviewValues } from '../templates/save-values.ts'

/** Writing requires a job in work that is not blocked; its row is locked, so that it is not submitted meanwhile. */
const requireInWork = (job: ExpertJobSubject): void => {
  const refused = writingRefusal(job)
  if (refused) throw new ProductError(refused, { state: job.status })
}

/** A draft is visible to its expert only: no other pages are notified. */
const concerns = ({ expertUid }: ExpertJobSubject) => ({ expertUid })

const load = (ctx: Context, { body }: { body: { jobId: number } }) => lockExpertJob(ctx, body.jobId)

type Texts = { conclusion: string; answers: Record<string, string> }

/** The conclusion and the answers by position, as stored. */
const readTexts = async ({ db }: Context, jobId: number): Promise<Texts> => {
  const { rows } = await sql<Texts>`
    select j.conclusion, coalesce((select json_object_agg(o.position, o.answer) from expert_job_question o
      where o.job_id = j.id), '{}') as answers
    from expert_job j where j.id = ${jobId}`.execute(db)
  return rows[0]!
}

/** Saves the given conclusion, answers and template values. */
export const saveExpertJobUseCase = useCase({
  endpoint: saveExpertJob,
  load,
  authorize: expertJobs.perform,
  concerns,
  run: async (ctx, { body: { version, conclusion, answers, values } }, job) => {
    requireInWork(job)
    if (job.version !== version) throw new ProductError('STATE_CHANGED', { state: job.status })
    const was = await readTexts(ctx, job.id)
    await ctx.db
      .updateTable('expert_job')
      .set({ version: version + 1, ...(conclusion === undefined ? {} : { conclusion }) })
      .where('id', '=', job.id)
      .execute()
    const { rows } = await sql<{ position: number }>`
      update expert_job_question o set answer = n.answer
      from unnest(${answers.map(({ position }) => position)}::smallint[], ${answers.map(({ answer }) => answer)}::text[])
        n (position, answer)
      where o.job_id = ${job.id} and o.position = n.position returning o.position`.execute(ctx.db)
    const known = new Set(rows.map(({ position }) => position))
    const unknown = answers.findIndex(({ position }) => !known.has(position))
    if (unknown >= 0) throw invalid({ [`answers.${unknown}.position`]: 'NOT_IN_LIST' })
    const changed = await saveReviewValues(ctx.db, job.id, values)
    await noteChanges(ctx, job, [
      ...changed.map((one): Noted => ({ part: 'VALUE', ...one })),
      ...answers.map(({ position, answer }): Noted => ({
        part: 'ANSWER',
        number: position,
        before: was.answers[position] ?? '',
        after: answer,
      })),
      ...(conclusion === undefined
        ? []
        : [{ part: 'CONCLUSION', before: was.conclusion, after: conclusion } as const]),
    ])
    return { savedAt: ctx.now.toISOString(), version: version + 1 }
  },
})

type Comment = z.output<typeof expertComment>

const comment = sql<Comment>`id, element_code as "elementCode", text, version, updated_at as "updatedAt"`

const readComment = async ({ db }: Context, jobId: number, id: number): Promise<Comment | undefined> =>
  (
    await sql<Comment>`select ${comment} from expert_job_comment where id = ${id} and job_id = ${jobId}`.execute(
      db,
    )
  ).rows[0]

const commented = (
  { id, elementCode }: Pick<Comment, 'id' | 'elementCode'>,
  before: string | null,
  after: string | null,
): Noted => ({ part: 'COMMENT', code: elementCode, number: id, before, after })

export const saveExpertCommentUseCase = useCase({
  endpoint: saveExpertComment,
  load,
  authorize: expertJobs.perform,
  concerns,
  run: async (ctx, { body: { comment: changed, elementCode, text } }, job) => {
    requireInWork(job)
    if (changed) {
      const was = await readComment(ctx, job.id, changed.id)
      const { rows } = await sql<Comment>`
        update expert_job_comment set text = ${text}, version = version + 1, updated_at = ${ctx.now.toISOString()}
        where id = ${changed.id} and job_id = ${job.id} and version = ${changed.version} returning ${comment}`.execute(
        ctx.db,
      )
      if (!rows[0] || !was) throw new ProductError('STATE_CHANGED')
      await noteChanges(ctx, job, [commented(rows[0], was.text, text)])
      return rows[0]
    }
    if (job.comments >= maxComments) throw invalid({ text: 'TOO_MANY' })
    if (elementCode !== null && !(await isShownToExpert(ctx, job, elementCode)))
      throw invalid({ elementCode: 'NOT_IN_LIST' })
    const { rows } = await sql<Comment>`
      insert into expert_job_comment (job_id, element_code, text) values (${job.id}, ${elementCode}, ${text})
      returning ${comment}`.execute(ctx.db)
    await noteChanges(ctx, job, [commented(rows[0]!, null, text)])
    return rows[0]!
  },
})

export const deleteExpertCommentUseCase = useCase({
  endpoint: deleteExpertComment,
  load,
  authorize: expertJobs.perform,
  concerns,
  run: async (ctx, { body: { commentId } }, job) => {
    requireInWork(job)
    const was = await readComment(ctx, job.id, commentId)
    if (!was) throw notFound()
    await deleteRow(ctx.db, 'expert_job_comment', commentId)
    await noteChanges(ctx, job, [commented(was, was.text, null)])
    return undefined
  },
})

const nameOfFile = async ({ db }: Context, id: string): Promise<string | null> =>
  (await db.selectFrom('file').select('name').where('id', '=', id).executeTakeFirst())?.name ?? null

/** Stores the review file among those of the accelerator that pays for it; deletes the previous one. */
export const uploadExpertJobResultUseCase = useCase({
  endpoint: uploadExpertJobResult,
  load: (ctx, { query: { jobId } }) => lockExpertJob(ctx, jobId),
  authorize: expertJobs.perform,
  concerns,
  prepare: storeUpload,
  run: async (ctx, _input, job, file) => {
    requireInWork(job)
    const id = await keepFile(ctx, 'EXPERTJOB_RESULT', `accelerator:${job.acceleratorId}`, file)
    await ctx.db.updateTable('expert_job').set({ result_file_id: id }).where('id', '=', job.id).execute()
    const was = job.resultFileId === null ? null : await nameOfFile(ctx, job.resultFileId)
    await noteChanges(ctx, job, [{ part: 'FILE', before: was, after: file.name }])
    if (job.resultFileId) await forgetFiles(ctx.db, [job.resultFileId])
    return { id, name: file.name, size: file.size }
  },
})
