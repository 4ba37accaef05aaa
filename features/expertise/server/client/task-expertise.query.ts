import { sql } from 'kysely'
import type { z } from 'zod'
import { findTask, tasks } from '#features/participations'
import type { Actor } from '#platform/domain/actor.ts'
import { query } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { listTaskExpertise } from '../../contract/expert-job.endpoints.ts'
import type { taskExpertise } from '../../contract/expert-job.schemas.ts'
import { expertises, expertJobs } from '../../domain/expert-job.policy.ts'
import { isOverdue } from '../../domain/expert-job.rules.ts'
import { clientJobs } from '../expert-job.repository.ts'

type Shown = z.output<typeof taskExpertise>

/** A job as this reader sees it with its task, or empty. */
const shown = (actor: Actor, { facts, ...row }: Parameters<typeof clientJobs.row>[0]): Shown[] => {
  const oversees = expertJobs.oversee.allows(actor, facts)
  if (!oversees && !expertJobs.read.allows(actor, facts)) return []
  const { id, serialNumber, status, due, resultType, competency, completedAt, visibleToTeam } = row
  return [
    {
      id,
      serialNumber,
      status,
      due,
      resultType,
      competency,
      withdrawn: row.withdrawn,
      oversees,
      completedAt,
      visibleToTeam,
      overdue: isOverdue(row, Date.now()),
      expert: oversees || row.blind === 'OPEN' ? row.expert : null,
    },
  ]
}

/** The jobs on a task that the reader sees, newest first. */
export const listTaskExpertiseQuery = query({
  endpoint: listTaskExpertise,
  load: (ctx, { query: { taskId } }) => findTask(ctx.db, taskId),
  authorize: tasks.view,
  run: async (ctx, _input, task) => {
    const bare = { ...clientJobs, row: (row: Parameters<typeof clientJobs.row>[0]) => row }
    const jobs = await readRows(ctx, bare, sql`j.task_id = ${task.id}`, sql`order by j.id desc limit 200`)
    return {
      items: jobs.flatMap((job) => shown(ctx.actor, job)),
      ownReviewId: jobs.find(({ facts }) => expertJobs.perform.allows(ctx.actor, facts))?.id ?? null,
      orderable:
        task.state === 'DONE_CODE' &&
        !task.transferred &&
        !task.memberUids.includes(ctx.actor.uid) &&
        expertises.order.allows(ctx.actor, task),
      ownProjectId: task.memberUids.includes(ctx.actor.uid) && !task.transferred ? task.projectId : null,
    }
  },
})
