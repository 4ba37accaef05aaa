/** The page's own URL, without the parameter that opens the application. */
export const withoutApply = (here: string): string =>
  here.replace(/([?&])apply=1(&|$)/, (_, before: string, after: string) => (after ? before : ''))

/** Target of "Apply": the application over the page; for a guest via sign-in, and back to it. */
export const applyAddress = (page: string, signedIn: boolean): string => {
  const apply = `${page}${page.includes('?') ? '&' : '?'}apply=1`
  return signedIn ? apply : `/login-portal?redirect_to=${encodeURIComponent(apply)}`
}
