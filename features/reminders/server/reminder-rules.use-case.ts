import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { useCase } from '#platform/server/handler.ts'
import * as contract from '../contract/reminder-rule.endpoints.ts'
import { reminderRules } from '../domain/reminder-rule.policy.ts'
import { daysOf, maxRules } from '../domain/reminder-rules.ts'
import { findRule, lockRule, readRule, type ReminderRuleSubject } from './reminder-rule.repository.ts'

const note = (
  ctx: SignedIn,
  { id, acceleratorId }: Omit<ReminderRuleSubject, 'version'>,
  action: AuditAction,
) => audit(ctx, { acceleratorId, subject: 'reminder_rule', subjectId: id, action })

export const createReminderRuleUseCase = useCase({
  endpoint: contract.createReminderRule,
  load: chosenAccelerator,
  authorize: reminderRules.manage,
  run: async (ctx, { body }, { acceleratorId }) => {
    const { rows } = await sql<{ id: number }>`
      insert into reminder_rule (accelerator_id, kind, days, audiences, escalate_days, active, created_by)
      select ${acceleratorId}, ${body.kind}, ${daysOf(body.timing, body.days)}, ${[...new Set(body.audiences)]}::text[],
        ${body.escalateDays}, ${body.active}, ${ctx.actor.uid}
      where (select count(*) from reminder_rule where accelerator_id = ${acceleratorId}) < ${maxRules}
      returning id`.execute(ctx.db)
    if (!rows[0]) throw invalid({ kind: 'TOO_MANY' })
    const { id } = rows[0]
    await note(ctx, { id, acceleratorId }, 'create')
    return (after) => readRule(after, id)
  },
})

const requireVersion = (rule: ReminderRuleSubject, version: number): void => {
  if (rule.version !== version) throw new ProductError('STATE_CHANGED')
}

export const editReminderRuleUseCase = useCase({
  endpoint: contract.editReminderRule,
  load: ({ db }, { body }) => lockRule(db, body.id),
  authorize: reminderRules.manage,
  run: async (ctx, { body }, rule) => {
    requireVersion(rule, body.version)
    await sql`
      update reminder_rule set kind = ${body.kind}, days = ${daysOf(body.timing, body.days)},
        audiences = ${[...new Set(body.audiences)]}::text[], escalate_days = ${body.escalateDays}, active = ${body.active},
        changed_at = now(), version = version + 1 where id = ${rule.id}`.execute(ctx.db)
    await note(ctx, rule, 'edit')
    return (after) => readRule(after, rule.id)
  },
})

export const switchReminderRuleUseCase = useCase({
  endpoint: contract.switchReminderRule,
  load: ({ db }, { body }) => lockRule(db, body.id),
  authorize: reminderRules.manage,
  run: async (ctx, { body: { active, version } }, rule) => {
    requireVersion(rule, version)
    await sql`
      update reminder_rule set active = ${active}, changed_at = now(), version = version + 1 where id = ${rule.id}`.execute(
      ctx.db,
    )
    await note(ctx, rule, active ? 'switchOn' : 'switchOff')
    return (after) => readRule(after, rule.id)
  },
})

export const deleteReminderRuleUseCase = useCase({
  endpoint: contract.deleteReminderRule,
  load: ({ db }, { body }) => findRule(db, body.id),
  authorize: reminderRules.manage,
  run: async (ctx, _input, rule) => {
    await sql`delete from reminder_rule where id = ${rule.id}`.execute(ctx.db)
    await note(ctx, rule, 'delete')
    return undefined
  },
})
