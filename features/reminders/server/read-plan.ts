import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { nameInSentence } from '#platform/server/sql.ts'
import type { plannedReminder } from '../contract/reminder-rule.schemas.ts'
import { dueWithin, type FollowedRule } from './due-reminders.ts'

/** The days of a plan: a rule just saved still sends at once what was due yesterday. */
const week = { from: -1, fromLate: -1, to: 6 }

/** Maximum number of recipients named for one item. */
const named = 5

const namesOf = async (db: Db, uids: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ uid: string; name: string }>`
    select u.uid, ${nameInSentence('u')} as name from person u where u.uid = any(${[...uids]}::uuid[])`.execute(
    db,
  )
  return new Map(rows.map(({ uid, name }) => [uid, name]))
}

/** Reminders that rules would send within a week, without items that the reader may not know of. */
export const readPlan = async (
  { db, actor }: Pick<SignedIn, 'db' | 'actor'>,
  rules: readonly FollowedRule[],
  limit: number,
): Promise<{ items: z.output<typeof plannedReminder>[]; isWhole: boolean }> => {
  const found = []
  for (const rule of rules)
    for (const due of await dueWithin(db, rule, week, limit + 1))
      if (!due.barred.includes(actor.uid))
        found.push({ rule, due, people: [...new Set([...due.assigned, ...due.clients, ...due.others])] })
  const shown = found
    .filter(({ people }) => people.length > 0)
    .toSorted((a, b) => a.due.sendOn.localeCompare(b.due.sendOn))
  const listed = shown.slice(0, limit)
  const names = await namesOf(
    db,
    listed.flatMap(({ people }) => people.slice(0, named)),
  )
  return {
    items: listed.map(({ rule, due, people }) => ({
      key: `${rule.id ?? `portal:${rule.days}`}:${due.object}:${due.step}`,
      sendOn: due.sendOn,
      dueOn: due.dueOn,
      byPortal: rule.id === null,
      kind: rule.kind,
      about: due.about,
      project: due.project,
      escalation: due.step === 'ESCALATE',
      recipients: people.length,
      names: people.slice(0, named).flatMap((uid) => names.get(uid) ?? []),
    })),
    isWhole: shown.length <= limit,
  }
}
