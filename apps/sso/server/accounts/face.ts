import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import type { Deps } from '../deps.ts'
import { closeEmailChange } from '../email-change/email-change.repository.ts'
import { requestEmailChange } from '../email-change/request.use-case.ts'
import { endedSessions } from '../end-sessions.repository.ts'
import { inviteAddress } from '../invited.use-case.ts'
import { noteDelivery, sentLetters } from '../mail/letter.repository.ts'
import { listLetters, readLetter } from '../mail/letters.query.ts'
import { addPasskey, beginPasskey, removePasskey } from '../passkeys/passkeys.use-case.ts'
import { confirmedAccounts, listAccounts, readAccount } from './accounts.query.ts'
import { eraseAccount, renameAccount, resendConfirmation, setAccountStatus } from './administer.use-case.ts'
import { createConfirmed } from './create-confirmed.use-case.ts'
import { endImpersonation, impersonate } from './impersonate.use-case.ts'
import { changePassword } from './password.use-case.ts'
import { renewLetter } from './renew-letter.use-case.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from './second-factor.use-case.ts'
import { readSecurity } from './security.query.ts'
import { endOneSession, endOtherSessions } from './sessions.use-case.ts'
import { checkPassword } from './step-up.ts'
import { beginStepUp, stepUp } from './step-up.use-case.ts'

/** The service's actions on accounts, for a portal that has checked permissions. */
export const accountsOf = (deps: Deps): SignOnAccounts => ({
  endedSessions: () => endedSessions(deps.db),
  get: (uid) => readAccount(deps.db, uid),
  list: (given) => listAccounts(deps.db, given),
  confirmed: ({ uids }) => confirmedAccounts(deps.db, uids),
  letters: (given) => listLetters(deps.db, given),
  letter: ({ id }) => readLetter(deps.db, id, deps.product()),
  renewLetter: (given) => renewLetter(deps, given),
  sentLetters: ({ keys }) => sentLetters(deps.db, keys),
  noteDelivery: (given) => noteDelivery(deps.db, given),
  createConfirmed: (given) => createConfirmed(deps, given),
  rename: (given) => renameAccount(deps, given),
  setStatus: (given) => setAccountStatus(deps, given),
  resendConfirmation: (given) => resendConfirmation(deps, given),
  erase: (given) => eraseAccount(deps, given),
  beginStepUp: (given) => beginStepUp(deps, given),
  stepUp: (given) => stepUp(deps, given),
  checkPassword: (given) => checkPassword(deps, given),
  security: (given) => readSecurity(deps, given),
  changePassword: (given) => changePassword(deps, given),
  requestEmailChange: (given) => requestEmailChange(deps, given),
  cancelEmailChange: ({ uid }) => closeEmailChange(deps.db, uid),
  invite: (given) => inviteAddress(deps, given),
  endSession: (given) => endOneSession(deps, given),
  endOtherSessions: (given) => endOtherSessions(deps, given),
  beginSecondFactor: (given) => beginSecondFactor(deps, given),
  confirmSecondFactor: (given) => confirmSecondFactor(deps, given),
  renewRecoveryCodes: (given) => renewRecoveryCodes(deps, given),
  resetSecondFactor: (given) => resetSecondFactor(deps, given),
  disableSecondFactor: (given) => disableSecondFactor(deps, given),
  beginPasskey: (given) => beginPasskey(deps, given),
  addPasskey: (given) => addPasskey(deps, given),
  removePasskey: (given) => removePasskey(deps, given),
  impersonate: (given) => impersonate(deps, given),
  endImpersonation: (given) => endImpersonation(deps, given),
})
