import { isUnwanted, type UnwantedReason } from '#platform/domain/unwanted-mails.ts'

/**
 * States of an email: pending, pending after a failure, sent, delayed at the recipient's server, bounced because the mailbox does
 * not exist, refused, withheld because the address bounced before or nobody waits for it any more, or only stored because no mail server is configured.
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
export type MailFacts = {
  status: MailState
  oneTime: boolean
  plainAddress: boolean
  /** An attachment that it was sent with is not stored. */
  incomplete: boolean
  /** Its one-time link can be replaced by a new one. */
  renewable: boolean
}

const undelivered: ReadonlySet<MailState> = new Set(['FAILED', 'KEPT', 'BOUNCED', 'WITHHELD'])

/**
 * Whether an email can be sent again: it was not delivered, has no one-time link that cannot be replaced, is stored with its
 * attachments, and its recipient is a valid address.
 */
export const maySendAgain = ({ status, oneTime, plainAddress, incomplete, renewable }: MailFacts): boolean =>
  undelivered.has(status) && (!oneTime || renewable) && plainAddress && !incomplete

/** Why an email was withheld, by what the log says: the text that explains it. */
const reasons = {
  READ_ON_PORTAL: 'readWhy',
  SWITCHED_OFF: 'stoppedWhy',
} as const satisfies Record<UnwantedReason, string>

/** The text that explains why an email was withheld instead of being sent; null if it was not. */
export const whyWithheld = ({
  status,
  error,
}: {
  status: MailState
  error: string
}): 'withheldWhy' | (typeof reasons)[keyof typeof reasons] | null => {
  if (status !== 'WITHHELD') return null
  return isUnwanted(error) ? reasons[error] : 'withheldWhy'
}
