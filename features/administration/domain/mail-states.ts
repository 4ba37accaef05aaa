/**
 * States of an email: pending, pending after a failure, sent, delayed at the recipient's server, bounced because the mailbox does
 * not exist, refused, withheld because the address bounced before, or only stored because no mail server is configured.
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

/** Facts of an email that decide whether it can be sent again. */
export type MailFacts = { status: MailState; oneTime: boolean; plainAddress: boolean }

const undelivered: ReadonlySet<MailState> = new Set(['FAILED', 'KEPT', 'BOUNCED', 'WITHHELD'])

/** Whether an email can be sent again: it was not delivered, has no one-time link, and its recipient is a valid address. */
export const maySendAgain = ({ status, oneTime, plainAddress }: MailFacts): boolean =>
  undelivered.has(status) && !oneTime && plainAddress
