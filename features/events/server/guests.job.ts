import { sql } from 'kysely'
import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { confirmDays, guestRetentionDays } from '../domain/limits.ts'

/** Forgets guests and the emails to them: who never confirmed after some days, all others some time after the event; who came is still counted. */
export const forgetGuests = job({
  name: 'forget-event-guests',
  cron: '53 3 * * *',
  payload: z.unknown(),
  run: async ({ db }) => {
    await sql`
      delete from event_guest
      where status = 'PENDING' and created_at < now() - make_interval(days => ${confirmDays})`.execute(db)
    const old = sql`e.ends_at < now() - make_interval(days => ${guestRetentionDays})`
    await sql`
      delete from event_guest g using held_event e
      where e.id = g.event_id and ${old} and g.status in ('PENDING', 'WAITING', 'CANCELLED', 'REMOVED')`.execute(
      db,
    )
    await sql`
      update event_guest g set name = '', email = '', token = null, forgotten_at = now()
      from held_event e where e.id = g.event_id and ${old} and g.forgotten_at is null`.execute(db)
    // The log of emails names guests too: guests who are on no list any more are removed from it.
    await sql`
      delete from mail m where m.template like 'EVENT\\_GUEST\\_%'
        and m.created_at < now() - make_interval(days => ${confirmDays})
        and not exists (select from event_guest g where lower(g.email) = lower(m.to_address))`.execute(db)
  },
})
