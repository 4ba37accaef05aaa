import type { SignOnAccounts } from '#features/identity'

/** Settings of the feature. */
export type PeopleSettings = { accounts: SignOnAccounts }
