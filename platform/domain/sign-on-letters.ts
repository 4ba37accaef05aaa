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
export const signOnLetterStates = ['QUEUED', 'SENT', 'KEPT', 'FAILED'] as const
