import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { signOnTemplates } from '#platform/domain/sign-on-letters.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { mailKinds } from '../domain/mail-kinds.ts'
import { mailStates } from '../domain/mail-states.ts'
import { mailStateTable } from '../domain/state-tables.ts'

const loggedMail = z.object({
  id: id(),
  to: z.string(),
  subject: z.string(),
  template: z.string(),
  /** What it is about, by its template. */
  kind: z.enum(mailKinds),
  locale: z.enum(['ru', 'en']),
  status: z.enum(mailStates),
  /** The mail server's refusal, or the delivery report. */
  error: z.string(),
  /** Host of the mail server that accepted it; empty if none did. */
  server: z.string(),
  /** An attempt was interrupted after the email was handed over: it may arrive twice. */
  maybeTwice: z.boolean(),
  createdAt: instant(),
  sentAt: instant().nullable(),
  actions: z.array(z.enum(['sendAgain'])),
})

/** Every email of the portal, with its outcome. */
export const listMails = list({
  name: 'listMails',
  path: '/admin/email-log/list',
  summary: 'Email log',
  permission: 'signed-in',
  reads: ['mailLog'],
  row: loggedMail,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: {
    status: listParam(mailStates),
    kind: listParam(mailKinds),
    maybeTwice: z.enum(['true'], 'NOT_IN_LIST'),
  },
  search: true,
  table: {
    texts: 'administration:mails',
    columns: {
      to: 'to',
      subject: 'subject',
      status: ({ status }, t) => t(stateKey(mailStateTable, status)),
      created: 'createdAt',
      sent: 'sentAt',
      error: 'error',
      server: 'server',
      maybeTwice: ({ maybeTwice }, t) => (maybeTwice ? t('maybeTwice') : ''),
      kind: ({ kind }, t) => t(`kinds.${kind}`),
    },
  },
})

/** One email as it was written; one-time links are removed. */
export const getMail = endpoint({
  name: 'getMail',
  method: 'GET',
  path: '/admin/email-log/get',
  summary: 'A letter of the email log',
  query: z.object({ id: idParam() }),
  response: loggedMail.extend({
    text: z.string(),
    html: z.string(),
    oneTime: z.boolean(),
    /** An attachment is not stored. */
    incomplete: z.boolean(),
  }),
  reads: ['mailLog'],
  permission: 'signed-in',
})

/** Queues an email again that was not delivered. */
export const sendMailAgain = endpoint({
  name: 'sendMailAgain',
  method: 'POST',
  path: '/admin/email-log/send-again',
  summary: 'Send a letter again',
  body: z.strictObject({ id: id() }),
  response: z.object({ id: id() }),
  errors: ['STATE_CHANGED'],
  changes: ['mailLog'],
  permission: 'signed-in',
})

const signOnMail = loggedMail
  .omit({ subject: true, server: true, maybeTwice: true, kind: true })
  .extend({ template: z.enum(signOnTemplates) })

/** Emails of the sign-on service, which sends its own: their recipient, kind and state. */
export const listSignOnMails = list({
  name: 'listSignOnMails',
  path: '/admin/email-log/sign-on',
  summary: 'Email log of the sign-on service',
  permission: 'signed-in',
  reads: ['mailLog'],
  row: signOnMail,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(mailStates) },
  search: true,
  table: {
    texts: 'administration:signOnMails',
    columns: {
      template: ({ template }, t) => t(`signOnMails.templates.${template}`),
      to: 'to',
      status: ({ status }, t) => t(stateKey(mailStateTable, status)),
      created: 'createdAt',
      sent: 'sentAt',
      error: 'error',
    },
  },
})

/** An email of the sign-on service as its recipient saw it, with its link struck out. */
export const getSignOnMail = endpoint({
  name: 'getSignOnMail',
  method: 'GET',
  path: '/admin/email-log/sign-on/get',
  summary: 'An email of the sign-on service',
  query: z.object({ id: idParam() }),
  response: signOnMail.extend({ subject: z.string(), text: z.string(), html: z.string() }),
  reads: ['mailLog'],
  permission: 'signed-in',
})

/** Writes an email that was not delivered again, with a new link: the old one is not stored. */
export const sendSignOnMailAgain = endpoint({
  name: 'sendSignOnMailAgain',
  method: 'POST',
  path: '/admin/email-log/sign-on/send-again',
  summary: 'Send an email of the sign-on service again, with a new link',
  body: z.strictObject({ id: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['mailLog'],
  permission: 'signed-in',
})
