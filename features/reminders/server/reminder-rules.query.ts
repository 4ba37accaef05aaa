import { sql } from 'kysely'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import type { Db } from '#platform/server/context.ts'
import { listReminderRules, planReminders } from '../contract/reminder-rule.endpoints.ts'
import { reminderRules } from '../domain/reminder-rule.policy.ts'
import { activeRules, dueBetween } from './due-reminders.ts'
import { acceleratorOfHeader, ruleRows } from './reminder-rule.repository.ts'

export const listReminderRulesQuery = listOf(listReminderRules, {
  load: acceleratorOfHeader,
  authorize: reminderRules.manage,
  rows: ruleRows,
  scope: (_ctx, { acceleratorId }) => sql`r.accelerator_id = ${acceleratorId}`,
  sortings: () => ({
    KIND: [
      sql`array_position(array['TASK', 'INTAKE', 'REVIEW', 'EVENT', 'INVITATION'], r.kind)`,
      sql`r.days`,
    ],
  }),
  filters: {},
})

/** Maximum number of items in the weekly plan. */
const most = 200

/** Maximum number of recipients named for one item. */
const named = 5

const namesOf = async (db: Db, uids: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ uid: string; name: string }>`
    select u.uid, ${nameInSentence('u')} as name from person u where u.uid = any(${[...uids]}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ uid, name }) => [uid, name]))
}

export const planRemindersQuery = query({
  endpoint: planReminders,
  load: acceleratorOfHeader,
  authorize: reminderRules.manage,
  run: async ({ db }, _input, { acceleratorId }) => {
    const found = []
    for (const rule of await activeRules(db, acceleratorId))
      for (const due of await dueBetween(db, rule, [0, 6], most + 1))
        found.push({ rule, due, people: [...new Set([...due.assigned, ...due.others])] })
    const shown = found
      .filter(({ people }) => people.length > 0)
      .toSorted((a, b) => a.due.sendOn.localeCompare(b.due.sendOn))
    const listed = shown.slice(0, most)
    const names = await namesOf(
      db,
      listed.flatMap(({ people }) => people.slice(0, named)),
    )
    return {
      items: listed.map(({ rule, due, people }) => ({
        key: `${rule.id}:${due.object}:${due.step}`,
        sendOn: due.sendOn,
        dueOn: due.dueOn,
        kind: rule.kind,
        about: due.about,
        project: due.project,
        escalation: due.step === 'ESCALATE',
        recipients: people.length,
        names: people.slice(0, named).flatMap((uid) => names.get(uid) ?? []),
      })),
      isWhole: shown.length <= most,
    }
  },
})
