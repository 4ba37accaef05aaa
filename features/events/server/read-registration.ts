import { sql } from 'kysely'
import type { z } from 'zod'
import { guest as anybody } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import { instantJson } from '#platform/server/sql.ts'
import type { getEventRegistration } from '../contract/guest.endpoints.ts'
import { eventGuestMachine, type GuestMoved } from '../domain/guest.machine.ts'
import { isLetIn } from './event.repository.ts'
import { isHostActive, isFull, takesGuests } from './public-events.sql.ts'

type Registration = z.output<typeof getEventRegistration.response>

type Raw = Omit<Registration, 'actions'> & Omit<GuestMoved, 'isGuest'>

/** Whether guest `g` has a confirmed place or had one; only then are the code, materials and online link returned. */
const comes = sql`g.status in ('CONFIRMED', 'ATTENDED', 'MISSED')`

/** What a guest reads by the link of their emails. */
export const readRegistration = async (db: Db, id: number): Promise<Registration> => {
  const { rows } = await sql<Raw>`
    select g.name, g.status, g.reason, case when ${comes} then g.code else '' end as code, ${isFull} as full,
      case when ${comes} then coalesce((select json_agg(json_build_object('id', f.id, 'rowId', m.id, 'name', m.name,
        'size', f.size) order by m.id) from event_material m join file f on f.id = m.file_id where m.event_id = e.id), '[]')
        else '[]' end as materials,
      json_build_object('id', e.id, 'name', e.name, 'status', e.status, 'startsAt', ${instantJson(sql`e.starts_at`)},
        'endsAt', ${instantJson(sql`e.ends_at`)}, 'timeZone', e.time_zone, 'place', e.place,
        'link', case when ${comes} then e.link else '' end, 'reason', e.reason) as event,
      e.accelerator_id as "acceleratorId", e.owner_uid as "personUid",
      e.status = 'PUBLISHED' and e.starts_at > now() and ${isHostActive} as "isOpen", ${takesGuests} as "takesGuests", ${isLetIn} as "hasBegun"
    from event_guest g join held_event e on e.id = g.event_id where g.id = ${id}`.execute(db)
  const raw = stillThere(rows[0])
  const {
    acceleratorId: _accelerator,
    personUid: _owner,
    isOpen: _open,
    takesGuests: _takes,
    hasBegun: _begun,
    ...row
  } = raw
  const possible = possibleActions(eventGuestMachine, raw.status, anybody, { ...raw, isGuest: true })
  return { ...row, actions: (['confirm', 'cancel'] as const).filter((action) => possible.includes(action)) }
}
