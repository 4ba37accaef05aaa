/**
 * Redirects readers without access to the public page about investors (spec 2), also from a page rendered for a guest.
 */
export const leaveHidden = (error: unknown): void => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  if (code === 'NOT_FOUND' && typeof window !== 'undefined') location.replace('/portal/investors-static')
}
