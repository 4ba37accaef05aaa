import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import { rowSet } from '#platform/server/lists/row-set.ts'
import { selections, type SelectionFacts } from '../domain/selection.policy.ts'
import type { RecordState } from '../domain/states.ts'
import { findRecord, recordRows } from './record.repository.ts'

/** Records `r` of an accelerator's selections, for its team and the portal's administrators. */
export const selectionRecords = rowSet({
  from: recordRows.from,
  key: recordRows.key,
  sees: async ({ db, actor }, id, { acceleratorId }) => {
    const record = await findRecord(db, id)
    return record?.acceleratorId === acceleratorId && selections.view.allows(actor, record)
  },
  scope: ({ actor }: SignedIn, { acceleratorId }: SelectionFacts) =>
    selections.view.allows(actor, { acceleratorId }) ? sql`r.accelerator_id = ${acceleratorId}` : sql`false`,
  filters: {
    status: (states: readonly RecordState[]) => sql`r.status = any(${states})`,
    trackpointId: (id: number) => sql`r.trackpoint_id = ${id}`,
  },
  search: sql`concat_ws(' ', r.trackpoint_name, r.track_name, r.programme_name)`,
})
