import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { instant } from '#platform/contract/fields.ts'
import { longestReport } from '../domain/delivery-report.rules.ts'

const header = (max: number) => z.string().max(max, 'TOO_LONG').optional()

/**
 * A mail server submits a delivery report. The signature is `v1,` and the base64 of HMAC-SHA256 of `timestamp.report` with
 * the shared secret; unsigned calls get 404.
 */
export const reportBounce = endpoint({
  name: 'reportBounce',
  method: 'POST',
  path: '/mail/bounces',
  summary: 'Hand over a report about an undelivered email',
  headers: z.object({ 'webhook-timestamp': header(20), 'webhook-signature': header(100) }),
  body: z.strictObject({ report: z.string().max(longestReport, 'TOO_LONG') }),
  response: null,
  changes: ['mailLog', 'bouncedAddress'],
  permission: 'public',
})

/** The caller's address, if emails to it bounced because the mailbox does not exist. */
export const getOwnBounce = endpoint({
  name: 'getOwnBounce',
  method: 'GET',
  path: '/mail/own-bounce',
  summary: 'Whether emails to the own address come back',
  response: z.object({ bounce: z.object({ address: z.string(), bouncedAt: instant() }).nullable() }),
  reads: ['bouncedAddress'],
  permission: 'signed-in',
})

/** The caller confirms that the mailbox works: emails are sent there again. */
export const confirmOwnAddress = endpoint({
  name: 'confirmOwnAddress',
  method: 'POST',
  path: '/mail/own-address-works',
  summary: 'Say that the own address works again',
  response: null,
  errors: ['RATE_LIMITED'],
  changes: ['bouncedAddress'],
  permission: 'signed-in',
})
