import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { job } from '#platform/server/jobs/job.ts'
import { activeRules, dueBetween } from './due-reminders.ts'
import { noticesOf } from './reminder-notice.ts'

/** Maximum number of reminders of one rule in one transaction; the rest is sent in the next hour. */
const atOnce = 200

/** Days after which a reminder that could not be sent is dropped as outdated. */
const catchUp = 1

/**
 * Applies the rules of accelerators where it is morning. Due items are looked up when the reminder is sent, so that
 * nobody is reminded of something that was done, moved or cancelled in the meantime. Each rule sends one reminder per
 * item.
 */
export const sendReminders = job({
  name: 'send-reminders',
  cron: '23 * * * *',
  seconds: 600,
  payload: z.unknown(),
  run: async ({ db, signal }) => {
    for (const rule of await activeRules(db, null)) {
      signal.throwIfAborted()
      await db.transaction().execute(async (tx) => {
        // A second worker waits here and then finds nothing left to send.
        await sql`select pg_advisory_xact_lock(hashtext('reminder-rule'), ${rule.id}::int)`.execute(tx)
        const due = await dueBetween(tx, rule, [-catchUp, 0], atOnce)
        for (const one of due) {
          await sql`
            insert into reminder_sent (rule_id, object, due_on, step)
            values (${rule.id}, ${one.object}, ${one.dueOn}, ${one.step})`.execute(tx)
          for (const notice of noticesOf(rule.kind, one))
            await notify(tx, { ...notice, eventId: null, acceleratorId: rule.acceleratorId })
        }
      })
    }
  },
})
