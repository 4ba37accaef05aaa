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

const allPlaceholders = placeholdersFor('TEAMS')

/** Characters that would break a mail header or reverse the text direction are rejected instead of silently removed. */
const written = (max: number, fault: (text: string) => string | null) =>
  z
    .string('REQUIRED')
    .max(max, { error: 'TOO_LONG', abort: true })
    .refine(wellFormed, 'INVALID')
    .superRefine((text, context) => {
      const message = text.trim() === '' ? 'REQUIRED' : fault(text)
      if (message) context.addIssue({ code: 'custom', message })
    })

/** Subject and text of a message. The `project` placeholder is available only for lists of projects. */
export const writtenText = {
  subject: written(massMessageLimits.subject, (text) => subjectFault(text, allPlaceholders)),
  body: written(massMessageLimits.body, (text) =>
    bodyFault({ subject: '', body: text }, allPlaceholders, []),
  ),
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
  /** Name of the list endpoint. */
  list: z.string(),
  audience: z.enum(audiences),
  accelerator: namedRef,
  placeholders: z.array(z.string()),
  leftOut: z.int(),
  /** When the next waiting recipient gets it. */
  nextAt: instant().nullable(),
  startedAt: instant().nullable(),
  finishedAt: instant().nullable(),
  stoppedAt: instant().nullable(),
  actions: z.array(z.enum(massMessageActions)),
})

/** A recipient, or a project of the list for which nobody can be reached. */
export const recipient = z.object({
  id: id(),
  name: z.string(),
  project: z.string(),
  state: z.enum(recipientStates),
  leftOut: z.enum(leftOutReasons).nullable(),
  /** Error reported by the mail server. */
  error: z.string(),
  sentAt: instant().nullable(),
})
