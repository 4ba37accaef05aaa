import { sql } from 'kysely'
import { expertJobs, findExpertJob } from '#features/expertise'
import { isPerson } from '#platform/domain/actor.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import { expertQuestionMachine } from '../domain/expert-question.machine.ts'
import type { QuestionFacts, TalkFacts } from '../domain/expert-talk.policy.ts'
import type { QuestionState } from '../domain/states.ts'

/** A job with the facts about its conversation, for the current actor. */
export type Talk = TalkFacts & {
  id: number
  taskId: number
  memberUids: readonly string[]
  requesterUid: string | null
}

/** Loads a job with the facts about what the actor may do in its conversation. */
export const findTalk = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  jobId: number,
): Promise<Talk | undefined> => {
  const job = await findExpertJob(db, jobId)
  return (
    job && {
      id: job.id,
      taskId: job.taskId,
      acceleratorId: job.acceleratorId,
      expertUid: job.expertUid,
      memberUids: job.memberUids,
      requesterUid: job.requesterUid,
      requested: job.requesterUid !== null,
      performs: expertJobs.perform.allows(actor, job),
      // The expert of the job counts only as its expert, even if they also belong to the accelerator's team.
      manages: !isPerson(actor, job.expertUid) && expertJobs.manage.allows(actor, job),
      inWork: job.status === 'PROCESS',
      ended: job.status === 'REJECT',
      workAllowed: job.workAllowed,
    }
  )
}

/** Locks a job so that its state cannot change, then loads what the actor may do in its conversation. */
export const lockTalk = async (ctx: SignedIn, jobId: number): Promise<Talk | undefined> => {
  await sql`select from expert_job where id = ${jobId} for no key update`.execute(ctx.db)
  return findTalk(ctx, jobId)
}

/** A question with the facts for its policy and state machine. */
export type QuestionSubject = QuestionFacts & {
  requesterUid: string | null
  id: number
  jobId: number
  status: QuestionState
  version: number
}

type Found = { id: number; jobId: number; status: QuestionState; version: number }

/** Loads a question with the actor's relation to its job. */
export const findQuestion = async (
  ctx: Pick<Context, 'db' | 'actor'>,
  id: number,
): Promise<QuestionSubject | undefined> => {
  const { rows } = await sql<Found>`
    select q.id, q.job_id as "jobId", q.status, q.version from expert_question q where q.id = ${id}`.execute(
    ctx.db,
  )
  const found = rows[0]
  const talk = found && (await findTalk(ctx, found.jobId))
  return talk && { ...talk, ...found, passed: !['ASKED', 'DECLINED'].includes(found.status) }
}

/** Loads a question under its lock. */
export const lockQuestion = (ctx: SignedIn, id: number): Promise<Locked<QuestionSubject> | undefined> =>
  lockSubject(ctx.db, expertQuestionMachine, id, () => findQuestion(ctx, id), { versioned: true })
