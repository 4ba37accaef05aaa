import { z } from 'zod'
import { id } from '#platform/contract/fields.ts'
import { deliveryFacts, hookFacts, hookKinds, hookUrl } from '#platform/contract/hooks.ts'
import { changeKinds } from '../domain/changes.rules.ts'

/** Settings of a webhook. */
export const hookFields = z.strictObject({ url: hookUrl(), kinds: hookKinds(changeKinds) })

/** A webhook, as builders of the showcase see it. */
export const hook = hookFacts.extend({ kinds: z.array(z.enum(changeKinds)) })

/** One delivery, sent or pending. */
export const delivery = deliveryFacts.extend({
  kind: z.enum([...changeKinds, 'TEST']),
  projectId: id().nullable(),
})
