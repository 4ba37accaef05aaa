import { createHmac } from 'node:crypto'

/** Signs what is sent with the moment at which it is: a copy that is sent again later is told by its age. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
