import { sql } from 'kysely'
import type { z } from 'zod'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { findRow, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson, wholeName } from '#platform/server/sql.ts'
import { lockSubject, type Locked } from '#platform/server/transition.ts'
import type { act } from '../../contract/payment.schemas.ts'
import { expertActMachine } from '../../domain/expert-act.machine.ts'
import type { ActFacts } from '../../domain/expert-payment.policy.ts'
import { actActionsOf } from '../../domain/expert-payment.rules.ts'

/** An act as the API returns it. */
export type ShownAct = z.output<typeof act>

type Raw = Omit<ShownAct, 'actions'> & { facts: ActFacts }

/** Projects whose reviews are in act `e`. */
const projectsOf = sql`(select q.project_id from expert_act_item i join expert_job j on j.id = i.job_id
  join project_trackpoint w on w.id = j.task_id join project_track q on q.id = w.project_track_id where i.act_id = e.id)`

const disputed = sql`(select count(*)::int from expert_payment b where b.act_id = e.id and b.status = 'DISPUTED')`

const actFacts = sql<ActFacts>`json_build_object(
  'acceleratorId', e.accelerator_id, 'requesterUid', e.client_uid, 'expertUid', e.expert_uid,
  'memberUids', array(select distinct m.person_uid from project_member m where m.project_id in ${projectsOf}),
  'status', e.status, 'disputed', ${disputed})`

/**
 * Condition that excludes acts with reviews of the reader's own projects, because they must not know who reviewed them.
 */
export const withoutOwn = (uid: string) => sql`not exists (
  select from project_member m where m.person_uid = ${uid} and m.project_id in ${projectsOf})`

const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`

/** Row source of acts; `e` is the act. It names its parties as its document does once their accounts are erased. */
export const acts: RowSource<Raw, ShownAct> = {
  from: sql`expert_act e`,
  key: sql`e.id`,
  columns: () => sql`e.id, e.number,
    case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as accelerator,
    case when c.uid is null then null when c.erased_at is null then ${wholeName('c')} else e.client_name end as client,
    ${personRefJson('x')}::jsonb || case when x.erased_at is null then '{}' else jsonb_build_object('name', e.expert_name) end as expert, e.amount::text as amount, e.currency,
    (select count(*)::int from expert_act_item i where i.act_id = e.id) as jobs, ${day('e.since')} as since,
    ${day('e.till')} as till, ${day('e.made_on')} as "madeOn", e.basis, e.status, ${disputed} as disputed,
    e.created_at as "createdAt", ${day('e.paid_on')} as "paidOn", e.note, e.cancel_reason as "cancelReason", e.version,
    ${actFacts} as facts`,
  joins: sql`left join accelerator a on a.id = e.accelerator_id left join person c on c.uid = e.client_uid join person x on x.uid = e.expert_uid`,
  row: ({ facts, ...row }, { actor }) => ({ ...row, actions: actActionsOf(actor, facts) }),
}

/** An act with the facts for its policy and state machine. */
export type ActSubject = ActFacts & { id: number; version: number }

/** Returns an act by its id. */
export const findAct = async (db: Db, id: number): Promise<ActSubject | undefined> => {
  const { rows } = await sql<{ id: number; version: number; facts: ActFacts }>`
    select e.id, e.version, ${actFacts} as facts from expert_act e where e.id = ${id}`.execute(db)
  const row = rows[0]
  return row && { id: row.id, version: row.version, ...row.facts }
}

/** Locks the payments of all jobs of an act, in the order of their ids to avoid deadlocks. */
const lockPayments = async (db: Db, actId: number): Promise<void> => {
  await sql`select from expert_payment where act_id = ${actId} order by job_id for no key update`.execute(db)
}

/**
 * Loads an act under its lock together with the payments of its jobs, so that nobody disputes one or resolves a dispute
 * while the act is paid or cancelled.
 */
export const lockAct = ({ db }: Pick<Context, 'db'>, id: number): Promise<Locked<ActSubject> | undefined> =>
  lockSubject(
    db,
    expertActMachine,
    id,
    async () => {
      const [, act] = await Promise.all([lockPayments(db, id), findAct(db, id)])
      return act
    },
    { versioned: true },
  )

/** Returns the current state of an act. */
export const readAct = async (ctx: Context, id: number): Promise<ShownAct> => {
  const row = await findRow(ctx, acts, sql`e.id = ${id}`)
  if (!row) throw notFound()
  return acts.row(row, ctx)
}
