import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { countHit, uncountHit } from '#platform/server/rate-limit.ts'
import { networkLimits, networkOf } from '../../domain/limits.rules.ts'
import { beginAttempt, browserSource, forgetFailures } from '../attempts.repository.ts'
import type { Deps } from '../deps.ts'
import { letterTo } from '../mail/letter-to.ts'
import { checkedReturn } from '../page-parameters.ts'
import { enter } from '../sign-in.use-case.ts'
import type { Visit } from '../visit.ts'
import { endStep, stepOf } from './login-step.repository.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import { proveSecondFactor } from './second-factor.repository.ts'

type Form = { code: string; projectKey: string; redirectedFrom: string }

/**
 * The second step of a sign-in. A wrong code counts like a wrong password, and the password's own attempt is only
 * cleared by the correct code: knowing the password gives no more tries.
 */
export const signInByCode = async (deps: Deps, visit: Visit, form: Form): Promise<{ redirectTo: string }> => {
  const { db } = deps
  const address = checkedReturn(deps.project, form)
  const step = await stepOf(db, visit.step)
  if (!step || visit.step === null) throw new ProductError('SESSION_EXPIRED')
  const networkKey = `sso.login:${networkOf(visit.address)}`
  await countHit(db, networkKey, networkLimits.login)
  const source = await browserSource(db, visit, step.email)
  await beginAttempt(db, source)
  const { accountId } = step
  const proof = await proveSecondFactor(deps, accountId, form.code)
  if (proof === null) throw invalid({ code: 'WRONG_CODE' })
  if (!(await endStep(db, visit.step))) throw new ProductError('SESSION_EXPIRED')
  await forgetFailures(db, source)
  await uncountHit(db, networkKey)
  visit.newStep = null
  return db.transaction().execute(async (tx) => {
    if (proof === 'RECOVERY_CODE') {
      const about = String(await recoveryCodesLeft(tx, accountId))
      await letterTo(tx, deps, accountId, 'RECOVERY_CODE_USED', { about })
    }
    return enter(tx, deps, visit, { accountId, address })
  })
}
