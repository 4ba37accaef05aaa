import { z } from 'zod'
import { wellFormed } from '#platform/contract/fields.ts'
import { richTextProblem } from '../domain/text.rules.ts'

/** A rich text of at most `max` characters as one reads them; the server cleans it before it is kept. */
export const richText = (max: number) =>
  z
    .string()
    .max(max * 10, 'TOO_LONG')
    .refine(wellFormed, 'INVALID')
    .refine((text) => richTextProblem(text, max) !== 'TOO_LONG', {
      error: 'TOO_LONG',
      params: { check: 'max_length', maximum: max },
    })
    .refine((text) => richTextProblem(text, max) !== 'TOO_MANY', 'TOO_MANY')
