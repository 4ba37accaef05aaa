import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'

/** What the feature needs of the portal: its public address, and the accounts of the sign-on service. */
export type TeamsSettings = { publicUrl: string; accounts: SignOnAccounts }
