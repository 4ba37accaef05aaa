import { sql } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { findRow, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { recordRow, selectionRecord } from '../contract/selection.schemas.ts'
import { selectionRecordMachine, type RecordFacts } from '../domain/selection-record.machine.ts'
import type { RecordState } from '../domain/states.ts'

type ShownRecord = z.output<typeof selectionRecord>
type RecordRow = z.output<typeof recordRow>

/** Whether item `i` can still be applied: selected, and its task is still in the state that this record gave it, not blocked. */
export const isApplicable = sql<boolean>`(i.step in ('SELECTED', 'LEFT') and exists (select from project_trackpoint w
    join project_track q on q.id = w.project_track_id and q.access_status = 'ALLOWED_TO_WORK'
    where w.id = i.task_id and w.state = case i.outcome when 'PASSED' then 'AUTO_SELECT_PASS' else 'AUTO_SELECT_FAIL' end)
  and not exists (select from selection_record_item n where n.task_id = i.task_id and n.record_id > i.record_id
    and n.step <> 'SKIPPED'))`

/** Whether record `r` has a project that can still be accepted or rejected. */
export const hasApplicable = sql<boolean>`exists (
  select from selection_record_item i where i.record_id = r.id and ${isApplicable})`

const applicableCount = sql<number>`(
  select count(*)::int from selection_record_item i where i.record_id = r.id and ${isApplicable})`

const rowColumns = sql`r.id, r.accelerator_id as "acceleratorId", r.trackpoint_name as "trackpointName",
  r.track_name as "trackName", r.programme_name as "programmeName", r.status, r.participants, r.passed,
  ${personRefJson('u')} as "createdBy", r.created_at as "createdAt", r.applied_at as "appliedAt"`

type Raw = Omit<RecordRow, 'actions'> & RecordFacts

const actionsOf = ({ actor }: Pick<Context, 'actor'>, raw: Raw): RecordRow['actions'] =>
  possibleActions(selectionRecordMachine, raw.status, actor, raw).filter((action) => action === 'apply')

/** Row source of records `r` for their list. */
export const recordRows: RowSource<Raw, RecordRow> = {
  from: sql`selection_record r`,
  key: sql`r.id`,
  columns: () => sql`${rowColumns}, ${hasApplicable}::int as applicable` as never,
  joins: sql`join person u on u.uid = r.created_by`,
  row: ({ acceleratorId: _accelerator, applicable: _applicable, ...row }, ctx) => ({
    ...row,
    actions: actionsOf(ctx, { ...row, acceleratorId: _accelerator, applicable: _applicable }),
  }),
}

/** A record with the facts of its policy and machine, and the people who started its jobs. */
export type RecordSubject = RecordFacts & {
  id: number
  status: RecordState
  createdByUid: string
  appliedByUid: string | null
  message: string
}

export const findRecord = async (db: Db, id: number): Promise<RecordSubject | undefined> => {
  const { rows } = await sql<RecordSubject>`
    select r.id, r.accelerator_id as "acceleratorId", r.status, r.created_by as "createdByUid",
      r.applied_by as "appliedByUid", r.message, ${hasApplicable}::int as applicable
    from selection_record r where r.id = ${id}`.execute(db)
  return rows[0]
}

type Frozen = Pick<ShownRecord, 'settings' | 'fields' | 'names' | 'streams'>
type RawRecord = Raw &
  Pick<ShownRecord, 'trackpointId' | 'appliedBy' | 'message'> & {
    frozen: Frozen
    steps: Partial<ShownRecord['steps']>
  }

const noSteps: ShownRecord['steps'] = { WAITING: 0, SELECTED: 0, SKIPPED: 0, APPLIED: 0, LEFT: 0 }

/** Loads a record with the details of its page. Errors: `NOT_FOUND`. */
export const readRecord = async (ctx: Context, id: number): Promise<ShownRecord> => {
  const raw = (await findRow(
    ctx,
    {
      ...recordRows,
      columns: () =>
        sql`${rowColumns}, ${applicableCount} as applicable, r.trackpoint_id as "trackpointId", ${personRefJson('a')} as "appliedBy",
        r.message, r.settings as frozen,
        (select coalesce(jsonb_object_agg(c.step, c.n), '{}') from (
          select i.step, count(*)::int as n from selection_record_item i where i.record_id = r.id group by 1) c) as steps` as never,
      joins: sql`join person u on u.uid = r.created_by left join person a on a.uid = r.applied_by`,
    },
    sql`r.id = ${id}`,
  )) as RawRecord | undefined
  if (!raw) throw notFound()
  const { frozen, acceleratorId: _accelerator, steps, ...shown } = raw
  return { ...shown, ...frozen, steps: { ...noSteps, ...steps }, actions: actionsOf(ctx, raw) }
}
