import { ownPath } from '../own-path.ts'

/** Pages that only pass people on: coming back to them would go round in circles. */
const passing = ['/login-portal', '/registrate-user', '/logout', '/get-token', '/confirm-user']

/** Where to go after signing in: an own path that is not itself a step of signing in. */
export const returnTarget = (given: string | null | undefined, origin: string): string | null => {
  const path = ownPath(given, origin)
  return path !== null && passing.every((page) => !new RegExp(`^${page}(?:[/?#]|$)`).test(path)) ? path : null
}
