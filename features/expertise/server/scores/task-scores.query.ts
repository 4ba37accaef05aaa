import { sql } from 'kysely'
import type { z } from 'zod'
import { findTask } from '#features/participations'
import type { Db } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { personRefJson, dayIn, todayIn } from '#platform/server/sql.ts'
import { cannotJudge, gradeOf } from '../../../fields/domain/grades.rules.ts'
import { getTaskScores } from '../../contract/task-scores.endpoints.ts'
import { expertises, reviewedTasks } from '../../domain/expert-job.policy.ts'
import { adjusted, taskScores, type Spread } from '../../domain/scores.rules.ts'
import { makesReviewer } from '../expert-job.sql.ts'
import { readReviews, type StoredReview } from '../templates/read-review.ts'
import { readSeverity } from './read-severity.ts'

/** Default terms of a repeated order. */
type SameTerms = z.output<typeof getTaskScores.response>['groups'][number]['terms']

/** The terms of a job for another order: the due date is as many days ahead as it was then, at least three. */
const readSameTerms = async (db: Db, jobId: number): Promise<SameTerms> => {
  const { rows } = await sql<SameTerms>`
    select v.template_id as "templateId", j.competency_id as "competencyId", j.language,
      array(select o.text from expert_job_question o where o.job_id = j.id order by o.position) as questions,
      to_char(${todayIn(sql`a.time_zone`)}
        + greatest(3, coalesce(j.due_on - ${dayIn(sql`j.created_at`, sql`a.time_zone`)}, 14)), 'YYYY-MM-DD') as "dueOn",
      case when j.fee is null then null else json_build_object('amount', j.fee::text, 'currency', j.fee_currency) end as fee,
      j.visible_to_team as "visibleToTeam", j.blind
    from expert_job j join accelerator a on a.id = j.accelerator_id
      join profile_template_version v on v.id = j.template_version_id
    where j.id = ${jobId}`.execute(db)
  return rows[0]!
}

type Group = z.output<typeof getTaskScores.response>['groups'][number]

type Job = {
  id: number
  serialNumber: string
  status: string
  expertUid: string
  expert: Group['reviews'][number]['expert']
  template: Group['template'] | null
}

/** One decimal: more would suggest a precision that grades do not have. */
const rounded = <N extends number | null>(value: N): N =>
  (value === null ? null : Math.round(value * 10) / 10) as N

const roundedSpread = ({ mean, spread, count }: Spread): Spread => ({
  mean: rounded(mean),
  spread: rounded(spread),
  count,
})

/** Accepted jobs of a task that its accelerator ordered, by version and then time of the review: the newest last. */
const readJobs = async (db: Db, taskId: number): Promise<Job[]> => {
  const { rows } = await sql<Job>`
    select j.id, j.serial_number as "serialNumber", j.status, j.expert_uid as "expertUid", ${personRefJson('x')} as expert,
      case when t.id is null then null else json_build_object('id', t.id, 'name', t.name) end as template
    from expert_job j join person x on x.uid = j.expert_uid
      left join profile_template_version v on v.id = j.template_version_id left join profile_template t on t.id = v.template_id
    where j.task_id = ${taskId} and j.requester_uid is null and j.status <> 'REJECT'
    order by v.number, j.completed_at, j.id limit 200`.execute(db)
  return rows
}

type Written = Job & { template: NonNullable<Job['template']>; review: StoredReview }

const scoresOf = async (
  db: Db,
  task: { id: number; acceleratorId: number },
  jobs: readonly Written[],
): Promise<Group> => {
  const { template } = jobs[0]!
  const scores = taskScores(jobs.map(({ id, review }) => ({ jobId: id, ...review })))
  const [severity, terms] = await Promise.all([
    readSeverity(db, {
      acceleratorId: task.acceleratorId,
      templateId: template.id,
      taskId: task.id,
      expertUids: jobs.map(({ expertUid }) => expertUid),
    }),
    readSameTerms(db, jobs.at(-1)!.id),
  ])
  const severities = jobs.map(({ expertUid }) => severity(expertUid))
  const without = adjusted(
    scores.reviews.map(({ weighted }, at) => ({ weighted, severity: severities[at]! })),
  )
  return {
    template,
    criteria: scores.criteria.map(({ criterion, heights, apart, ...spread }) => ({
      ...roundedSpread(spread),
      code: criterion.code,
      name: criterion.name,
      weight: criterion.weight ?? 1,
      independent: criterion.independent ?? false,
      most: criterion.grades?.at(-1)?.points ?? 0,
      apart,
      given: heights.map((height, at) => {
        const value = jobs[at]!.review.values[criterion.code]
        return {
          points: gradeOf(criterion, value)?.points ?? null,
          height: rounded(height),
          abstained: value === cannotJudge,
        }
      }),
    })),
    reviews: scores.reviews.map(({ jobId, mean, weighted }, at) => {
      const { serialNumber, expert } = jobs[at]!
      const own = severities[at]!
      return {
        jobId,
        serialNumber,
        expert,
        mean: rounded(mean),
        weighted: rounded(weighted),
        deviation: rounded(own.deviation),
        reviews: own.reviews,
        adjusted: rounded(without[at]!),
      }
    }),
    mean: roundedSpread(scores.mean),
    weighted: roundedSpread(scores.weighted),
    disagree: scores.disagree,
    terms,
  }
}

/** Combined scores of a task's complete reviews, by template. */
export const getTaskScoresQuery = query({
  endpoint: getTaskScores,
  load: async ({ db }, { query: { taskId } }) => {
    const [task, reviewers] = await Promise.all([
      findTask(db, taskId),
      db
        .selectFrom('expert_job as o')
        .select('o.expert_uid as uid')
        .where('o.task_id', '=', taskId)
        .where(makesReviewer)
        .execute(),
    ])
    return task && { ...task, reviewerUids: reviewers.map(({ uid }) => uid) }
  },
  authorize: reviewedTasks.assess,
  run: async ({ db, actor }, _input, task) => {
    const jobs = await readJobs(db, task.id)
    const isDone = ({ status }: Job) => status === 'COMPLETE'
    const reviews = await readReviews(
      db,
      jobs.filter(isDone).map(({ id }) => id),
    )
    const written = jobs.flatMap((job): Written[] => {
      const { template } = job
      const review = reviews.get(job.id)
      return review && template ? [{ ...job, template, review }] : []
    })
    const templateIds = [...new Set(written.map(({ template }) => template.id))]
    return {
      groups: await Promise.all(
        templateIds.map((templateId) =>
          scoresOf(
            db,
            task,
            written.filter(({ template }) => template.id === templateId),
          ),
        ),
      ),
      underWay: jobs.filter((job) => !isDone(job)).length,
      expertUids: [...new Set(jobs.map(({ expertUid }) => expertUid))],
      orderable: task.state === 'DONE_CODE' && !task.transferred && expertises.order.allows(actor, task),
    }
  },
})
