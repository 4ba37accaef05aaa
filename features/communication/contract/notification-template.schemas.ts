import { z } from 'zod'
import { wellFormed } from '#platform/contract/fields.ts'
import { notificationCodes } from '../domain/notification-codes.ts'
import { isTemplated, placeholdersOf, requiredPlaceholders } from '../domain/placeholders.ts'
import { bodyFault, subjectFault, templateLimits } from '../domain/template.rules.ts'

/** Whose words are sent. */
export const templateState = ['OWN', 'PORTAL', 'USUAL'] as const

/** Words of a notice in both languages. */
export const templateTexts = z.object({
  subjectRu: z.string(),
  bodyRu: z.string(),
  subjectEn: z.string(),
  bodyEn: z.string(),
})

/** Nothing of it is mended in silence: what would end a header or turn the text around is refused below. */
const written = (max: number) =>
  z
    .string('REQUIRED')
    .max(max, { error: 'TOO_LONG', abort: true })
    .refine(wellFormed, 'INVALID')
    .refine((value) => value.trim() !== '', 'REQUIRED')

const languages = ['Ru', 'En'] as const

/** Words that somebody writes for a code: its placeholders and no others, on one line where it is a header. */
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
