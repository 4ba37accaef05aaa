import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/fields.ts'
import { noticeKinds } from '../domain/notice-kinds.ts'

const token = z.object({ token: text(300) })
const answer = z.object({
  kinds: z.array(z.enum(noticeKinds)),
  /** Whether emails about it are already stopped. */
  stopped: z.boolean(),
})

/** What an email's unsubscribe link would stop; opening it changes nothing, because mail scanners open links. */
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

/** Stops emails by an unsubscribe link, with or without a session (RFC 8058); the inbox is not affected. */
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
