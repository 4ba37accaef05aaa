import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, idParam, instant } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { signOnTemplates } from '#platform/domain/sign-on-letters.ts'
import { mailStates } from '../domain/mail-states.ts'
import { mailStateTable } from '../domain/state-tables.ts'

const loggedMail = z.object({
  id: id(),
  to: z.string(),
  subject: z.string(),
  template: z.string(),
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

/** Every letter the portal wrote, with what became of it. */
export const listMails = list({
  name: 'listMails',
  path: '/admin/email-log/list',
  summary: 'Email log',
  permission: 'signed-in',
  reads: ['mailLog'],
  row: loggedMail,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  filters: { status: listParam(mailStates), maybeTwice: z.enum(['true'], 'NOT_IN_LIST') },
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
      template: 'template',
    },
  },
})

/** One letter as it was written; what works once is struck out. */
export const getMail = endpoint({
  name: 'getMail',
  method: 'GET',
  path: '/admin/email-log/get',
  summary: 'A letter of the email log',
  query: z.object({ id: idParam() }),
  response: loggedMail.extend({ text: z.string(), html: z.string(), oneTime: z.boolean() }),
  reads: ['mailLog'],
  permission: 'signed-in',
})

/** Puts a letter that was not delivered into the queue again. */
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

/** Emails of the sign-on service, which sends its own: only their recipient, kind and state. */
export const listSignOnMails = list({
  name: 'listSignOnMails',
  path: '/admin/email-log/sign-on',
  summary: 'Email log of the sign-on service',
  permission: 'signed-in',
  reads: ['mailLog'],
  row: loggedMail
    .omit({ subject: true, server: true, maybeTwice: true, actions: true })
    .extend({ template: z.enum(signOnTemplates) }),
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
