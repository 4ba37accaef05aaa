import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import { job } from '#platform/server/jobs/job.ts'
import { activeRules, dueBetween } from './due-reminders.ts'
import { noticesOf } from './reminder-notice.ts'

/** Things that one rule reminds of in one transaction; what is left waits for the next hour. */
const atOnce = 200

/** Days for which a reminder that nobody could send is still news. */
const catchUp = 1

/**
 * Follows the rules of accelerators in which it is morning: what is due is looked up when it is sent, so that nobody is reminded of what was
 * done, moved or called off meanwhile, and of each thing once by a rule.
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
        // A second worker waits, and then finds nothing left.
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
