import { z } from 'zod'
import { headline, id, instant, requiredText } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'

/** Editable fields of a saved comment. */
export const savedCommentFields = z.strictObject({
  /** Unique title within the accelerator. */
  title: headline(100),
  body: requiredText(2000),
  /** The task it is for; null: any. */
  trackpointId: id().nullable().default(null),
})

/** A saved comment of an accelerator for its reviewers. */
export const savedComment = z.object({
  id: id(),
  version: z.int(),
  title: z.string(),
  body: z.string(),
  trackpoint: namedRef.extend({ track: namedRef }).nullable(),
  updatedBy: personRef,
  updatedAt: instant(),
  actions: z.array(z.enum(['edit', 'delete'])),
})
