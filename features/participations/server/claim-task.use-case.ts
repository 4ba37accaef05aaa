import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import { claimTask, releaseTask } from '../contract/task.endpoints.ts'
import { tasks } from '../domain/task.policy.ts'
import { checkDecidable, lockState } from './lock-state.ts'
import { readTask } from './read-task.ts'
import { claimCounts } from './task-facts.sql.ts'
import { findTask, type TaskSubject } from './task.repository.ts'

const auditClaim = (ctx: SignedIn, { id, acceleratorId }: TaskSubject, action: 'claim' | 'release') =>
  audit(ctx, { acceleratorId, subject: 'task', subjectId: id, action })

/** Claims the review if the claim is still as the caller saw it; of two concurrent calls the second is refused. */
export const claimTaskUseCase = useCase({
  endpoint: claimTask,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.review,
  run: async (ctx, { body: { insteadOf } }, task) => {
    checkDecidable(task)
    await lockState(ctx, task)
    const { uid } = ctx.actor
    const { rows } = await sql`
      insert into task_claim as c (task_id, person_uid, claimed_at) values (${task.id}, ${uid}, now())
      on conflict (task_id) do update set person_uid = excluded.person_uid, claimed_at = excluded.claimed_at
      where c.person_uid in (${uid}, ${insteadOf}::uuid)
        or not exists (select from project_trackpoint w where ${claimCounts})
      returning true`.execute(ctx.db)
    if (rows.length === 0) throw new ProductError('REVIEW_CLAIMED')
    await auditClaim(ctx, task, 'claim')
    return (after) => readTask(after, task.id)
  },
})

/** Releases the caller's claim; one that was taken over in the meantime is unchanged. */
export const releaseTaskUseCase = useCase({
  endpoint: releaseTask,
  load: (ctx, { body }) => findTask(ctx.db, body.taskId),
  authorize: tasks.review,
  run: async (ctx, _input, task) => {
    checkDecidable(task)
    await lockState(ctx, task)
    const { numDeletedRows } = await ctx.db
      .deleteFrom('task_claim')
      .where('task_id', '=', task.id)
      .where('person_uid', '=', ctx.actor.uid)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await auditClaim(ctx, task, 'release')
    return (after) => readTask(after, task.id)
  },
})
