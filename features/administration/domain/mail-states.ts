/** What became of a letter: it waits, was sent, is kept where no mail is sent, or was refused. */
export const mailStates = ['QUEUED', 'SENT', 'KEPT', 'FAILED'] as const

export type MailState = (typeof mailStates)[number]

/** What of a letter its log tells; `sendAgain` may be done with it. */
export type MailFacts = { status: MailState; oneTime: boolean; plainAddress: boolean }

/** A letter is sent again that was not delivered: not one whose link worked once, nor one to what is no address. */
export const maySendAgain = ({ status, oneTime, plainAddress }: MailFacts): boolean =>
  (status === 'FAILED' || status === 'KEPT') && !oneTime && plainAddress
