/** Where reports about undelivered emails come from; undefined if they do not. */
export type BounceSettings = { mailboxUrl: string | undefined; hookSecret: string | undefined }
