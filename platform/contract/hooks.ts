import { z } from 'zod'
import { isOutsideUrl } from '#platform/domain/outside-url.ts'
import { isWebAddress } from '#platform/domain/web-address.ts'
import { deliveryOutcomes, deliveryProblems, hookActionNames } from '../domain/hooks.rules.ts'
import { id, instant, seenAt, uid } from './fields.ts'
import { personRef } from './lists.ts'

/** URL of a webhook's receiver: an external service by https. */
export const hookUrl = () =>
  z
    .string('REQUIRED')
    .trim()
    .min(1, 'REQUIRED')
    .max(255, 'TOO_LONG')
    .refine((given) => given === '' || (isWebAddress(given) && isOutsideUrl(given)), 'INVALID_URL')

/** Kinds of events that a webhook reports, in the order of the closed list. */
export const hookKinds = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z
    .array(z.enum(kinds, 'NOT_IN_LIST'))
    .min(1, 'REQUIRED')
    .max(kinds.length, 'TOO_MANY')
    .overwrite((given) => kinds.filter((kind) => (given as string[]).includes(kind)))

/** A webhook as its owners see it, without the kinds of its events. */
export const hookFacts = z.object({
  id: id(),
  url: z.string(),
  active: z.boolean(),
  /** When the portal disabled it. */
  stoppedAt: instant().nullable(),
  /** Consecutive failures. */
  failures: z.int(),
  lastDeliveredAt: instant().nullable(),
  createdBy: personRef,
  createdAt: instant(),
  secretAt: instant(),
  actions: z.array(z.enum(hookActionNames)),
})

/** One delivery, sent or pending, without its kind and subject. */
export const deliveryFacts = z.object({
  id: uid(),
  changedAt: instant(),
  outcome: z.enum(deliveryOutcomes),
  attempts: z.int(),
  httpStatus: z.int().nullable(),
  problem: z.enum(deliveryProblems).nullable(),
  lastAt: instant().nullable(),
  actions: z.array(z.enum(['resend'])),
})

/** A signing secret, returned only once. */
export const newHookSecret = z.object({ id: id(), secret: z.string() })

/**
 * Replaces the signing secret. `secretAt`: when the replaced secret was created, so that of two concurrent calls the second is
 * refused and nobody gets an unused secret.
 */
export const rotateHookBody = z.strictObject({ hookId: id(), secretAt: seenAt() })
