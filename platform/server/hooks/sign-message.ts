import { createHmac, randomBytes } from 'node:crypto'

/** A signing secret by the Standard Webhooks convention; its prefix identifies one found in a file. */
export const newSigningSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** The key of a secret. Former secrets are written in the URL's alphabet, which is decoded alike. */
export const keyOfSecret = (secret: string): Buffer => Buffer.from(secret.replace(/^whsec_/, ''), 'base64')

/** A message as it is sent: its id is the same in every attempt, its time is that of the attempt. */
export type Message = { id: string; seconds: number; body: string }

/**
 * Headers by the Standard Webhooks convention (webhook-id, webhook-timestamp, webhook-signature). While a secret is being
 * replaced there are several signatures, so that a receiver with either secret accepts the message.
 */
export const signedHeaders = (
  { id, seconds, body }: Message,
  keys: readonly (Buffer | string)[],
): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': keys
    .map((key) => {
      const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
      return `v1,${signature}`
    })
    .join(' '),
})
