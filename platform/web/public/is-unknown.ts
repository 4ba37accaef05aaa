/** Whether an error means that the object does not exist, or cannot. */
export const isUnknown = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED')
