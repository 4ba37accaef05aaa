import { z } from 'zod'
import { id, instant, version } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import {
  furthestDay,
  hasAudience,
  lastsAfterDeadline,
  reminderAudiences,
  reminderKinds,
  timings,
  type ReminderAudience,
  type ReminderKind,
  type Timing,
} from '../domain/reminder-rules.ts'

const days = z.int('NOT_AN_INTEGER').min(1, 'TOO_SMALL').max(furthestDay, 'TOO_BIG')

const ruleShape = {
  kind: z.enum(reminderKinds, 'NOT_IN_LIST'),
  timing: z.enum(timings, 'NOT_IN_LIST'),
  /** Number of days before or after the deadline. Ignored if the reminder is sent on the day itself. */
  days,
  audiences: z
    .array(z.enum(reminderAudiences, 'NOT_IN_LIST'))
    .min(1, 'REQUIRED')
    .max(reminderAudiences.length, 'TOO_MANY'),
  /** Number of days after the deadline when the administrators are notified as well. */
  escalateDays: days.nullable(),
  active: z.boolean(),
}

type RuleInput = {
  kind: ReminderKind
  timing: Timing
  audiences: readonly ReminderAudience[]
  escalateDays: number | null
}

/** Reports options that do not apply to the kind of deadline at their field. */
const check = ({ kind, timing, audiences, escalateDays }: RuleInput, context: z.RefinementCtx): void => {
  const fault = (path: keyof RuleInput) =>
    context.addIssue({ code: 'custom', path: [path], message: 'NOT_IN_LIST' })
  const lasts = lastsAfterDeadline(kind)
  if (timing === 'AFTER' && !lasts) fault('timing')
  if (escalateDays !== null && !lasts) fault('escalateDays')
  if (!audiences.every((one) => hasAudience(kind, one))) fault('audiences')
}

/** Input for creating a rule. */
export const ruleFields = z.strictObject(ruleShape).superRefine(check)

/** Input for editing a rule. */
export const ruleEdit = z.strictObject({ ...ruleShape, id: id(), version: version() }).superRefine(check)

/** A rule with the available actions. */
export const reminderRule = z.object({
  ...ruleShape,
  days: z.int(),
  id: id(),
  version: z.int(),
  author: personRef,
  changedAt: instant(),
  actions: z.array(z.enum(['edit', 'switchOn', 'switchOff', 'delete'])),
})
