import type { JSONWebKeySet } from 'jose'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'

/** Tokens of a signed-in session. */
export type SignOnTokens = { accessToken: string; refreshToken: string; uid: string; avatar: string | null }

/**
 * The portal's interface to the sign-on service. In one process the service implements it directly; otherwise
 * `httpSignOn` does.
 */
export type SignOnService = {
  exchange: (given: { sessionId: string; projectKey: string }) => Promise<SignOnTokens>
  refresh: (given: { sessionId: string; projectKey: string; refreshToken: string }) => Promise<SignOnTokens>
  end: (sessionId: string) => Promise<void>
  /** Confirms a registration, or returns the page that asks for its password first. */
  confirm: (token: string) => Promise<{ redirectTo: string | null; passwordPage: string | null }>
  /** The published keys that access tokens are verified with. */
  keys: () => Promise<JSONWebKeySet>
  /** Actions on accounts: the portal checks permissions, the service executes. */
  accounts: SignOnAccounts
}
