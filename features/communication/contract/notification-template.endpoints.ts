import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant, text } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam, personRef } from '#platform/contract/lists.ts'
import { noticeKinds } from '../domain/notice-kinds.ts'
import { notificationCodes } from '../domain/notification-codes.ts'
import { templateState, templateTexts, writtenTemplate } from './notification-template.schemas.ts'

/** Without it: the portal's own words, for everybody. */
const of = { acceleratorId: idParam().optional() }
const owner = { acceleratorId: id().nullable() }
const code = z.enum(notificationCodes, 'NOT_IN_LIST')

/** What the portal says of everything that happens, one row for each code. */
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
    /** Whose words are sent: this owner's, the portal's, or those it came with. */
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

/** The words of one code with everything needed to change them. */
export const getNotificationTemplate = endpoint({
  name: 'getNotificationTemplate',
  method: 'GET',
  path: '/notification-template/get',
  summary: 'Words of a notice',
  query: z.object({ code, ...of }),
  response: z.object({
    code,
    kind: z.enum([...noticeKinds, 'ACCOUNT']),
    placeholders: z.array(z.object({ name: z.string(), required: z.boolean() })),
    words: z.enum(templateState),
    /** What is sent now. */
    current: templateTexts,
    /** What would be sent without this owner's words. */
    usual: templateTexts,
    /** Of the newest version; 0 before the first. */
    version: z.int(),
    /** The newest first; `texts` is null where it went back to the usual words. At most fifty. */
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

/** Back to the usual words, as a version of its own. */
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

/** What the words come to: on the newest event of the kind that the caller may see, else on a sample. */
export const previewNotificationTemplate = endpoint({
  name: 'previewNotificationTemplate',
  method: 'POST',
  path: '/notification-template/preview',
  summary: 'Preview the words of a notice',
  body: writtenTemplate(owner),
  response: z.object({
    ru: letter,
    en: letter,
    /** When the event happened; null: a sample. */
    happenedAt: instant().nullable(),
  }),
  reads: [],
  permission: 'signed-in',
})

/** Sends the words to the caller alone, in their language. */
export const testNotificationTemplate = endpoint({
  name: 'testNotificationTemplate',
  method: 'POST',
  path: '/notification-template/test',
  summary: 'Email the words of a notice to myself',
  body: writtenTemplate(owner),
  response: z.object({ to: text(255) }),
  errors: ['TEST_NOTIFICATION_LIMIT'],
  changes: ['mailLog'],
  permission: 'signed-in',
})
