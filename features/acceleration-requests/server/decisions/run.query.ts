import { sql } from 'kysely'
import type { z } from 'zod'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import { getDecisionRun, listDecisionRunItems, listDecisionRuns } from '../../contract/decision.endpoints.ts'
import type { decisionRunItem } from '../../contract/decision.schemas.ts'
import { decisionsPolicy } from '../../domain/decision.policy.ts'
import { findRun, readRun, runRows } from './run.repository.ts'

export const listDecisionRunsQuery = listOf(listDecisionRuns, {
  load: chosenAccelerator,
  authorize: decisionsPolicy.view,
  rows: runRows,
  scope: (_ctx, { acceleratorId }) => sql`r.accelerator_id = ${acceleratorId}`,
  sortings: () => ({ CREATE_DATE: sql`r.id` }),
  filters: {
    status: (states) => sql`r.status = any(${states})`,
    kind: (kinds) => sql`r.kind = any(${kinds})`,
  },
})

export const getDecisionRunQuery = query({
  endpoint: getDecisionRun,
  load: (ctx, { query: { runId } }) => findRun(ctx.db, runId),
  authorize: decisionsPolicy.view,
  run: (ctx, _input, { id }) => readRun(ctx, id),
})

type Item = z.output<typeof decisionRunItem>

const itemRows: RowSource<Item, Item> = {
  from: sql`decision_run_item i`,
  key: sql`i.place`,
  columns:
    () => sql`i.place, i.request_id as "requestId", i.project_name as "projectName", i.track_name as "trackName",
    i.decision, i.step, i.refused, ${personRefJson('u')} as "stagedBy"`,
  joins: sql`left join person u on u.uid = i.staged_by`,
  row: (item) => item,
}

/** The applications of a run; members of a project's team do not see an unexecuted decision about it. */
export const listDecisionRunItemsQuery = listOf(listDecisionRunItems, {
  load: (ctx, { query: { runId } }) => findRun(ctx.db, runId),
  authorize: decisionsPolicy.view,
  rows: (_ctx, { id }) => ({
    ...itemRows,
    from: sql`(select * from decision_run_item where run_id = ${id}) i`,
  }),
  scope: ({ actor }) => sql`(i.step = 'DONE' or not exists (
    select from project_member m where m.project_id = i.project_id and m.person_uid = ${actor.uid}))`,
  sortings: () => ({ PLACE: sql`i.place`, NAME: sql`lower(i.project_name)` }),
  filters: { step: (steps) => sql`i.step = any(${steps})` },
  search: sql`i.project_name`,
})
