import { sql } from 'kysely'
import { asksScoring, expertJobs, type ExpertJobSubject } from '#features/expertise'
import type { Db, SignedIn } from '#platform/server/context.ts'
import type { ExpertScoringFacts } from '../domain/scoring.policy.ts'
import { scoringLimits, type ScoringGroup } from '../domain/scoring.rules.ts'
import type { StoredMark } from './scoring.repository.ts'

/** An assessment that is part of a review. */
export type MarksOfReview = { id: number; groups: ScoringGroup[]; marks: StoredMark[]; at: string }

/** Adds the facts of the scoring in its review to a job. */
export const withScoring = async <Job extends ExpertJobSubject>(
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  job: Job | undefined,
): Promise<(Job & ExpertScoringFacts) | undefined> => {
  if (!job) return undefined
  const { rows } = await sql<{ requested: boolean }>`
    select ${asksScoring} as requested from expert_job j join project_trackpoint w on w.id = j.task_id
    join trackpoint k on k.id = w.trackpoint_id where j.id = ${job.id}`.execute(db)
  return {
    ...job,
    performs: expertJobs.perform.allows(actor, job),
    taken: job.status !== 'NEW',
    asksScoring: rows[0]?.requested ?? false,
    readsResult:
      job.requesterUid !== null && job.status === 'COMPLETE' && expertJobs.manage.allows(actor, job),
  }
}

/** The newest assessment of a review, with the number of its versions. */
export const readOfReview = async (
  db: Db,
  jobId: number,
): Promise<(MarksOfReview & { versions: number }) | undefined> => {
  const { rows } = await sql<MarksOfReview & { versions: number }>`
    select s.id, s.groups, s.marks, s.assessed_at as at, (count(*) over ())::int as versions
    from scoring s where s.expert_job_id = ${jobId} order by s.id desc limit 1`.execute(db)
  return rows[0]
}

/** The newest assessments of others' complete reviews of the same task, numbered as those reviews are. */
export const readOfOthers = async (
  db: Db,
  { id, taskId, acceleratorId, expertUid }: ExpertJobSubject,
): Promise<(MarksOfReview & { number: number })[]> => {
  const { rows } = await sql<MarksOfReview & { number: number }>`
    select s.id, s.groups, s.marks, s.assessed_at as at, o.number
    from (select o.id, (row_number() over (order by o.completed_at, o.id))::int as number from expert_job o
      where o.task_id = ${taskId} and o.accelerator_id = ${acceleratorId} and o.requester_uid is null and o.id <> ${id}
        and o.expert_uid <> ${expertUid} and o.status = 'COMPLETE' and o.completed_at is not null) o
    join lateral (select s.* from scoring s where s.expert_job_id = o.id order by s.id desc limit 1) s on true
    order by o.number limit ${sql.lit(scoringLimits.othersOfReview)}`.execute(db)
  return rows
}
