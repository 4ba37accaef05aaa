import { sql } from 'kysely'
import type { z } from 'zod'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import {
  getSelectionRecord,
  listSelectionRecordItems,
  listSelectionRecords,
  listTotalSelection,
} from '../contract/record.endpoints.ts'
import type { recordItem, totalRow } from '../contract/selection.schemas.ts'
import { selections } from '../domain/selection.policy.ts'
import { itemColumns, itemJoins } from './record-items.ts'
import { findRecord, readRecord, recordRows } from './record.repository.ts'
import { selectionRecords } from './records.row-set.ts'

const passedIs = (passed: boolean) => sql`(i.outcome = 'PASSED') = ${passed}`

export const listSelectionRecordsQuery = listOf(listSelectionRecords, {
  load: chosenAccelerator,
  authorize: selections.view,
  rows: recordRows,
  ...selectionRecords,
  sortings: () => ({ CREATE_DATE: sql`r.id` }),
})

export const getSelectionRecordQuery = query({
  endpoint: getSelectionRecord,
  load: (ctx, { query: { recordId } }) => findRecord(ctx.db, recordId),
  authorize: selections.view,
  run: (ctx, _input, { id }) => readRecord(ctx, id),
})

type Item = z.output<typeof recordItem>

const itemsOf = (recordId: number): RowSource<Item, Item> => ({
  from: sql`(select * from selection_record_item where record_id = ${recordId}) i`,
  key: sql`i.place`,
  columns: () => sql`${itemColumns}, i.by_rule as "byRule"`,
  joins: sql`join selection_record r on r.id = i.record_id ${itemJoins}`,
})

/** Projects of a record, in order of their places. */
export const listSelectionRecordItemsQuery = listOf(listSelectionRecordItems, {
  load: (ctx, { query: { recordId } }) => findRecord(ctx.db, recordId),
  authorize: selections.view,
  rows: (_ctx, { id }) => itemsOf(id),
  scope: () => sql`true`,
  sortings: () => ({ PLACE: sql`i.place`, NAME: sql`lower(i.project_name)` }),
  filters: { passed: passedIs, outcome: (outcomes) => sql`i.outcome = any(${outcomes})` },
  search: sql`i.project_name`,
})

type Total = z.output<typeof totalRow>

const totalRows: RowSource<Total, Total> = {
  from: sql`selection_record_item i join selection_record r on r.id = i.record_id`,
  key: sql`(i.record_id, i.place)::text`,
  columns: () => sql`${itemColumns}, concat(i.record_id, '-', i.place) as key, i.record_id as "recordId",
    r.trackpoint_name as "trackpointName", r.track_name as "trackName", r.programme_name as "programmeName",
    r.created_at as "createdAt", r.status`,
  joins: itemJoins,
}

/** Results of all selections of the accelerator. */
export const listTotalSelectionQuery = listOf(listTotalSelection, {
  load: chosenAccelerator,
  authorize: selections.view,
  rows: totalRows,
  scope: (_ctx, { acceleratorId }) => sql`i.accelerator_id = ${acceleratorId}`,
  sortings: () => ({
    CREATE_DATE: [sql`i.record_id`, sql`-i.place`],
    NAME: [sql`lower(i.project_name)`, sql`i.record_id`, sql`i.place`],
  }),
  filters: {
    programmeId: (id) => sql`r.programme_id = ${id}`,
    trackId: (id) => sql`r.track_id = ${id}`,
    trackpointId: (id) => sql`r.trackpoint_id = ${id}`,
    passed: passedIs,
    status: (states) => sql`r.status = any(${states})`,
  },
  search: sql`i.project_name`,
})
