import { sql } from 'kysely'
import type { z } from 'zod'
import { possibleActions } from '#platform/domain/machine.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { findRow, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { decisionRun } from '../../contract/decision.schemas.ts'
import { decisionRunMachine } from '../../domain/decision-run.machine.ts'
import type { DecisionsFacts } from '../../domain/decision.policy.ts'
import type { RunState } from '../../domain/states.ts'

type Run = z.output<typeof decisionRun>

/** A run with the facts of its policy, and its author. */
export type RunSubject = DecisionsFacts & { id: number; status: RunState; createdByUid: string }

export const findRun = async (db: Db, id: number): Promise<RunSubject | undefined> => {
  const { rows } = await sql<RunSubject>`
    select r.id, r.accelerator_id as "acceleratorId", r.status, r.created_by as "createdByUid"
    from decision_run r where r.id = ${id}`.execute(db)
  return rows[0]
}

type Raw = Omit<Run, 'actions' | 'steps'> & DecisionsFacts & { steps: Partial<Run['steps']> }

const noSteps: Run['steps'] = { WAITING: 0, DONE: 0, REFUSED: 0, LEFT: 0 }

/** Runs `r` in the contract's format. */
export const runRows: RowSource<Raw, Run> = {
  from: sql`decision_run r`,
  key: sql`r.id`,
  columns:
    () => sql`r.id, r.accelerator_id as "acceleratorId", r.kind, r.status, r.total, ${personRefJson('u')} as "createdBy",
    r.created_at as "createdAt", r.finished_at as "finishedAt",
    (select coalesce(jsonb_object_agg(c.step, c.n), '{}') from (
      select i.step, count(*)::int as n from decision_run_item i where i.run_id = r.id group by 1) c) as steps`,
  joins: sql`join person u on u.uid = r.created_by`,
  row: ({ acceleratorId, steps, ...run }, { actor }) => ({
    ...run,
    steps: { ...noSteps, ...steps },
    actions: possibleActions(decisionRunMachine, run.status, actor, { acceleratorId }).filter(
      (action) => action === 'cancel',
    ),
  }),
}

/** A run with the data of its page. Errors: `NOT_FOUND`. */
export const readRun = async (ctx: Context, id: number): Promise<Run> => {
  const raw = await findRow(ctx, runRows, sql`r.id = ${id}`)
  if (!raw) throw notFound()
  return runRows.row(raw, ctx)
}
