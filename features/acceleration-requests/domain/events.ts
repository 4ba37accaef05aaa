/** What happens to applications; notifications, badges and mails hang on these. */
export const accelerationRequestEvents = [
  'AccelerationRequestCreated',
  'AccelerationRequestAccepted',
  'AccelerationRequestRejected',
  'AccelerationRequestRevoked',
  'AccelerationRequestTransferred',
  'AccelerationRequestDeleted',
] as const

/** One of `accelerationRequestEvents`; the payload is `{ id }` of the request. */
export type AccelerationRequestEvent = (typeof accelerationRequestEvents)[number]

/** What happens to runs that decide on many applications; the payload is `{ id }` of the run. */
export type DecisionRunEvent = 'DecisionRunFinished' | 'DecisionRunCancelled'
