import { z } from 'zod'
import { id, instant, uid } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { isOutsideUrl } from '#platform/domain/outside-url.ts'
import { isWebAddress } from '#platform/domain/web-address.ts'
import { changeKinds } from '../domain/changes.rules.ts'
import { deliveryOutcomes, deliveryProblems } from '../domain/hooks.rules.ts'

/** Settings of a webhook. */
export const hookFields = z.strictObject({
  url: z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(255, 'TOO_LONG')
    .refine((given) => given === '' || (isWebAddress(given) && isOutsideUrl(given)), 'INVALID_URL'),
  kinds: z
    .array(z.enum(changeKinds, 'NOT_IN_LIST'))
    .min(1, 'REQUIRED')
    .max(changeKinds.length, 'TOO_MANY')
    .overwrite((given) => changeKinds.filter((kind) => given.includes(kind))),
})

/** A webhook, as builders of the showcase see it. */
export const hook = z.object({
  id: id(),
  url: z.string(),
  kinds: z.array(z.enum(changeKinds)),
  active: z.boolean(),
  /** When the portal disabled it. */
  stoppedAt: instant().nullable(),
  /** Consecutive failures. */
  failures: z.int(),
  lastDeliveredAt: instant().nullable(),
  createdBy: personRef,
  createdAt: instant(),
  secretAt: instant(),
  actions: z.array(z.enum(['deliveries', 'test', 'rotate', 'turnOff', 'turnOn', 'remove'])),
})

/** One delivery, sent or pending. */
export const delivery = z.object({
  id: uid(),
  kind: z.enum([...changeKinds, 'TEST']),
  projectId: id().nullable(),
  changedAt: instant(),
  outcome: z.enum(deliveryOutcomes),
  attempts: z.int(),
  httpStatus: z.int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  lastAt: instant().nullable(),
  actions: z.array(z.enum(['resend'])),
})
