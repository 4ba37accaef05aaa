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

const given = {
  kind: z.enum(reminderKinds, 'NOT_IN_LIST'),
  timing: z.enum(timings, 'NOT_IN_LIST'),
  /** How many days before or after; counts for nothing on the day itself. */
  days,
  audiences: z
    .array(z.enum(reminderAudiences, 'NOT_IN_LIST'))
    .min(1, 'REQUIRED')
    .max(reminderAudiences.length, 'TOO_MANY'),
  /** Days after the deadline on which the administrators are told, too. */
  escalateDays: days.nullable(),
  active: z.boolean(),
}

type Given = {
  kind: ReminderKind
  timing: Timing
  audiences: readonly ReminderAudience[]
  escalateDays: number | null
}

/** What a kind of deadline has no room for is named at its field. */
const check = ({ kind, timing, audiences, escalateDays }: Given, context: z.RefinementCtx): void => {
  const fault = (path: keyof Given) =>
    context.addIssue({ code: 'custom', path: [path], message: 'NOT_IN_LIST' })
  const lasts = lastsAfterDeadline(kind)
  if (timing === 'AFTER' && !lasts) fault('timing')
  if (escalateDays !== null && !lasts) fault('escalateDays')
  if (!audiences.every((one) => hasAudience(kind, one))) fault('audiences')
}

/** What one says of a rule. */
export const ruleFields = z.strictObject(given).superRefine(check)

/** The same of one that is there. */
export const ruleEdit = z.strictObject({ ...given, id: id(), version: version() }).superRefine(check)

/** A rule with what may be done with it. */
export const reminderRule = z.object({
  ...given,
  days: z.int(),
  id: id(),
  version: z.int(),
  author: personRef,
  changedAt: instant(),
  actions: z.array(z.enum(['edit', 'switchOn', 'switchOff', 'delete'])),
})
