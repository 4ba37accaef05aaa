import { sql } from 'kysely'
import * as records from '../../../features/selection/contract/record.endpoints.ts'
import * as selection from '../../../features/selection/contract/selection.endpoints.ts'
import { selections } from '../../../features/selection/domain/selection.policy.ts'
import { noSettings } from '../../../features/selection/domain/settings.ts'
import { findRecord } from '../../../features/selection/server/record.repository.ts'
import { makeRecord } from '../selection-records.ts'
import { acceleratorOf, checked, openIn } from './list-check.ts'
import { row } from './row.ts'
import type { Who, World } from './world.ts'

/** The team reads, its administrator selects (product 4). */
const readers: readonly Who[] = ['admin', 'team', 'teamTracker', 'portalAdmin', 'deputyAdmin']
const selectors: readonly Who[] = ['admin']
const selecting = { see: ['team', 'teamTracker', 'portalAdmin', 'deputyAdmin'] as const satisfies Who[] }
const room = { rest: 403, absent: 403 } as const

const onAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })

const trackpointOf = async (world: World): Promise<number> =>
  (await world.make.task({ track: await world.track(), state: 'DONE_CODE' })).trackpoint_id

const settings = { ...noSettings, quota: 1 }

/** Permissions on selections. */
export const selectionRows = [
  row(selection.getSelection, readers, async (world) => ({
    query: { trackpointId: String(await trackpointOf(world)) },
  })),
  row(
    selection.saveSelection,
    selectors,
    async (world) => ({ body: { trackpointId: await trackpointOf(world), version: 0, settings } }),
    selecting,
  ),
  row(
    selection.previewSelection,
    selectors,
    async (world) => ({ body: { trackpointId: await trackpointOf(world), settings } }),
    selecting,
  ),
  row(
    selection.explainSelection,
    selectors,
    async (world) => ({ body: { trackpointId: await trackpointOf(world), settings, taskIds: [1] } }),
    { ...selecting, absent: { taskIds: 'left out' } },
  ),
  row(
    selection.runSelection,
    selectors,
    async (world) => ({
      body: { trackpointId: await trackpointOf(world), version: 1, fingerprint: '0'.repeat(64) },
    }),
    selecting,
  ),
  row(
    records.listSelectionRecords,
    readers,
    async (world) => {
      await makeRecord(world)
      return { headers: onAccelerator(world), query: {} }
    },
    {
      ...room,
      list: checked(
        (parts) => sql`select id from selection_record where accelerator_id = ${acceleratorOf(parts)}`,
        ({ db }, id) => findRecord(db, id),
        selections.view.allows,
        { closed: true },
      ),
    },
  ),
  row(
    records.listTotalSelection,
    readers,
    async (world) => {
      await makeRecord(world)
      return { headers: onAccelerator(world), query: {} }
    },
    {
      ...room,
      list: openIn(
        selections.view,
        (parts) => sql`select concat(record_id, '-', place) from selection_record_item
          where accelerator_id = ${acceleratorOf(parts)}`,
        'key',
      ),
    },
  ),
  row(records.getSelectionRecord, readers, async (world) => ({
    query: { recordId: String((await makeRecord(world)).id) },
  })),
  row(
    records.listSelectionRecordItems,
    readers,
    async (world) => ({
      query: { recordId: String((await makeRecord(world)).id) },
    }),
    {
      list: {
        key: 'place',
        all: null,
        closed: true,
        sees: async ({ db, actor }, _place, { query }) => {
          const found = await findRecord(db, Number(query!['recordId']))
          return found !== undefined && selections.view.allows(actor, found)
        },
      },
    },
  ),
  row(records.downloadSelectionRecord, readers, async (world) => ({
    body: { recordId: (await makeRecord(world)).id, format: 'docx' as const },
  })),
  row(
    records.applySelection,
    selectors,
    async (world) => ({ body: { recordId: (await makeRecord(world)).id, message: '' } }),
    selecting,
  ),
]
