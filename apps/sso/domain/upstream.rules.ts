import type { Limit } from '#platform/domain/limit.ts'

/** Account states: awaiting confirmation, active, blocked, rejected. */
type Status = 'W' | 'A' | 'B' | 'R'

/** Why a sign-in with the provider failed; each has a text on the sign-in page. */
export const upstreamFailures = [
  'AWAY',
  'REFUSED',
  'FAILED',
  'UNVERIFIED',
  'BLOCKED',
  'EXPIRED',
  'BUSY',
  /** A new account requires consent to the rules, and the previous page did not show their current version. */
  'RULES',
  /** Administrators have closed registration, so no account is created. */
  'CLOSED',
] as const

export type UpstreamFailure = (typeof upstreamFailures)[number]

/** The result of a sign-in verified by the provider. */
export type UpstreamOutcome =
  | 'SIGN_IN'
  /** A new confirmed account without a password. */
  | 'CREATE'
  /** An unconfirmed account: now confirmed by the owner of the address, and the person who registered it loses access. */
  | 'TAKE_OVER'
  /** An account in use: linked only after its own password is entered. */
  | 'PROVE'
  | 'UNVERIFIED'
  | 'BLOCKED'
  | 'RULES'
  | 'CLOSED'

/** Time limit at the provider, and for entering the password, in seconds. */
export const upstreamLifetime = 15 * 60

/** Sign-ins with the provider that one network may start. */
export const upstreamLimit: Limit = { hits: 100, seconds: 30 * 60 }

/**
 * Decides by the account linked to the provider's subject, else by the account with the verified address. An
 * unverified address is ignored.
 */
export const upstreamOutcome = (found: {
  /** State of the linked account. */
  linked: Status | undefined
  emailVerified: boolean
  /** State of the account with the address. */
  ofEmail: Status | undefined
  /** Whether the previous page showed the current rules, so that continuing accepted them. */
  rulesAccepted: boolean
  /** Whether administrators allow registration. */
  registration: boolean
}): UpstreamOutcome => {
  if (found.linked) return found.linked === 'A' ? 'SIGN_IN' : 'BLOCKED'
  if (!found.emailVerified) return 'UNVERIFIED'
  const byStatus = { W: 'TAKE_OVER', A: 'PROVE', B: 'BLOCKED', R: 'BLOCKED' } as const
  const outcome = found.ofEmail ? byStatus[found.ofEmail] : 'CREATE'
  const makesAccount = outcome === 'CREATE' || outcome === 'TAKE_OVER'
  if (makesAccount && !found.registration) return 'CLOSED'
  return makesAccount && !found.rulesAccepted ? 'RULES' : outcome
}
