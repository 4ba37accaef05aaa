import { sql } from 'kysely'
import * as timetable from '../../../features/timetable/contract/timetable.endpoints.ts'
import { timetables } from '../../../features/timetable/domain/timetable.policy.ts'
import { findStream } from '../../../features/timetable/server/stream.repository.ts'
import { dayFromNow } from '../factories/content.ts'
import { acceleratorOf, checked } from './list-check.ts'
import { row } from './row.ts'
import type { Who, World } from './world.ts'

/** The team reads, its administrator writes (product 4). */
const readers: readonly Who[] = ['admin', 'team', 'teamTracker', 'portalAdmin', 'deputyAdmin']
const editors: readonly Who[] = ['admin']
const editing = { see: ['team', 'teamTracker', 'portalAdmin', 'deputyAdmin'] as const satisfies Who[] }

const onAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })

const onSchedule = async (world: World) =>
  world.make.track({
    programme: await world.make.programme({ accelerator: world.accelerator }),
    request_type: 'ON_SCHEDULE',
  })

const planned = async (world: World) =>
  world.make.stream({ track: await onSchedule(world), from: dayFromNow(20), to: dayFromNow(30) })

const fields = { name: 'Весенний поток', from: dayFromNow(20), to: dayFromNow(40) }

/** Permissions on the timetable. */
export const timetableRows = [
  row(timetable.getTimetable, readers, (world) => ({
    headers: onAccelerator(world),
    query: { from: dayFromNow(-30), to: dayFromNow(30) },
  })),
  row(timetable.listStreams, readers, (world) => ({ headers: onAccelerator(world), query: {} }), {
    list: checked(
      (parts) => sql`select id from stream where accelerator_id = ${acceleratorOf(parts)}`,
      ({ db }, id) => findStream(db, id),
      timetables.read.allows,
      { closed: true },
    ),
  }),
  row(timetable.getTrackTimetable, readers, async (world) => ({
    query: { trackId: String((await world.track()).id) },
  })),
  row(
    timetable.createStream,
    editors,
    async (world) => ({ body: { ...fields, trackId: (await onSchedule(world)).id } }),
    editing,
  ),
  row(
    timetable.editStream,
    editors,
    async (world) => ({ body: { ...fields, id: (await planned(world)).id, version: 1 } }),
    editing,
  ),
  row(
    timetable.deleteStream,
    editors,
    async (world) => ({ body: { id: (await planned(world)).id, version: 1 } }),
    editing,
  ),
  row(
    timetable.switchAcceptance,
    editors,
    async (world) => ({
      body: {
        trackId: (await world.track()).id,
        requestType: 'ON_SCHEDULE' as const,
        ends: null,
        deletes: [],
      },
    }),
    editing,
  ),
]
