/** The page's own address, without the wish to apply. */
export const withoutApply = (here: string): string =>
  here.replace(/([?&])apply=1(&|$)/, (_, before: string, after: string) => (after ? before : ''))

/** Where "Apply" leads: the application over the page; for a guest through signing in, and back to it. */
export const applyAddress = (page: string, signedIn: boolean): string => {
  const apply = `${page}${page.includes('?') ? '&' : '?'}apply=1`
  return signedIn ? apply : `/login-portal?redirect_to=${encodeURIComponent(apply)}`
}
