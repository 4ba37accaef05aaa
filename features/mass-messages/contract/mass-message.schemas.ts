import { z } from 'zod'
import { wellFormed } from '#platform/contract/fields.ts'
import { id, instant } from '#platform/contract/fields.ts'
import { namedRef, personRef } from '#platform/contract/lists.ts'
import { bodyFault, subjectFault } from '../../communication/domain/template.rules.ts'
import { massMessageLimits, placeholdersFor } from '../domain/mass-message.rules.ts'
import {
  audiences,
  leftOutReasons,
  massMessageActions,
  massMessageStates,
  recipientStates,
} from '../domain/states.ts'

const most = placeholdersFor('TEAMS')

/** Nothing of it is mended in silence: what would end a header or turn the text around is refused. */
const written = (max: number, fault: (text: string) => string | null) =>
  z
    .string('REQUIRED')
    .max(max, { error: 'TOO_LONG', abort: true })
    .refine(wellFormed, 'INVALID')
    .superRefine((text, context) => {
      const message = text.trim() === '' ? 'REQUIRED' : fault(text)
      if (message) context.addIssue({ code: 'custom', message })
    })

/** What is written to a list; a project is filled in only where the list is of projects. */
export const writtenText = {
  subject: written(massMessageLimits.subject, (text) => subjectFault(text, most)),
  body: written(massMessageLimits.body, (text) => bodyFault({ subject: '', body: text }, most, [])),
}

/** A message as the list shows it. */
export const massMessageRow = z.object({
  id: id(),
  subject: z.string(),
  state: z.enum(massMessageStates),
  recipients: z.int(),
  sent: z.int(),
  failed: z.int(),
  author: personRef,
  createdAt: instant(),
})

/** A message with everything that its page shows. */
export const massMessage = massMessageRow.extend({
  version: z.int(),
  body: z.string(),
  /** What the list is called, by the name of its call. */
  list: z.string(),
  audience: z.enum(audiences),
  accelerator: namedRef,
  placeholders: z.array(z.string()),
  leftOut: z.int(),
  /** When the first and the last of those who wait get it. */
  nextAt: instant().nullable(),
  startedAt: instant().nullable(),
  finishedAt: instant().nullable(),
  stoppedAt: instant().nullable(),
  actions: z.array(z.enum(massMessageActions)),
})

/** One person of the list, or a project that reaches nobody. */
export const recipient = z.object({
  id: id(),
  name: z.string(),
  project: z.string(),
  state: z.enum(recipientStates),
  leftOut: z.enum(leftOutReasons).nullable(),
  /** What the mail server said. */
  error: z.string(),
  sentAt: instant().nullable(),
})
