import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'

/** A mail ready to go. */
export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html: string
  dedupeKey: string
  attachments?: readonly Attachment[]
  /** Where one press stops such emails; empty where none does. */
  unsubscribeUrl?: string
}

/** A file that goes with a mail. */
export type Attachment = { filename: string; content: Buffer; contentType: string }

/** How mails leave the house. */
export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

/** The SMTP server of the configuration. */
export const createSmtpTransport = (smtpUrl: string, from: string): MailTransport => {
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing in a mail may make the server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object)
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ to, subject, text, html, dedupeKey, attachments = [], unsubscribeUrl = '' }) => {
      await transporter.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: [...attachments],
        // The same mail keeps its id: a second sending after a crash is recognised as the first.
        messageId: `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: the mail program posts to the address; opening it changes nothing.
          ...(unsubscribeUrl
            ? {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
      })
    },
    close: () => transporter.close(),
  }
}

/** Whether the receiving server refused for good, so that trying again is only a nuisance. */
export const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  )
}
