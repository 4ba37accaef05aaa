import { sql } from 'kysely'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { announceChanges } from '#platform/server/sockets/changes.ts'

/** A recorded investment moves the project in the pipeline of the investor or their firm; a repetition finds it there. */
export const followDeals = subscriber<{ id: number }>({
  name: 'investors.follow-deals',
  events: ['DealInvested'],
  together: true,
  run: async ({ db }, event) => {
    const { rows } = await sql<{ people: string[] }>`
      update pipeline_card c set stage = 'INVESTED', version = c.version + 1, updated_at = now()
      from deal d where d.id = ${event.payload.id} and d.status = 'INVESTED' and c.project_id = d.project_id
        and c.stage <> 'INVESTED'
        and (c.firm_id = d.firm_id or (c.firm_id is null and c.owner_uid = d.investor_uid))
      returning array(select m.person_uid from firm_member m where m.firm_id = c.firm_id
        union select c.owner_uid where c.firm_id is null) as people`.execute(db)
    const people = rows.flatMap((row) => row.people)
    if (people.length > 0) await announceChanges(db, ['pipeline'], { people, accelerators: [] })
  },
})
