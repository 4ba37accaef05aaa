import { sql } from 'kysely'
import { z } from 'zod'
import { notify } from '#features/communication'
import type { Db } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { noticesOfDue, type DueReminder } from './deadline-source.ts'
import { activeRules, dueWithin, type FollowedRule, type Span } from './due-reminders.ts'

/** Maximum number of reminders of one rule in one transaction. */
const atOnce = 200

/**
 * A reminder that could not be sent is sent the next day. One after the deadline stays useful longer: the work is still
 * late.
 */
const span: Span = { from: -1, fromLate: -14, to: 0 }

/** Serializes workers by the kind: a second one waits and then finds nothing left to send. */
const lock = (tx: Db, { kind }: FollowedRule) =>
  sql`select pg_advisory_xact_lock(hashtext('reminders'), hashtext(${kind}))`.execute(tx)

/** Whether the rule is still as it was read: it may have been changed, switched off or deleted during the run. */
const stillApplies = async (tx: Db, { id, version }: FollowedRule): Promise<boolean> => {
  if (id === null) return true
  const { rows } = await sql`
    select id from reminder_rule where id = ${id} and version = ${version} and active for key share`.execute(
    tx,
  )
  return rows.length > 0
}

const markSent = async (tx: Db, rule: FollowedRule, { object, dueOn, step }: DueReminder): Promise<void> => {
  if (rule.id !== null)
    await sql`insert into reminder_sent (rule_id, object, due_on, step) values (${rule.id}, ${object}, ${dueOn}, ${step})`.execute(
      tx,
    )
  if (step === 'REMIND')
    await sql`insert into reminder_sent_to (object, due_on, days, audience)
      select ${object}, ${dueOn}, ${rule.days}, unnest(${[...rule.audiences]}::text[]) on conflict do nothing`.execute(
      tx,
    )
}

/** Sends some reminders of a rule and returns their number. */
const sendSome = (db: Db, rule: FollowedRule): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await lock(tx, rule)
    if (!(await stillApplies(tx, rule))) return 0
    const due = await dueWithin(tx, rule, span, atOnce)
    for (const one of due) {
      await markSent(tx, rule, one)
      for (const notice of noticesOfDue(rule.kind, one))
        await notify(tx, { ...notice, eventId: null, acceleratorId: one.acceleratorId })
    }
    return due.length
  })

/**
 * Applies the rules of the portal and of accelerators where it is morning. Due items are looked up when the reminder is
 * sent, so that nobody is reminded of something that was done, moved or cancelled in the meantime. Each rule sends one
 * reminder per item. Later steps are sent first: an earlier one that was missed is then left out.
 */
export const sendReminders = job({
  name: 'send-reminders',
  cron: '23 * * * *',
  seconds: 600,
  payload: z.unknown(),
  run: async ({ db, signal }) => {
    const rules = await activeRules(db, null)
    for (const rule of rules.toSorted((a, b) => b.days - a.days)) {
      let sent: number
      do {
        signal.throwIfAborted()
        sent = await sendSome(db, rule)
      } while (sent === atOnce)
    }
  },
})
