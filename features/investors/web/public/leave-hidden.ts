/** Whoever is not shown investors is sent to what everybody may know (spec 2); a page drawn for a guest is left, too. */
export const leaveHidden = (error: unknown): void => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  if (code === 'NOT_FOUND' && typeof window !== 'undefined') location.replace('/portal/investors-static')
}
