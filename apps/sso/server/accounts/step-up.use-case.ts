import { generateAuthenticationOptions, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { countHit, uncountHit } from '#platform/server/rate-limit.ts'
import { accountLimit } from '../../domain/limits.rules.ts'
import type { Deps } from '../deps.ts'
import * as passkeys from '../passkeys/passkey.repository.ts'
import { provePasskey } from '../passkeys/prove-passkey.ts'
import { passkeysFromPortal, relyingParty } from '../passkeys/relying-party.ts'
import { hasSecondFactor } from '../second-factor/second-factor.repository.ts'
import { provePassword, provePasswordAndCode } from './step-up.ts'

type Given<Name extends keyof SignOnAccounts> = Parameters<SignOnAccounts[Name]>[0]

const challenge = async (deps: Deps, uid: string): Promise<Record<string, unknown> | null> => {
  const own = passkeysFromPortal(deps) ? await passkeys.listPasskeys(deps.db, uid) : []
  if (own.length === 0) return null
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    userVerification: 'required',
    allowCredentials: own.map(({ id }) => ({ id })),
  })
  await passkeys.keepChallenge(deps.db, options.challenge, uid)
  return { ...options }
}

/** How the owner may re-authenticate: by a code besides the password, or by a passkey in place of both. */
export const beginStepUp = async (deps: Deps, { uid }: Given<'beginStepUp'>) => ({
  secondFactor: await hasSecondFactor(deps.db, uid),
  passkey: await challenge(deps, uid),
})

const byPasskey = async (deps: Deps, uid: string, response: Record<string, unknown>): Promise<void> => {
  const key = `sso.step-up:${uid}`
  await countHit(deps.db, key, accountLimit)
  const proved = await provePasskey(deps, response as unknown as AuthenticationResponseJSON, uid)
  if (proved?.accountId !== uid) throw new ProductError('WRONG_CREDENTIALS')
  await uncountHit(deps.db, key)
  await passkeys.notePasskeyUse(deps.db, proved.id, proved.counter)
}

/** Re-authenticates the owner; with a second factor the password alone is refused. */
export const stepUp = async (
  deps: Deps,
  { uid, password, code, passkey }: Given<'stepUp'>,
): Promise<void> => {
  if (passkey !== null) return byPasskey(deps, uid, passkey)
  const coded = await hasSecondFactor(deps.db, uid)
  if (coded && code === '') throw invalid({ code: 'REQUIRED' })
  await (coded ? provePasswordAndCode(deps, { uid, password, code }) : provePassword(deps, { uid, password }))
}
