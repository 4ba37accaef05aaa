import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { transition } from '#platform/server/transition.ts'
import { recordOpenTaskOutage } from '../contract/open-task.endpoints.ts'
import { maxOutages, tellings } from '../domain/limits.ts'
import { openTaskMachine } from '../domain/open-task.machine.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import { moveByOutage, outageProblems } from '../domain/stages.rules.ts'
import { lockOpenTask, takesOutages } from './open-task.repository.ts'
import { readOpenTaskPage } from './read-open-task.ts'
import { record, touched } from './record-change.ts'
import { readSpan } from './stage-times.ts'

/**
 * Published rule: an outage between the opening and the deadline moves the deadline and the results by exactly its
 * length, for everybody. Late entries are judged by the new deadline.
 */
export const recordOpenTaskOutageUseCase = useCase({
  endpoint: recordOpenTaskOutage,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.oversee,
  run: async (ctx, { body }, task) => {
    if (!takesOutages(task)) throw new ProductError('STATE_CHANGED', { state: task.status })
    const { id, version, entriesUntil, resultsAt, opensAt } = task
    const [from, to] = await readSpan(ctx, body, task.timeZone)
    const now = ctx.now.getTime()
    const problems = outageProblems(
      { from, to, fromDay: body.fromDay, toDay: body.toDay },
      { opens: Date.parse(opensAt), until: Date.parse(entriesUntil), now },
    )
    if (Object.keys(problems).length > 0) throw invalid(problems)
    const { n } = await ctx.db
      .selectFrom('open_task_outage')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('task_id', '=', id)
      .executeTakeFirstOrThrow()
    if (n >= maxOutages) throw new ProductError('OPEN_TASK_LIMIT', { count: maxOutages })
    await countHit(ctx.db, `open-task-told:${id}`, tellings)
    const moved = moveByOutage(
      { entriesUntil: Date.parse(entriesUntil), resultsAt: Date.parse(resultsAt) },
      { from, to },
    )
    const until = new Date(moved.entriesUntil).toISOString()
    await ctx.db
      .insertInto('open_task_outage')
      .values({
        task_id: id,
        from_at: new Date(from).toISOString(),
        to_at: new Date(to).toISOString(),
        reason: body.reason,
        recorded_by: ctx.actor.uid,
        recorded_at: ctx.now.toISOString(),
        until_before: entriesUntil,
        until_after: until,
      })
      .execute()
    const set = {
      entries_until: until,
      results_at: new Date(moved.resultsAt).toISOString(),
      reminded: false,
      ...touched(ctx, version),
    }
    if (task.status === 'CLOSED' && moved.entriesUntil > now)
      await transition(ctx, openTaskMachine, 'reopen', {
        id,
        acceleratorId: null,
        facts: task,
        comment: body.reason,
        set,
      })
    else await ctx.db.updateTable('open_task').set(set).where('id', '=', id).execute()
    await record(ctx, id, 'recordOutage', body.reason)
    await raise(ctx, 'OpenTaskDeadlineMoved', { id, comment: body.reason }, null)
    return (after) => readOpenTaskPage(after, id)
  },
})
