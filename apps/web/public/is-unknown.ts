/** Whether an address names what nobody has, or what nobody could have. */
export const isUnknown = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'NOT_FOUND' || error.code === 'VALIDATION_FAILED')
