import { createHash } from 'node:crypto'
import nodemailer from 'nodemailer'
import { traced } from '../tracing/tracing.ts'

/** An email ready to send. */
export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html: string
  dedupeKey: string
  attachments?: readonly Attachment[]
  /** URL for one-click unsubscribe; empty if not supported. */
  unsubscribeUrl?: string
}

/** An attachment. */
export type Attachment = { filename: string; content: Buffer; contentType: string }

/** The first entry for calendars: mail programs show it as an invitation only as an alternative of the text (RFC 6047). */
const calendarOf = (attachments: readonly Attachment[]) => {
  const entry = attachments.find(({ contentType }) => contentType.startsWith('text/calendar'))
  const method = entry && /method=(\w+)/.exec(entry.contentType)?.[1]
  const files = attachments.filter((one) => one !== entry)
  if (!entry || !method) return { attachments: [...attachments] }
  return {
    attachments: files,
    icalEvent: { method, filename: entry.filename, content: entry.content.toString() },
  }
}

/** The transport of outgoing emails. */
export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<void>
  /** Fails where the server does not answer or refuses to be signed in to. */
  verify: () => Promise<void>
  close: () => void
}

/** The configured SMTP server. */
export const createSmtpTransport = (smtpUrl: string, from: string): MailTransport => {
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // No content may make the server read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object)
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ to, subject, text, html, dedupeKey, attachments = [], unsubscribeUrl = '' }) => {
      const message = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        ...calendarOf(attachments),
        // An email always has the same id, so that a duplicate sent after a crash is recognised.
        messageId: `<${createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: the mail program posts to the URL; opening it changes nothing.
          ...(unsubscribeUrl
            ? {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              }
            : {}),
        },
      }
      await traced({ name: 'SMTP send', kind: 'client' }, () => transporter.sendMail(message))
    },
    verify: async () => void (await transporter.verify()),
    close: () => transporter.close(),
  }
}

/** Whether the receiving server refused permanently, so that retries are useless. */
export const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  )
}
