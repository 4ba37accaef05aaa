import { sql } from 'kysely'
import { subscriber } from '#platform/server/events/subscriber.ts'
import { sendDeliveries } from '#platform/server/hooks/hook-tables.ts'
import { hookEventNames, hookEventOf, hookEvents } from '../domain/hook-events.ts'
import { concernedPeople } from './subject-of-hook.ts'
import { webHookTables } from './web-hook.repository.ts'

/** Creates the deliveries of an event: for webhooks of its accelerator and of the people involved. */
export const addWebHookDeliveries = subscriber<{ id: number }>({
  name: 'add-web-hook-deliveries',
  events: hookEventNames.map((name) => hookEvents[name].source),
  together: true,
  run: async ({ db }, { id: eventId, name, payload, acceleratorId, at }) => {
    const kind = hookEventOf(name)
    if (!kind) return
    const { rows } = await sql<{ id: string; hookId: number; personal: boolean }>`
      insert into web_hook_delivery (hook_id, kind, event_id, subject_id, changed_at)
      select h.id, ${kind}, ${eventId}, ${payload.id}, ${at}::timestamptz from web_hook h
      where h.active and ${kind} = any(h.kinds) and (h.accelerator_id = ${acceleratorId}
        or (h.accelerator_id is null and h.created_by in (${concernedPeople[hookEvents[kind].about](payload.id)})))
      on conflict (hook_id, event_id, kind) do nothing
      returning id, hook_id as "hookId", (select h.accelerator_id is null from web_hook h where h.id = hook_id) as personal`.execute(
      db,
    )
    await sendDeliveries(db, webHookTables, rows)
  },
})
