/** Whether the configuration has a mail server; without one emails are stored and not sent. */
export type PortalSettings = { smtpUrl?: string | undefined }
