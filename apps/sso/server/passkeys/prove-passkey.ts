import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Deps } from '../deps.ts'
import * as repository from './passkey.repository.ts'
import { relyingParty } from './relying-party.ts'

/**
 * The passkey that signed a challenge for `challenged` (null during sign-in), with its new counter; undefined if
 * anything in the response is invalid.
 */
export const provePasskey = async (
  deps: Deps,
  response: AuthenticationResponseJSON,
  challenged: string | null,
): Promise<repository.KnownPasskey | undefined> => {
  const known =
    typeof response.id === 'string' ? await repository.findPasskey(deps.db, response.id) : undefined
  if (known?.status !== 'A') return undefined
  const { id: rpId, origins } = relyingParty(deps)
  const { id, publicKey, counter } = known
  const proof = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => repository.takeChallenge(deps.db, challenge, challenged),
    expectedOrigin: origins,
    expectedRPID: rpId,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: true,
  }).catch(() => undefined)
  return proof?.verified ? { ...known, counter: proof.authenticationInfo.newCounter } : undefined
}
