import { sql } from 'kysely'
import { z } from 'zod'
import { actorNow } from '#features/identity'
import { selectTask, type SelectionAction } from '#features/participations'
import { systemFor, type Person } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { job, type Job } from '#platform/server/jobs/job.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'
import { transition } from '#platform/server/transition.ts'
import { selectionRecordMachine } from '../domain/selection-record.machine.ts'
import type { ItemStep, RecordAction, RecordState } from '../domain/states.ts'
import { applyJob, runJob } from './job-names.ts'
import { reasonFor, type ReasonFacts } from './reason.ts'
import { findRecord, type RecordSubject } from './record.repository.ts'

type Item = Omit<ReasonFacts, 'message'> & {
  taskId: number | null
  projectTrackId: number | null
  /** Whether a later record selected the task, so that this result is obsolete. */
  superseded: boolean
}

type JobPlan = {
  name: string
  running: RecordState
  finish: RecordAction
  /** Steps of the projects to move, and of those moved or refused. */
  from: ItemStep
  moved: ItemStep
  refused: ItemStep
  actions: Record<'passed' | 'failed', SelectionAction>
  by: (record: RecordSubject) => string
}

type Noted = { place: number; step: ItemStep; refused: string | null }

/** Projects per transaction: a killed job repeats at most these, and moves none of them twice. */
const itemsPerTransaction = 25

const nextItems = async (db: Db, { id }: RecordSubject, { from }: JobPlan): Promise<Item[]> => {
  const { rows } = await sql<Item>`
    select i.place, i.task_id as "taskId", w.project_track_id as "projectTrackId", i.outcome, i.points, r.participants,
      (r.settings #>> '{settings,threshold}')::int as threshold, coalesce(h.locale, 'ru') as locale,
      (select coalesce(jsonb_agg(f || jsonb_build_object('name', coalesce(r.settings -> 'fields' -> (f ->> 'code'),
          jsonb_build_object('ru', f ->> 'code', 'en', f ->> 'code')))), '[]')
        from jsonb_array_elements(i.failures) as f) as failures,
      exists (select from selection_record_item n
        where n.task_id = i.task_id and n.record_id > i.record_id and n.step <> 'SKIPPED') as superseded
    from selection_record_item i join selection_record r on r.id = i.record_id
      left join project_trackpoint w on w.id = i.task_id
      left join project p on p.id = i.project_id left join person h on h.uid = p.leader_uid
    where i.record_id = ${id} and i.step = ${from} order by i.place limit ${sql.lit(itemsPerTransaction)}
    for update of i`.execute(db)
  return rows
}

/** Moves one task; a refusal by the rules is noted and the task stays. */
const move = async (
  ctx: { db: Db; actor: Person },
  record: RecordSubject,
  plan: JobPlan,
  item: Item,
): Promise<Noted> => {
  const { place, taskId, projectTrackId, outcome } = item
  try {
    if (taskId === null || projectTrackId === null) throw new ProductError('NOT_FOUND')
    if (item.superseded) throw new ProductError('TRACKPOINT_STATUS_CHANGED')
    const { acceleratorId, id: recordId, message } = record
    const action = plan.actions[outcome === 'PASSED' ? 'passed' : 'failed']
    const reason = action === 'applyFail' ? reasonFor({ ...item, message }) : ''
    await selectTask(ctx, { id: taskId, projectTrackId, acceleratorId }, action, { reason, recordId })
    return { place, step: plan.moved, refused: null }
  } catch (error) {
    if (!(error instanceof ProductError)) throw error
    return { place, step: plan.refused, refused: error.code }
  }
}

const note = (db: Db, recordId: number, noted: readonly Noted[]) =>
  sql`update selection_record_item i set step = n.step, refused = n.refused
    from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as n (place int, step text, refused text)
    where i.record_id = ${recordId} and i.place = n.place`.execute(db)

/**
 * Moves the next projects and notes the results in one transaction; false if none is left. The person who started the work
 * moves them with their current rights: if they lose them meanwhile, the remaining projects are refused.
 */
const step = (db: Db, record: RecordSubject, plan: JobPlan): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const [items, actor] = await Promise.all([nextItems(tx, record, plan), actorNow(tx, plan.by(record))])
    const noted: Noted[] = []
    for (const item of items) noted.push(await move({ db: tx, actor }, record, plan, item))
    if (noted.length === 0) return false
    await note(tx, record.id, noted)
    await announceChanges(tx, ['selection'], { accelerators: [record.acceleratorId] })
    return true
  })

const finish = (db: Db, record: RecordSubject, plan: JobPlan): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { id, acceleratorId } = record
    await transition({ db: tx, actor: systemFor(plan.by(record)) }, selectionRecordMachine, plan.finish, {
      id,
      acceleratorId,
      facts: async () => ({ acceleratorId, applicable: 0 }),
      ...(plan.finish === 'finishApply' ? { set: { applied_at: sql`now()` } } : {}),
    })
    await announceChanges(tx, ['selection', 'task', 'participation'], { accelerators: [acceleratorId] })
  })

const recordJob = (plan: JobPlan): Job =>
  job({
    name: plan.name,
    lane: 'bulk',
    seconds: 3600,
    payload: z.object({ recordId: z.int() }),
    run: async ({ db, signal }, { recordId }) => {
      const record = await findRecord(db, recordId)
      if (record?.status !== plan.running) return
      while (await step(db, record, plan)) signal.throwIfAborted()
      await finish(db, record, plan)
    },
  })

/**
 * Jobs that move the tasks of a record and apply its results; after a crash they continue with the remaining projects.
 */
export const selectionJobs: Job[] = [
  recordJob({
    name: runJob,
    running: 'RUNNING',
    finish: 'finishRun',
    from: 'WAITING',
    moved: 'SELECTED',
    refused: 'SKIPPED',
    actions: { passed: 'autoSelectPass', failed: 'autoSelectFail' },
    by: ({ createdByUid }) => createdByUid,
  }),
  recordJob({
    name: applyJob,
    running: 'APPLYING',
    finish: 'finishApply',
    from: 'SELECTED',
    moved: 'APPLIED',
    refused: 'LEFT',
    actions: { passed: 'applyPass', failed: 'applyFail' },
    by: ({ appliedByUid, createdByUid }) => appliedByUid ?? createdByUid,
  }),
]
