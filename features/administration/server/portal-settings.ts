/** What the configuration says of the mail server; without it emails are stored and not sent. */
export type PortalSettings = { smtpUrl?: string | undefined }
