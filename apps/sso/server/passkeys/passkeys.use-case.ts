import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { invalid, notFound } from '#platform/domain/product-error.ts'
import { provePassword } from '../accounts/step-up.ts'
import type { Deps } from '../deps.ts'
import { letterTo } from '../mail/letter-to.ts'
import * as repository from './passkey.repository.ts'
import { relyingParty } from './relying-party.ts'

type Given<Name extends keyof SignOnAccounts> = Parameters<SignOnAccounts[Name]>[0]

/**
 * Options for the browser to create a passkey; user verification (fingerprint, face or PIN) is required, because it
 * counts as both factors.
 */
export const beginPasskey = async (deps: Deps, given: Given<'beginPasskey'>) => {
  const { id: accountId, email } = await provePassword(deps, given)
  const own = await repository.listPasskeys(deps.db, accountId)
  const options = await generateRegistrationOptions({
    rpName: deps.product(),
    rpID: relyingParty(deps).id,
    userName: email,
    userID: new TextEncoder().encode(accountId),
    attestationType: 'none',
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await repository.keepChallenge(deps.db, options.challenge, accountId)
  return { ...options }
}

const verified = async ({ db, ...deps }: Deps, uid: string, response: RegistrationResponseJSON) => {
  const { id, origins } = relyingParty(deps)
  return verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => repository.takeChallenge(db, challenge, uid),
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
}

/** Adds the passkey that the browser has created, and notifies the owner. */
export const addPasskey = async (deps: Deps, { uid, name, response }: Given<'addPasskey'>): Promise<void> => {
  // Any JSON: the library parses it strictly, and only verified data is stored.
  const { registrationInfo } = await verified(deps, uid, response as unknown as RegistrationResponseJSON)
  if (!registrationInfo) throw invalid({ response: 'INVALID' })
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  await deps.db.transaction().execute(async (tx) => {
    await repository.addPasskey(tx, {
      id,
      accountId: uid,
      publicKey,
      counter,
      transports: [...transports],
      name,
    })
    await letterTo(tx, deps, uid, 'PASSKEY_ADDED', { about: name })
  })
}

export const removePasskey = async (deps: Deps, given: Given<'removePasskey'>): Promise<void> => {
  await provePassword(deps, given)
  if (!(await repository.removePasskey(deps.db, given.uid, given.id))) throw notFound()
}
