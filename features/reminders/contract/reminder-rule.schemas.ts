import { z } from 'zod'
import { day, id, instant, version } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import {
  furthestDay,
  hasAudience,
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

type RuleInput = { kind: ReminderKind; timing: Timing; audiences: readonly ReminderAudience[] }

/** Reports recipients that the deadline does not have at that time. */
const check = ({ kind, timing, audiences }: RuleInput, context: z.RefinementCtx): void => {
  if (!audiences.every((one) => hasAudience(kind, timing, one)))
    context.addIssue({ code: 'custom', path: ['audiences'], message: 'NOBODY_TO_REMIND' })
}

/** Input for creating a rule. */
export const ruleFields = z.strictObject(ruleShape).superRefine(check)

/** Input for editing a rule. */
export const ruleEdit = z.strictObject({ ...ruleShape, id: id(), version: version() }).superRefine(check)

/** Input for the dry run of a rule before it is saved; `id` is null for a new one. */
export const ruleTrial = z.strictObject({ ...ruleShape, id: id().nullable() }).superRefine(check)

/** A reminder that would be sent, based on the current data. */
export const plannedReminder = z.object({
  key: z.string(),
  sendOn: day(),
  dueOn: day(),
  /** By a rule of the portal, as the accelerator has none for this kind. */
  byPortal: z.boolean(),
  kind: z.enum(reminderKinds),
  about: z.string(),
  project: z.string(),
  escalation: z.boolean(),
  recipients: z.int(),
  /** The first few names of the recipients. */
  names: z.array(z.string()),
})

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
