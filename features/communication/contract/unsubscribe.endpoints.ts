import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/fields.ts'
import { noticeKinds } from '../domain/notice-kinds.ts'

const token = z.object({ token: text(300) })
const answer = z.object({
  kinds: z.array(z.enum(noticeKinds)),
  /** Nothing of it is mailed. */
  stopped: z.boolean(),
})

/** What a link in an email would stop; opening it changes nothing, so that programs which open links do no harm. */
export const getUnsubscription = endpoint({
  name: 'getUnsubscription',
  method: 'GET',
  path: '/notification/unsubscribe',
  summary: 'What a link in an email would stop',
  query: token,
  response: answer,
  reads: [],
  permission: 'public',
})

/** Stops emails by the link in one, signed in or not (RFC 8058); the inbox keeps everything. */
export const unsubscribeFromEmails = endpoint({
  name: 'unsubscribeFromEmails',
  method: 'POST',
  path: '/notification/unsubscribe',
  summary: 'Stop emails by the link in one',
  query: token,
  form: true,
  response: answer,
  changes: ['noticeSetting'],
  permission: 'public',
})
