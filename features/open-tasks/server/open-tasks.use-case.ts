import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import { deleteRow } from '#platform/server/delete-row.ts'
import { raise } from '#platform/server/events/raise.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { transition, type Held } from '#platform/server/transition.ts'
import * as contract from '../contract/open-task.endpoints.ts'
import type { newOpenTask } from '../contract/open-task.schemas.ts'
import { longestOutageDays, mostEditions, mostOpenTasks, mostOutages, tellings } from '../domain/limits.ts'
import { changeTexts } from '../domain/change.rules.ts'
import { openTaskMachine } from '../domain/open-task.machine.ts'
import { openTaskHosting, openTasks } from '../domain/open-task.policy.ts'
import { moveByOutage } from '../domain/stages.rules.ts'
import type { OpenTaskMove } from '../domain/states.ts'
import {
  holdOpenTask,
  isBegun,
  isEditable,
  isSealed,
  takesOutages,
  type OpenTaskSubject,
} from './open-task.repository.ts'
import { forgetChange, noteChange } from './change.repository.ts'
import { placeEntries } from './place-entries.ts'
import { readOpenTaskPage } from './read-open-task.ts'
import { readSpan, readStages } from './stage-times.ts'

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

const record = (ctx: Context, id: number, action: AuditAction, comment = '') =>
  audit(ctx, { acceleratorId: null, subject: 'open_task', subjectId: id, action, comment })

/** Errors: `OPEN_TASK_LIMIT` when the organiser has as many under way as there may be. */
const requireRoom = async ({ db, actor }: SignedIn): Promise<void> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from open_task where organizer_uid = ${actor.uid}
      and status not in ('RESULTS', 'CANCELLED')`.execute(db)
  if (rows[0]!.n >= mostOpenTasks) throw new ProductError('OPEN_TASK_LIMIT', { count: mostOpenTasks })
}

const requireVersion = ({ version, status }: OpenTaskSubject, seen: number): void => {
  if (version !== seen) throw new ProductError('STATE_CHANGED', { state: status })
}

const touched = (ctx: Context, version: number) => ({
  version: version + 1,
  updated_at: ctx.now.toISOString(),
})

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

/** Changes the texts of an open task that nobody changed meanwhile, while entries may still follow them. */
export const editOpenTaskUseCase = useCase({
  endpoint: contract.editOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
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
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
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

/** Makes a new edition of sealed criteria; scores by the earlier one stay with it. */
export const changeOpenTaskCriteriaUseCase = useCase({
  endpoint: contract.changeOpenTaskCriteria,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, { body }, task) => {
    requireVersion(task, body.version)
    if (!isSealed(task.status)) throw new ProductError('OPEN_TASK_SEALED')
    const { id, edition, version } = task
    if (edition >= mostEditions) throw new ProductError('OPEN_TASK_LIMIT', { count: mostEditions })
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

type Moving = { version: number; reason?: string; set?: Record<string, unknown>; ahead?: () => Promise<void> }

const move = async (
  ctx: SignedIn,
  task: Held<OpenTaskSubject>,
  action: OpenTaskMove,
  { version, reason = '', set = {}, ahead }: Moving,
): Promise<(after: Context) => ReturnType<typeof readOpenTaskPage>> => {
  await transition(ctx, openTaskMachine, action, {
    id: task.id,
    acceleratorId: null,
    facts: task,
    expectedVersion: version,
    comment: reason,
    set: { ...touched(ctx, version), reason, ...set },
    ...(ahead ? { ahead } : {}),
  })
  return (after) => readOpenTaskPage(after, task.id)
}

export const submitOpenTaskUseCase = useCase({
  endpoint: contract.submitOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: (ctx, { body }, task) => move(ctx, task, 'submit', body),
})

export const recallOpenTaskUseCase = useCase({
  endpoint: contract.recallOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: (ctx, { body }, task) => {
    if (isBegun(task)) throw new ProductError('STATE_CHANGED', { state: task.status })
    return move(ctx, task, 'recall', {
      ...body,
      set: { published_at: null },
      // All of it will be moderated again.
      ahead: () => forgetChange(ctx.db, task.id),
    })
  },
})

export const approveOpenTaskUseCase = useCase({
  endpoint: contract.approveOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.moderate,
  run: (ctx, { body }, task) =>
    move(ctx, task, 'approve', { ...body, set: { published_at: ctx.now.toISOString() } }),
})

export const returnOpenTaskUseCase = useCase({
  endpoint: contract.returnOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.moderate,
  run: (ctx, { body }, task) => move(ctx, task, 'return', body),
})

/** Ends the work of the jury: places are set once and for all. */
export const judgeOpenTaskUseCase = useCase({
  endpoint: contract.judgeOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: (ctx, { body }, task) =>
    move(ctx, task, 'judge', { ...body, ahead: () => placeEntries(ctx.db, task) }),
})

export const cancelOpenTaskUseCase = useCase({
  endpoint: contract.cancelOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.cancel,
  run: (ctx, { body }, task) => move(ctx, task, 'cancel', body),
})

export const deleteOpenTaskUseCase = useCase({
  endpoint: contract.deleteOpenTask,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.manage,
  run: async (ctx, _input, { id, status, hasEntries }) => {
    if (status !== 'DRAFT' || hasEntries) throw new ProductError('STATE_CHANGED', { state: status })
    await deleteRow(ctx.db, 'open_task', id)
    await record(ctx, id, 'delete')
    return undefined
  },
})

const dayLength = 86_400_000

/**
 * The published rule: an outage between the opening and the deadline moves the deadline, and with it the results, by exactly its
 * length, for all. What was late by the former deadline is judged by the new one.
 */
export const recordOpenTaskOutageUseCase = useCase({
  endpoint: contract.recordOpenTaskOutage,
  load: (ctx, { body }) => holdOpenTask(ctx, body.id),
  authorize: openTasks.oversee,
  run: async (ctx, { body }, task) => {
    if (!takesOutages(task)) throw new ProductError('STATE_CHANGED', { state: task.status })
    const { id, version, entriesUntil, resultsAt, opensAt } = task
    const [from, to] = await readSpan(ctx, body, task.timeZone)
    const now = ctx.now.getTime()
    if (to <= from) throw invalid({ toDay: 'END_BEFORE_START' })
    if (to > now) throw invalid({ toDay: 'DATE_IN_FUTURE' })
    if (from < Date.parse(opensAt)) throw invalid({ fromDay: 'DATE_IN_PAST' })
    if (from >= Date.parse(entriesUntil)) throw invalid({ fromDay: 'PERIOD_OVER' })
    if (to - from > longestOutageDays * dayLength) throw invalid({ toDay: 'PERIOD_TOO_LONG' })
    const { n } = await ctx.db
      .selectFrom('open_task_outage')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('task_id', '=', id)
      .executeTakeFirstOrThrow()
    if (n >= mostOutages) throw new ProductError('OPEN_TASK_LIMIT', { count: mostOutages })
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
