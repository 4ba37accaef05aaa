import { ownPath } from '../own-path.ts'

/** Pages that only redirect: returning to them would loop. */
const passing = ['/login-portal', '/registrate-user', '/logout', '/get-token', '/confirm-user']

/** The page after signing in: a path on this portal that is not itself a step of signing in. */
export const returnTarget = (given: string | null | undefined, origin: string): string | null => {
  const path = ownPath(given, origin)
  return path !== null && passing.every((page) => !new RegExp(`^${page}(?:[/?#]|$)`).test(path)) ? path : null
}
