import { z } from 'zod'
import { wellFormed } from '#platform/contract/fields.ts'
import { richTextProblem } from '../domain/text.rules.ts'

/** Rich text of at most `max` visible characters; the server sanitises it before storing. */
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
