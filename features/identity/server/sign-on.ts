import type { JSONWebKeySet } from 'jose'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'

/** Tokens of a signed-in session. */
export type SignOnTokens = { accessToken: string; refreshToken: string; uid: string; avatar: string | null }

/**
 * What the portal asks the sign-on service for. In one process the service's own face fits as it is;
 * apart, `httpSignOn` speaks for it.
 */
export type SignOnService = {
  exchange: (given: { sessionId: string; projectKey: string }) => Promise<SignOnTokens>
  refresh: (given: { sessionId: string; projectKey: string; refreshToken: string }) => Promise<SignOnTokens>
  end: (sessionId: string) => Promise<void>
  /** Confirms a registration, or says where its password is asked for first. */
  confirm: (token: string) => Promise<{ redirectTo: string | null; passwordPage: string | null }>
  /** The published keys that access tokens are verified with. */
  keys: () => Promise<JSONWebKeySet>
  /** Actions on accounts: the portal judges who may, the service does as it is told. */
  accounts: SignOnAccounts
}
