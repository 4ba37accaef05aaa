import { sql } from 'kysely'
import type { z } from 'zod'
import { stillThere } from '#platform/domain/product-error.ts'
import { query } from '#platform/server/handler.ts'
import { instantJson, wholeName } from '#platform/server/sql.ts'
import { getEventDoor } from '../contract/door.endpoints.ts'
import { heldEvents } from '../domain/event.machine.ts'
import { findHeldEvent, isLetIn } from './event.repository.ts'

type Door = z.output<typeof getEventDoor.response>

const came = (row: ReturnType<typeof sql>) =>
  sql`case ${row} when 'ATTENDED' then true when 'MISSED' then false end`

export const getEventDoorQuery = query({
  endpoint: getEventDoor,
  load: (ctx, { query: { eventId } }) => findHeldEvent(ctx.db, eventId),
  authorize: heldEvents.manage,
  run: async ({ db }, _input, { id }) => {
    const { rows } = await sql<Door>`
      select e.id, e.name, e.starts_at as "startsAt", e.ends_at as "endsAt", e.time_zone as "timeZone", ${isLetIn} as "isOpen",
        coalesce((select json_agg(x order by lower(x.name), x.kind, x.id) from (
          select 'TEAM' as kind, i.id, p.name, ${wholeName('l')} as of, i.seats, i.code, ${came(sql`i.status`)} as came,
            ${instantJson(sql`i.marked_at`)} as at
          from event_invitation i join project p on p.id = i.project_id left join person l on l.uid = p.leader_uid
          where i.event_id = e.id and i.status in ('ACCEPTED', 'ATTENDED', 'MISSED')
          union all
          select 'GUEST', g.id, g.name, '', 1, g.code, ${came(sql`g.status`)}, ${instantJson(sql`g.marked_at`)}
          from event_guest g where g.event_id = e.id and g.status in ('CONFIRMED', 'ATTENDED', 'MISSED')
            and g.forgotten_at is null
        ) x), '[]') as people
      from held_event e where e.id = ${id}`.execute(db)
    return stillThere(rows[0])
  },
})
