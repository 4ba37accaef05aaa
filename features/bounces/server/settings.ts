import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'

/** Sources of reports about undelivered emails; undefined if not configured. */
export type BounceSources = { mailboxUrl: string | undefined; hookSecret: string | undefined }

/** The sources, and the sign-on service, which sends emails of its own. */
export type BounceSettings = BounceSources & { accounts: SignOnAccounts }
