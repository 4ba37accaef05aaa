/**
 * What became of an email: it waits, waits after a failure, was sent, is late at the recipient's server, has no mailbox to go to,
 * is stored where no email is sent, was refused, or is not sent because its address bounced before.
 */
export const mailStates = [
  'QUEUED',
  'DEFERRED',
  'SENT',
  'DELAYED',
  'BOUNCED',
  'FAILED',
  'WITHHELD',
  'KEPT',
] as const

export type MailState = (typeof mailStates)[number]

/** What of a letter its log tells; `sendAgain` may be done with it. */
export type MailFacts = { status: MailState; oneTime: boolean; plainAddress: boolean }

const undelivered: ReadonlySet<MailState> = new Set(['FAILED', 'KEPT', 'BOUNCED', 'WITHHELD'])

/** A letter is sent again that was not delivered: not one whose link worked once, nor one to what is no address. */
export const maySendAgain = ({ status, oneTime, plainAddress }: MailFacts): boolean =>
  undelivered.has(status) && !oneTime && plainAddress
