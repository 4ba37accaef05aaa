import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Deps } from '../deps.ts'
import { endSessionsOf } from '../end-sessions.repository.ts'
import { letterTo } from '../mail/letter-to.ts'
import { replaceRecoveryCodes } from '../second-factor/recovery-codes.ts'
import {
  confirmSecret,
  keepPendingSecret,
  removeSecondFactor,
} from '../second-factor/second-factor.repository.ts'
import { newTotpSecret, totpAddress } from '../second-factor/totp.ts'
import { provePassword, provePasswordAndCode } from './step-up.ts'

type Given<Name extends keyof SignOnAccounts> = Parameters<SignOnAccounts[Name]>[0]

/** Creates a secret for the authenticator app; inactive until its first code is entered. */
export const beginSecondFactor = async (deps: Deps, given: Given<'beginSecondFactor'>) => {
  const { email } = await provePassword(deps, given)
  const secret = newTotpSecret()
  if (!(await keepPendingSecret(deps, given.uid, secret))) throw new ProductError('STATE_CHANGED')
  return { secret, address: totpAddress(secret, { issuer: deps.product(), label: email }) }
}

/** Activates the second factor by the app's first code; returns the recovery codes, only once. */
export const confirmSecondFactor = (deps: Deps, { uid, code }: Given<'confirmSecondFactor'>) =>
  deps.db.transaction().execute(async (tx) => {
    if (!(await confirmSecret({ ...deps, db: tx }, uid, code.replace(/\s/g, ''))))
      throw invalid({ code: 'WRONG_CODE' })
    await letterTo(tx, deps, uid, 'SECOND_FACTOR_ON')
    return { recoveryCodes: await replaceRecoveryCodes(tx, uid) }
  })

/** Creates new recovery codes; the old ones become invalid. */
export const renewRecoveryCodes = async (deps: Deps, given: Given<'renewRecoveryCodes'>) => {
  await provePasswordAndCode(deps, given)
  return deps.db
    .transaction()
    .execute(async (tx) => ({ recoveryCodes: await replaceRecoveryCodes(tx, given.uid) }))
}

/** Removes the second factor. */
export const disableSecondFactor = async (deps: Deps, given: Given<'disableSecondFactor'>): Promise<void> => {
  await provePasswordAndCode(deps, given)
  await deps.db.transaction().execute(async (tx) => {
    await removeSecondFactor(tx, given.uid)
    await letterTo(tx, deps, given.uid, 'SECOND_FACTOR_OFF')
  })
}

/** Removes the second factor of a person who lost it, for an administrator: all sessions end. */
export const resetSecondFactor = (deps: Deps, { uid }: Given<'resetSecondFactor'>): Promise<void> =>
  deps.db.transaction().execute(async (tx) => {
    await removeSecondFactor(tx, uid)
    await endSessionsOf(tx, uid)
    await letterTo(tx, deps, uid, 'SECOND_FACTOR_OFF')
  })
