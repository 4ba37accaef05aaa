import { createHmac } from 'node:crypto'
import { isSameSecret } from '#platform/server/secrets/is-same-secret.ts'

/** Maximum difference to the mail server's clock, in seconds. */
const tolerance = 300

type Signed = { timestamp?: string | undefined; signature?: string | undefined; body: string }

/** Whether a call is signed with the secret, and recently. */
export const isSigned = (
  secret: string,
  { timestamp = '', signature = '', body }: Signed,
  now: Date,
): boolean => {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) return false
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64')
  return isSameSecret(signature, `v1,${expected}`)
}
