import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import type { newOpenTask } from '../contract/open-task-form.schemas.ts'
import * as contract from '../contract/open-task.endpoints.ts'
import { changeTexts } from '../domain/change.rules.ts'
import { maxEditions, maxOpenTasks, tellings } from '../domain/limits.ts'
import { openTaskHosting, openTasks } from '../domain/open-task.policy.ts'
import { endedStates } from '../domain/states.ts'
import { noteChange } from './change.repository.ts'
import {
  lockOpenTask,
  isDeletable,
  isEditable,
  isSealed,
  type OpenTaskSubject,
} from './open-task.repository.ts'
import { readOpenTaskPage } from './read-open-task.ts'
import { record, touched } from './record-change.ts'
import { readStages } from './stage-times.ts'

type Fields = z.output<typeof newOpenTask>
type Texts = Pick<Fields, 'title' | 'description' | 'prize' | 'requirements'>

const textsOf = ({ title, description, prize, requirements }: Texts) => ({
  title,
  description,
  prize,
  requirements,
})

const rulesOf = async (ctx: Context, fields: Omit<Fields, keyof Texts>) => ({
  ...(await readStages(ctx, fields)),
  time_zone: fields.timeZone,
  late: fields.late,
  is_blind: fields.isBlind,
  prize_places: fields.prizePlaces,
  criteria: JSON.stringify(fields.criteria) as never,
  form: JSON.stringify(fields.form) as never,
})

/** Errors: `OPEN_TASK_LIMIT` if the organiser has reached the limit of unfinished tasks. */
const requireRoom = async ({ db, actor }: SignedIn): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from open_task where organizer_uid = ${actor.uid}
      and not status = any(${[...endedStates]})`.execute(db)
  if (rows[0]!.n >= maxOpenTasks) throw new ProductError('OPEN_TASK_LIMIT', { count: maxOpenTasks })
}

const requireVersion = ({ version, status }: OpenTaskSubject, seen: number): void => {
  if (version !== seen) throw new ProductError('STATE_CHANGED', { state: status })
}

export const createOpenTaskUseCase = useCase({
  endpoint: contract.createOpenTask,
  load: nothing,
  authorize: openTaskHosting.create,
  run: async (ctx, { body }) => {
    await requireRoom(ctx)
    const { id } = await ctx.db
      .insertInto('open_task')
      .values({ ...textsOf(body), ...(await rulesOf(ctx, body)), organizer_uid: ctx.actor.uid })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record(ctx, id, 'create', body.title)
    return (after) => readOpenTaskPage(after, id)
  },
})

/** Changes the texts of an open task, if nobody else did meanwhile and entries may still follow them. */
export const editOpenTaskUseCase = useCase({
  endpoint: contract.editOpenTask,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, { body }, task) => {
    requireVersion(task, body.version)
    if (!isEditable(task.status)) throw new ProductError('OPEN_TASK_SEALED')
    if (task.status !== 'DRAFT' && body.description === '') throw invalid({ description: 'REQUIRED' })
    await ctx.db
      .updateTable('open_task')
      .set({ ...textsOf(body), ...touched(ctx, task.version) })
      .where('id', '=', task.id)
      .execute()
    await noteChange(ctx, task, (change) => changeTexts(change, task, body))
    await record(ctx, task.id, 'edit', body.title)
    return (after) => readOpenTaskPage(after, task.id)
  },
})

export const setOpenTaskRulesUseCase = useCase({
  endpoint: contract.setOpenTaskRules,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, { body: { id, version, ...fields } }, task) => {
    requireVersion(task, version)
    if (task.status !== 'DRAFT') throw new ProductError('OPEN_TASK_SEALED')
    await ctx.db
      .updateTable('open_task')
      .set({ ...(await rulesOf(ctx, fields)), reminded: false, ...touched(ctx, task.version) })
      .where('id', '=', id)
      .execute()
    await record(ctx, id, 'setRules')
    return (after) => readOpenTaskPage(after, id)
  },
})

/** Creates a new edition of sealed criteria; scores by the previous one stay with it. */
export const changeOpenTaskCriteriaUseCase = useCase({
  endpoint: contract.changeOpenTaskCriteria,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, { body }, task) => {
    requireVersion(task, body.version)
    if (!isSealed(task.status)) throw new ProductError('OPEN_TASK_SEALED')
    const { id, edition, version } = task
    if (edition >= maxEditions) throw new ProductError('OPEN_TASK_LIMIT', { count: maxEditions })
    await countHit(ctx.db, `open-task-told:${id}`, tellings)
    const criteria = JSON.stringify(body.criteria) as never
    await ctx.db
      .updateTable('open_task')
      .set({ criteria, edition: edition + 1, ...touched(ctx, version) })
      .where('id', '=', id)
      .execute()
    await ctx.db
      .insertInto('open_task_edition')
      .values({
        task_id: id,
        edition: edition + 1,
        criteria,
        reason: body.reason,
        changed_by: ctx.actor.uid,
        at: ctx.now.toISOString(),
      })
      .execute()
    await record(ctx, id, 'changeCriteria', body.reason)
    await raise(ctx, 'OpenTaskCriteriaChanged', { id, comment: body.reason }, null)
    return (after) => readOpenTaskPage(after, id)
  },
})

export const deleteOpenTaskUseCase = useCase({
  endpoint: contract.deleteOpenTask,
  load: (ctx, { body }) => lockOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, _input, task) => {
    const { id, status } = task
    if (!isDeletable(task)) throw new ProductError('STATE_CHANGED', { state: status })
    await deleteRow(ctx.db, 'open_task', id)
    await record(ctx, id, 'delete')
    return undefined
  },
})
