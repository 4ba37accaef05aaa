import { z } from 'zod'
import { id, instant } from '#platform/contract/fields.ts'
import { personRef } from '#platform/contract/lists.ts'
import { notificationActions } from '../domain/notification-actions.ts'
import { decidingActions, notificationCodes } from '../domain/notification-codes.ts'

/** Folders of the inbox (spec 2). */
export const folders = ['incoming', 'outgoing'] as const

/**
 * A notification in the inbox. System notifications are rendered from `code` and `params` in the reader's language;
 * `MESSAGE` has a plain-text `subject` and `body` written by a person.
 */
export const notification = z.object({
  id: id(),
  code: z.enum(notificationCodes),
  params: z.record(z.string(), z.string()),
  subject: z.string(),
  body: z.string(),
  sender: personRef.nullable(),
  recipient: personRef,
  createdAt: instant(),
  read: z.boolean(),
  /** A path of the portal, or empty. */
  link: z.string(),
  /** The id of the first notification of the conversation. */
  threadId: id(),
  /** What the recipients were asked to decide, and nobody has yet. */
  awaitsDecision: z.boolean(),
  /** The decision that was made since; `by` is null if the portal made it or the reader may not know who did. */
  decided: z.object({ action: z.enum(decidingActions), by: personRef.nullable(), at: instant() }).nullable(),
  actions: z.array(z.enum(notificationActions)),
})

export type NotificationRow = z.output<typeof notification>
