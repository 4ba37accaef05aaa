import { generateAuthenticationOptions, type AuthenticationResponseJSON } from '@simplewebauthn/server'
import { ProductError } from '#platform/domain/product-error.ts'
import { countHit, uncountHit } from '#platform/server/rate-limit.ts'
import { networkLimits, networkOf } from '../../domain/limits.rules.ts'
import type { Deps } from '../deps.ts'
import { checkedReturn } from '../page-parameters.ts'
import { enter } from '../sign-in.use-case.ts'
import type { Visit } from '../visit.ts'
import * as repository from './passkey.repository.ts'
import { provePasskey } from './prove-passkey.ts'
import { relyingParty } from './relying-party.ts'

/** The challenge for a passkey; the browser knows the account. */
export const passkeyChallenge = async (deps: Deps, visit: Visit) => {
  await countHit(deps.db, `sso.passkey:${networkOf(visit.address)}`, networkLimits.passkey)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    userVerification: 'required',
  })
  await repository.keepChallenge(deps.db, options.challenge, null)
  return { options: { ...options } }
}

type Form = { response: Record<string, unknown>; projectKey: string; redirectedFrom: string }

/** Signs in by a passkey. User verification counts as the second factor, so no second step follows. */
export const signInByPasskey = async (
  deps: Deps,
  visit: Visit,
  form: Form,
): Promise<{ redirectTo: string }> => {
  const address = checkedReturn(deps.project, form)
  const networkKey = `sso.login:${networkOf(visit.address)}`
  await countHit(deps.db, networkKey, networkLimits.login)
  const passkey = await provePasskey(deps, form.response as unknown as AuthenticationResponseJSON, null)
  if (!passkey) throw new ProductError('WRONG_CREDENTIALS')
  await uncountHit(deps.db, networkKey)
  return deps.db.transaction().execute(async (tx) => {
    await repository.notePasskeyUse(tx, passkey.id, passkey.counter)
    return enter(tx, deps, visit, { accountId: passkey.accountId, address })
  })
}
