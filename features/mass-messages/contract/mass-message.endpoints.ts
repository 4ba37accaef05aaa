import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { day, id, idParam, text, version } from '#platform/contract/fields.ts'
import { list } from '#platform/contract/list.ts'
import { listParam } from '#platform/contract/lists.ts'
import { stateKey } from '#platform/domain/state-table.ts'
import { isTimeZone } from '#platform/domain/time-zones.ts'
import { recipientStateTable, massMessageStateTable } from '../domain/state-tables.ts'
import { audiences, recipientStates } from '../domain/states.ts'
import { massMessage, massMessageRow, recipient, writtenText } from './mass-message.schemas.ts'

const onAccelerator = z.object({ 'accelerator-id': idParam() })
const outside = ['ACCELERATOR_ONLY_PAGE', 'NOT_IN_ACCELERATOR_TEAM'] as const

/** Mass messages of the chosen accelerator; a tracker sees only their own. */
export const listMassMessages = list({
  name: 'listMassMessages',
  path: '/mass-message/list',
  summary: 'Messages to lists',
  permission: 'signed-in',
  headers: onAccelerator,
  reads: ['massMessage'],
  row: massMessageRow,
  sortings: ['CREATE_DATE'],
  defaultSort: '-CREATE_DATE',
  search: true,
  table: {
    texts: 'mass-messages:list',
    columns: {
      subject: 'subject',
      state: ({ state }, t) => t(stateKey(massMessageStateTable, state)),
      recipients: 'recipients',
      sent: 'sent',
      failed: 'failed',
      author: 'author',
      created: 'createdAt',
    },
  },
  errors: outside,
})

export const getMassMessage = endpoint({
  name: 'getMassMessage',
  method: 'GET',
  path: '/mass-message/get',
  summary: 'A message to a list',
  query: z.object({ messageId: idParam() }),
  response: massMessage,
  reads: ['massMessage'],
  permission: 'signed-in',
})

/**
 * Dry run: stores a snapshot of the people that the message would reach with the list's current content, and who is
 * left out for which reason. Nothing is sent.
 */
export const planMassMessage = endpoint({
  name: 'planMassMessage',
  method: 'POST',
  path: '/mass-message/plan',
  summary: 'Choose recipients from a list',
  headers: onAccelerator,
  body: z.strictObject({
    /** Name of a list that declares recipients. */
    list: text(100),
    /** Filters of the list, as a query string. */
    search: text(4000),
    audience: z.enum(audiences, 'NOT_IN_LIST'),
  }),
  response: z.object({ id: id() }),
  errors: [...outside, 'ACCELERATOR_NOT_APPROVED', 'EXPORT_TOO_LARGE'],
  changes: ['massMessage'],
  permission: 'signed-in',
})

/** Recipients and the people left out with the reason, each with the delivery state. */
export const listMassRecipients = list({
  name: 'listMassRecipients',
  path: '/mass-message/recipients',
  summary: 'Recipients of a message to a list',
  permission: 'signed-in',
  reads: ['massMessage'],
  row: recipient,
  sortings: ['NAME'],
  defaultSort: 'NAME',
  filters: { state: listParam(recipientStates) },
  search: true,
  of: { messageId: idParam() },
  table: {
    texts: 'mass-messages:recipients',
    columns: {
      name: 'name',
      project: 'project',
      state: ({ state }, t) => t(stateKey(recipientStateTable, state)),
      reason: ({ leftOut, error }, t) => (leftOut ? t(`leftOut.${leftOut}`) : error),
      sent: 'sentAt',
    },
  },
})

/** The message as one recipient will read it. Nothing is sent. */
export const previewMassMessage = endpoint({
  name: 'previewMassMessage',
  method: 'POST',
  path: '/mass-message/preview',
  summary: 'Preview a message for one recipient',
  body: z.strictObject({ messageId: id(), recipientId: id(), ...writtenText }),
  response: z.object({ name: z.string(), subject: z.string(), text: z.string() }),
  reads: [],
  permission: 'signed-in',
})

/** Sends the message: now, or at a time in the sender's time zone or in that of each recipient. */
export const sendMassMessage = endpoint({
  name: 'sendMassMessage',
  method: 'POST',
  path: '/mass-message/send',
  summary: 'Send a message to a list',
  body: z
    .strictObject({
      messageId: id(),
      version: version(),
      ...writtenText,
      when: z.enum(['NOW', 'LATER'], 'NOT_IN_LIST'),
      day: day().nullable(),
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'INVALID')
        .nullable(),
      clock: z.enum(['MINE', 'THEIRS'], 'NOT_IN_LIST'),
      timeZone: z.string('REQUIRED').max(100, 'NOT_IN_LIST').refine(isTimeZone, 'NOT_IN_LIST'),
    })
    .refine(({ when, day: on }) => when === 'NOW' || on !== null, { path: ['day'], message: 'REQUIRED' })
    .refine(({ when, time }) => when === 'NOW' || time !== null, { path: ['time'], message: 'REQUIRED' }),
  response: massMessage,
  errors: ['STATE_CHANGED', 'MESSAGE_LIMIT'],
  changes: ['massMessage'],
  permission: 'signed-in',
})

const which = z.strictObject({ messageId: id(), version: version() })

/** Stops the message for everybody who has not received it yet. */
export const stopMassMessage = endpoint({
  name: 'stopMassMessage',
  method: 'POST',
  path: '/mass-message/stop',
  summary: 'Stop a message to a list',
  body: which,
  response: massMessage,
  errors: ['STATE_CHANGED'],
  changes: ['massMessage'],
  permission: 'signed-in',
})

/** Creates a new draft for the recipients whose email could not be delivered. */
export const repeatMassMessage = endpoint({
  name: 'repeatMassMessage',
  method: 'POST',
  path: '/mass-message/again',
  summary: 'Send again to recipients it did not reach',
  body: which,
  response: z.object({ id: id() }),
  errors: ['STATE_CHANGED', 'RATE_LIMITED'],
  changes: ['massMessage'],
  permission: 'signed-in',
})

export const deleteMassMessage = endpoint({
  name: 'deleteMassMessage',
  method: 'POST',
  path: '/mass-message/delete',
  summary: 'Delete a draft of a message to a list',
  body: z.strictObject({ messageId: id() }),
  response: null,
  errors: ['STATE_CHANGED'],
  changes: ['massMessage'],
  removes: true,
  permission: 'signed-in',
})
