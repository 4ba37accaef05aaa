import { sql } from 'kysely'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/context.ts'
import { raise } from '#platform/server/events/raise.ts'
import { useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { addOpenTaskJuror, removeOpenTaskJuror } from '../contract/open-task.endpoints.ts'
import { jurorLookups, mostJurors } from '../domain/limits.ts'
import { openTasks } from '../domain/open-task.policy.ts'
import type { OpenTaskState } from '../domain/states.ts'
import { hasEntered, holdOpenTask } from './open-task.repository.ts'
import { readOpenTaskPage } from './read-open-task.ts'

const isOver = (status: OpenTaskState): boolean =>
  status === 'JUDGED' || status === 'RESULTS' || status === 'CANCELLED'

type Found = { uid: string; entered: boolean }

const findJuror = async (db: Db, taskId: number, email: string): Promise<Found | undefined> => {
  const { rows } = await sql<{ uid: string }>`
    select uid from person where lower(email) = ${email.toLowerCase()} and status = 'A' and erased_at is null`.execute(
    db,
  )
  if (!rows[0]) return undefined
  const { uid } = rows[0]
  const found = await sql<{ entered: boolean }>`
    select ${hasEntered(uid)} as entered from open_task t where t.id = ${taskId}`.execute(db)
  return { uid, entered: found.rows[0]?.entered ?? false }
}

/** Adds a member of the jury: neither the organiser nor anybody who has entered. */
export const addOpenTaskJurorUseCase = useCase({
  endpoint: addOpenTaskJuror,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  // Outside the transaction: an address that nobody has counts as well.
  prepare: (ctx) => countHit(ctx.db, `open-task-juror:${ctx.actor.uid}`, jurorLookups),
  run: async (ctx, { body: { email } }, { id, status, jurorUids, personUid }) => {
    if (isOver(status)) throw new ProductError('STATE_CHANGED', { state: status })
    if (jurorUids.length >= mostJurors) throw new ProductError('OPEN_TASK_LIMIT', { count: mostJurors })
    const found = await findJuror(ctx.db, id, email)
    if (!found) throw new ProductError('USER_NOT_REGISTERED')
    if (found.entered || found.uid === personUid) throw new ProductError('OPEN_TASK_JUROR_ENTERED')
    const added = await ctx.db
      .insertInto('open_task_juror')
      .values({ task_id: id, person_uid: found.uid })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) {
      await audit(ctx, {
        acceleratorId: null,
        subject: 'open_task',
        subjectId: id,
        action: 'addJuror',
        details: { personUid: found.uid },
      })
      await raise(ctx, 'OpenTaskJurorAdded', { id, uid: found.uid }, null)
    }
    return (after) => readOpenTaskPage(after, id)
  },
})

/** Takes a member out of the jury who has scored nothing: what was scored stays with its author. */
export const removeOpenTaskJurorUseCase = useCase({
  endpoint: removeOpenTaskJuror,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, { body: { jurorId } }, { id, status }) => {
    const { rows } = await sql<{ scored: boolean }>`
      select exists (select from open_task_score s where s.juror_id = j.id) as scored
      from open_task_juror j where j.id = ${jurorId} and j.task_id = ${id}`.execute(ctx.db)
    if (!rows[0]) throw notFound()
    if (rows[0].scored || isOver(status)) throw new ProductError('STATE_CHANGED', { state: status })
    const { person_uid: personUid } = await ctx.db
      .deleteFrom('open_task_juror')
      .where('id', '=', jurorId)
      .returning('person_uid')
      .executeTakeFirstOrThrow()
    await audit(ctx, {
      acceleratorId: null,
      subject: 'open_task',
      subjectId: id,
      action: 'removeJuror',
      details: { personUid },
    })
    return (after) => readOpenTaskPage(after, id)
  },
})
