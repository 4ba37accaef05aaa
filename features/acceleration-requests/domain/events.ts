/** Events of applications, which trigger notifications, badges and emails. */
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

/** Events of decision runs; the payload is `{ id }` of the run. */
export type DecisionRunEvent = 'DecisionRunFinished' | 'DecisionRunCancelled'
