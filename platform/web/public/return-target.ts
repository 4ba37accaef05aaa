import { ownPath } from '../own-path.ts'

/** Pages that only redirect: returning to them would loop. */
const passing = ['/login-portal', '/registrate-user', '/logout', '/get-token', '/confirm-user']

/** Start pages, which present the portal to guests: people who sign in there want their own first page. */
const startPage = /^\/portal(?:\/(?:[a-z]+-start-page|investors-static))?\/?(?:[?#]|$)/

/** The page after signing in: a path on this portal that is neither a step of signing in nor a start page. */
export const returnTarget = (given: string | null | undefined, origin: string): string | null => {
  const path = ownPath(given, origin)
  if (path === null || startPage.test(path)) return null
  return passing.every((page) => !new RegExp(`^${page}(?:[/?#]|$)`).test(path)) ? path : null
}
