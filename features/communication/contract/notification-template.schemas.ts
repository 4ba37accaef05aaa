import { z } from 'zod'
import { wellFormed } from '#platform/contract/fields.ts'
import { notificationCodes } from '../domain/notification-codes.ts'
import { isTemplated, placeholdersOf, requiredPlaceholders } from '../domain/placeholders.ts'
import { bodyFault, subjectFault, templateLimits } from '../domain/template.rules.ts'

/** Source of the texts that are sent. */
export const templateState = ['OWN', 'PORTAL', 'USUAL'] as const

/** Texts of a notification in both languages. */
export const templateTexts = z.object({
  subjectRu: z.string(),
  bodyRu: z.string(),
  subjectEn: z.string(),
  bodyEn: z.string(),
})

/** Nothing is silently corrected: line breaks and bidirectional controls are refused below. */
const written = (max: number) =>
  z
    .string('REQUIRED')
    .max(max, { error: 'TOO_LONG', abort: true })
    .refine(wellFormed, 'INVALID')
    .refine((value) => value.trim() !== '', 'REQUIRED')

const languages = ['Ru', 'En'] as const

/** Texts for a code: only its placeholders, and a subject of one line. */
export const writtenTemplate = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject({
      ...shape,
      code: z
        .enum(notificationCodes, 'NOT_IN_LIST')
        .refine((code) => isTemplated(code, false), 'NOT_IN_LIST'),
      subjectRu: written(templateLimits.subject),
      bodyRu: written(templateLimits.body),
      subjectEn: written(templateLimits.subject),
      bodyEn: written(templateLimits.body),
    })
    .superRefine((given, context) => {
      const words = given as unknown as z.output<typeof templateTexts> & {
        code: (typeof notificationCodes)[number]
      }
      const known = placeholdersOf(words.code)
      const required = requiredPlaceholders(words.code)
      for (const language of languages) {
        const [subject, body] = [words[`subject${language}`], words[`body${language}`]]
        const faults = {
          [`subject${language}`]: subjectFault(subject, known),
          [`body${language}`]: bodyFault({ subject, body }, known, required),
        }
        for (const [name, message] of Object.entries(faults))
          if (message) context.addIssue({ code: 'custom', path: [name], message })
      }
    })
