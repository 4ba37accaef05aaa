/** The emails of the sign-on service. */
export const signOnTemplates = [
  'CONFIRM',
  'RESET',
  'ALREADY_REGISTERED',
  'PASSWORD_CHANGED',
  'EMAIL_APPROVE',
  'EMAIL_CONFIRM',
  'EMAIL_TAKEN',
  'EMAIL_CHANGED',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'RECOVERY_CODE_USED',
  'PASSKEY_ADDED',
  'TOKEN_REUSED',
  'NEW_SIGN_IN',
  'SIGN_IN_FAILURES',
] as const

export type SignOnTemplate = (typeof signOnTemplates)[number]

/** States of an email of the sign-on service. */
export const signOnLetterStates = ['QUEUED', 'SENT', 'KEPT', 'DELAYED', 'BOUNCED', 'FAILED'] as const

/** Emails that are written again with a new link, if they were not delivered; others only report what happened. */
const renewed: ReadonlySet<SignOnTemplate> = new Set(['CONFIRM', 'RESET'])

/** Days in which an undelivered email can be written again: later nobody waits for it. */
export const renewableDays = 7

/** Whether an email of the sign-on service can be written again: no newer one of its kind went to the address. */
export const isRenewable = ({
  template,
  status,
  isNewest,
  isRecent,
}: {
  template: SignOnTemplate
  status: (typeof signOnLetterStates)[number]
  isNewest: boolean
  /** Not older than `renewableDays`. */
  isRecent: boolean
}): boolean => (status === 'FAILED' || status === 'BOUNCED') && renewed.has(template) && isNewest && isRecent
