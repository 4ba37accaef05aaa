import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds by which the clock of the mail server may differ. */
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
  const right = Buffer.from(
    `v1,${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64')}`,
  )
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right)
}
