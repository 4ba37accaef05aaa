import { sql } from 'kysely'
import type { z } from 'zod'
import { stillThere } from '#platform/domain/product-error.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { readRows, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { reminderRule } from '../contract/reminder-rule.schemas.ts'
import { reminderRules, type ReminderRuleFacts } from '../domain/reminder-rule.policy.ts'
import { timingOf } from '../domain/reminder-rules.ts'

type Shown = z.output<typeof reminderRule>

/** A rule with the facts of its policy. */
export type ReminderRuleSubject = ReminderRuleFacts & { id: number; version: number }

export const findRule = async (db: Db, id: number): Promise<ReminderRuleSubject | undefined> => {
  const { rows } = await sql<ReminderRuleSubject>`
    select id, version, accelerator_id as "acceleratorId" from reminder_rule where id = ${id}`.execute(db)
  return rows[0]
}

/** Loads a rule under a row lock. */
export const lockRule = async (db: Db, id: number): Promise<ReminderRuleSubject | undefined> => {
  const { rows } = await sql<ReminderRuleSubject>`
    select id, version, accelerator_id as "acceleratorId" from reminder_rule where id = ${id} for no key update`.execute(
    db,
  )
  return rows[0]
}

type Raw = Omit<Shown, 'timing' | 'days' | 'actions'> & { days: number; acceleratorId: number }

/** Row source of reminder rules; `r` is the rule. */
export const ruleRows: RowSource<Raw, Shown> = {
  from: sql`reminder_rule r`,
  key: sql`r.id`,
  columns: () =>
    sql`
    r.id, r.version, r.kind, r.days, r.audiences, r.escalate_days as "escalateDays", r.active, r.changed_at as "changedAt",
    r.accelerator_id as "acceleratorId", ${personRefJson('u')} as author` as never,
  joins: sql`join person u on u.uid = r.created_by`,
  row: ({ acceleratorId, days, ...row }, { actor }) => ({
    ...row,
    ...timingOf(days),
    actions: reminderRules.manage.allows(actor, { acceleratorId })
      ? ['edit', row.active ? 'switchOff' : 'switchOn', 'delete']
      : [],
  }),
}

export const readRule = async (ctx: Context, id: number): Promise<Shown> =>
  stillThere((await readRows(ctx, ruleRows, sql`r.id = ${id}`))[0])
