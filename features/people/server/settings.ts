import type { SignOnAccounts } from '#features/identity'

/** What the feature is told about its surroundings. */
export type PeopleSettings = { accounts: SignOnAccounts }
