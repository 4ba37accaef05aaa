import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import type { Deps } from '../deps.ts'
import { listAccounts, readAccount } from './accounts.query.ts'
import { eraseAccount, renameAccount, resendConfirmation, setAccountStatus } from './administer.use-case.ts'
import { endImpersonation, impersonate } from './impersonate.use-case.ts'
import { checkPassword } from './step-up.ts'

/** The service's deeds on accounts, for a portal that has judged who may. */
export const accountsOf = (deps: Deps): SignOnAccounts => ({
  get: (uid) => readAccount(deps.db, uid),
  list: (given) => listAccounts(deps.db, given),
  rename: (given) => renameAccount(deps, given),
  setStatus: (given) => setAccountStatus(deps, given),
  resendConfirmation: (given) => resendConfirmation(deps, given),
  erase: (given) => eraseAccount(deps, given),
  checkPassword: (given) => checkPassword(deps, given),
  impersonate: (given) => impersonate(deps, given),
  endImpersonation: (given) => endImpersonation(deps, given),
})
