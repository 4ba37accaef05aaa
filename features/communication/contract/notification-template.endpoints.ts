import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, text } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, personRef } from '#platform/contract/lists.ts'
import { noticeKinds } from '../domain/notice-kinds.ts'
import { notificationCodes } from '../domain/notification-codes.ts'
import { templateState, templateTexts, writtenTemplate } from './notification-template.schemas.ts'

/** Omitted for the portal's templates, which apply to everybody. */
const of = { acceleratorId: idParam().optional() }
const owner = { acceleratorId: id().nullable() }
const code = z.enum(notificationCodes, 'NOT_IN_LIST')

/** Notification templates, one row per code. */
export const listNotificationTemplates = list({
  name: 'listNotificationTemplates',
  path: '/notification-template/list',
  summary: 'Notification templates',
  permission: 'signed-in',
  reads: ['notificationTemplate'],
  row: z.object({
    id: code,
    /** The subject in the reader's language. */
    subject: z.string(),
    kind: z.enum([...noticeKinds, 'ACCOUNT']),
    /** Source of the texts: this owner's, the portal's, or the default ones. */
    words: z.enum(templateState),
    changedAt: instant().nullable(),
    author: personRef.nullable(),
  }),
  sortings: ['KIND', 'SUBJECT'],
  defaultSort: 'KIND',
  filters: {
    kind: listParam([...noticeKinds, 'ACCOUNT']),
    words: listParam(templateState),
  },
  search: true,
  of,
  table: {
    texts: 'communication:templates',
    columns: {
      subject: 'subject',
      kind: ({ kind }, t) => t(`templates.kinds.${kind}`),
      words: ({ words }, t) => t(`templates.words.${words}`),
      changed: 'changedAt',
      author: 'author',
    },
  },
})

/** The template of a code with everything needed to edit it. */
export const getNotificationTemplate = endpoint({
  name: 'getNotificationTemplate',
  method: 'GET',
  path: '/notification-template/get',
  summary: 'Words of a notice',
  query: z.object({ code, ...of }),
  response: z.object({
    code,
    kind: z.enum([...noticeKinds, 'ACCOUNT']),
    /** Whether such notifications are emailed; the others stay in the inbox. */
    emailed: z.boolean(),
    placeholders: z.array(z.object({ name: z.string(), required: z.boolean() })),
    words: z.enum(templateState),
    /** The texts that are sent now. */
    current: templateTexts,
    /** The texts that would be sent without this owner's template. */
    usual: templateTexts,
    /** The latest version; 0 before the first. */
    version: z.int(),
    /** Newest first, at most fifty; `texts` is null for a return to the default texts. */
    versions: z.array(
      z.object({ version: z.int(), author: personRef, at: instant(), texts: templateTexts.nullable() }),
    ),
  }),
  reads: ['notificationTemplate'],
  permission: 'signed-in',
})

const seen = { version: z.int('NOT_AN_INTEGER').min(0, 'TOO_SMALL').max(2_147_483_646, 'TOO_BIG') }

export const saveNotificationTemplate = endpoint({
  name: 'saveNotificationTemplate',
  method: 'POST',
  path: '/notification-template/save',
  summary: 'Change the words of a notice',
  body: writtenTemplate({ ...owner, ...seen }),
  response: z.object({ version: z.int() }),
  errors: ['STATE_CHANGED'],
  changes: ['notificationTemplate'],
  permission: 'signed-in',
})

/** Returns to the default texts, as a new version. */
export const resetNotificationTemplate = endpoint({
  name: 'resetNotificationTemplate',
  method: 'POST',
  path: '/notification-template/reset',
  summary: 'Go back to the usual words of a notice',
  body: z.strictObject({ code, ...owner, ...seen }),
  response: z.object({ version: z.int() }),
  errors: ['STATE_CHANGED'],
  changes: ['notificationTemplate'],
  permission: 'signed-in',
})

const letter = z.object({ subject: z.string(), text: z.string() })

/** Recent events on which the texts can be previewed: those that the caller may see, newest first. */
export const listTemplateEvents = endpoint({
  name: 'listTemplateEvents',
  method: 'GET',
  path: '/notification-template/events',
  summary: 'Events to preview the words of a notice on',
  query: z.object({ code, ...of }),
  response: z.object({
    items: z.array(
      z.object({
        id: id(),
        at: instant(),
        /** What it is about; empty if the caller may not see the name. */
        about: z.string(),
      }),
    ),
  }),
  reads: ['notification'],
  permission: 'signed-in',
})

/** `null` for a sample; by default the latest event that the caller may see. */
const onEvent = { eventId: id().nullable().optional() }

/** The rendered texts for an event that the caller may see, otherwise for a sample. */
export const previewNotificationTemplate = endpoint({
  name: 'previewNotificationTemplate',
  method: 'POST',
  path: '/notification-template/preview',
  summary: 'Preview the words of a notice',
  body: writtenTemplate({ ...owner, ...onEvent }),
  response: z.object({
    ru: letter,
    en: letter,
    /** Time of the event; null for a sample. */
    happenedAt: instant().nullable(),
    /** Placeholders with the value of a sample, as the caller may not see the event’s. */
    sampled: z.array(z.string()),
  }),
  reads: [],
  permission: 'signed-in',
})

/** Emails the texts to the caller only, in their language. */
export const testNotificationTemplate = endpoint({
  name: 'testNotificationTemplate',
  method: 'POST',
  path: '/notification-template/test',
  summary: 'Email the words of a notice to myself',
  body: writtenTemplate({ ...owner, ...onEvent }),
  response: z.object({ to: text(255) }),
  errors: ['TEST_NOTIFICATION_LIMIT'],
  changes: ['mailLog'],
  permission: 'signed-in',
})
