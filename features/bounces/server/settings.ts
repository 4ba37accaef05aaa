/** Sources of reports about undelivered emails; undefined if not configured. */
export type BounceSettings = { mailboxUrl: string | undefined; hookSecret: string | undefined }
