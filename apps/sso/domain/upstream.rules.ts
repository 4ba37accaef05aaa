import type { Limit } from '#platform/domain/limit.ts'

/** States of an account: waiting, active, blocked, rejected. */
type Status = 'W' | 'A' | 'B' | 'R'

/** Why a sign-in with the provider came to nothing; each has its words on the sign-in page. */
export const upstreamFailures = [
  'AWAY',
  'REFUSED',
  'FAILED',
  'UNVERIFIED',
  'BLOCKED',
  'EXPIRED',
  'BUSY',
  /** A new account wants the rules accepted, and the page they were named on was not, or no longer, the way here. */
  'RULES',
] as const

export type UpstreamFailure = (typeof upstreamFailures)[number]

/** What a proved sign-in with the provider leads to. */
export type UpstreamOutcome =
  | 'SIGN_IN'
  /** A new account, confirmed, without a password. */
  | 'CREATE'
  /** An account nobody has confirmed: the owner of the address has now, and whoever registered it is out. */
  | 'TAKE_OVER'
  /** An account in use: it is joined only after its own password has been given. */
  | 'PROVE'
  | 'UNVERIFIED'
  | 'BLOCKED'
  | 'RULES'

/** How long the person may take at the provider, and for giving the password, in seconds. */
export const upstreamLifetime = 15 * 60

/** Sign-ins with the provider that one network may begin. */
export const upstreamLimit: Limit = { hits: 100, seconds: 30 * 60 }

/**
 * Decides by what the provider's subject is linked to, else by the account of the address it has verified. An address
 * that it has not verified says nothing about anybody.
 */
export const upstreamOutcome = (found: {
  /** State of the account that the subject is linked to. */
  linked: Status | undefined
  emailVerified: boolean
  /** State of the account with the address. */
  ofEmail: Status | undefined
  /** Whether the page before named the rules as they are, so that going on accepted them. */
  rulesAccepted: boolean
}): UpstreamOutcome => {
  if (found.linked) return found.linked === 'A' ? 'SIGN_IN' : 'BLOCKED'
  if (!found.emailVerified) return 'UNVERIFIED'
  const byStatus = { W: 'TAKE_OVER', A: 'PROVE', B: 'BLOCKED', R: 'BLOCKED' } as const
  const outcome = found.ofEmail ? byStatus[found.ofEmail] : 'CREATE'
  const makesAccount = outcome === 'CREATE' || outcome === 'TAKE_OVER'
  return makesAccount && !found.rulesAccepted ? 'RULES' : outcome
}
