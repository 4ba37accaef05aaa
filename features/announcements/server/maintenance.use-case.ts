import { sql } from 'kysely'
import { invalid, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { readRows } from '#platform/server/lists/rows.ts'
import { transition } from '#platform/server/transition.ts'
import { cancelMaintenance, createMaintenance } from '../contract/maintenance.endpoints.ts'
import { maintenanceMachine, announcements } from '../domain/announcement.machine.ts'
import { isPastMidnight } from '../domain/maintenance.rules.ts'
import { lockMaintenance, maintenanceRows } from './announcement.repository.ts'
import { notifyEverybody } from './notify-everybody.ts'
import { forgetWorks } from './portal-gate.ts'

const readOne = async (ctx: Context, id: number) =>
  stillThere((await readRows(ctx, maintenanceRows, sql`m.id = ${id}`))[0])

/** Creates a maintenance notice. Errors: `DATE_IN_PAST` at the day if it is already over. */
export const createMaintenanceUseCase = useCase({
  endpoint: createMaintenance,
  load: nothing,
  authorize: announcements.manage,
  run: async (ctx, { body: { day, start, end, timeZone, mode } }) => {
    const at = (clock: string, days = 0) =>
      sql`((${`${day} ${clock}`}::timestamp + make_interval(days => ${days})) at time zone ${timeZone})`
    const endsAt = at(end, isPastMidnight({ start, end }) ? 1 : 0)
    const { rows } = await sql<{ id: number }>`
      insert into maintenance_notice (starts_at, ends_at, time_zone, mode, created_by)
      select ${at(start)}, ${endsAt}, ${timeZone}, ${mode}, ${ctx.actor.uid} where ${endsAt} > now() returning id`.execute(
      ctx.db,
    )
    if (!rows[0]) throw invalid({ day: 'DATE_IN_PAST' })
    const { id } = rows[0]
    await audit(ctx, { acceleratorId: null, subject: 'maintenance_notice', subjectId: id, action: 'create' })
    await notifyEverybody(ctx.db)
    return (after) => {
      forgetWorks(after.db)
      return readOne(after, id)
    }
  },
})

export const cancelMaintenanceUseCase = useCase({
  endpoint: cancelMaintenance,
  load: (ctx, { body }) => lockMaintenance(ctx, body.id),
  authorize: announcements.manage,
  run: async (ctx, { body: { version } }, notice) => {
    await transition(ctx, maintenanceMachine, 'cancel', {
      id: notice.id,
      acceleratorId: null,
      facts: notice,
      expectedVersion: version,
      set: { version: version + 1 },
    })
    await notifyEverybody(ctx.db)
    return (after) => {
      forgetWorks(after.db)
      return readOne(after, notice.id)
    }
  },
})
