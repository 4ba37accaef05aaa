/** Why a queued email is withheld because nobody waits for it any more, as the log records it. */
export const unwantedReasons = ['READ_ON_PORTAL', 'SWITCHED_OFF'] as const

export type UnwantedReason = (typeof unwantedReasons)[number]

/** Whether an email was withheld for one of these reasons, by what the log records. */
export const isUnwanted = (error: string): error is UnwantedReason =>
  unwantedReasons.some((one) => one === error)
