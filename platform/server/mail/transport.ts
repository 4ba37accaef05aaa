import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import nodemailer from 'nodemailer'
import { senderParts } from '#platform/domain/variables/sender-parts.ts'
import { traced } from '../tracing/tracing.ts'
import { enhancedStatus, smtpError } from './smtp-error.ts'

/** An email ready to send. */
export type OutgoingMail = {
  to: string
  subject: string
  text: string
  html: string
  dedupeKey: string
  /** Unguessable part of the Message-ID; by default one that follows from `dedupeKey`. */
  messageKey?: string | null
  attachments?: readonly Attachment[]
  /** URL for one-click unsubscribe; empty if not supported. */
  unsubscribeUrl?: string
}

/** An attachment. */
export type Attachment = { filename: string; content: Buffer; contentType: string }

/** The server that accepted an email, and whether another may have accepted it before. */
export type Delivery = { server: string; maybeTwice: boolean }

/** A configured server: its host, and a check that fails if it does not answer or refuses the login. */
export type MailServer = { name: string; verify: () => Promise<void> }

/** The transport of outgoing emails. */
export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<Delivery>
  /** The servers in the order in which they are used. */
  servers: readonly MailServer[]
  /** Milliseconds until a server is tried again while all are left alone; 0 while one is available. */
  pauseLeft: () => number
  close: () => void
}

/** Settings of a connection to a mail server. */
export type SmtpOptions = {
  /** The address that reports about undelivered emails go to; by default the sender's. */
  bounceAddress?: string | undefined
  /** Milliseconds until a server that does not connect or greet, or stops answering, has failed. */
  patience?: { connect: number; answer: number }
}

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

/** An email always has the same id, so that a duplicate sent after a crash is recognised. */
const messageKeyOf = ({ messageKey, dedupeKey }: OutgoingMail): string =>
  messageKey ?? createHash('sha256').update(dedupeKey).digest('hex').slice(0, 40)

/** Whether the whole email was handed over before the connection ended without an answer. */
export const mayHaveArrived = (error: unknown): boolean => smtpError(error).maybeTaken === true

type Composed = { data: object; message: { transform: (make: () => PassThrough) => void } }
type Watched = { whenRead?: () => void }

/** An SMTP server; `sender` returns the `From` of the next email. */
export const createSmtpTransport = (
  smtpUrl: string,
  sender: () => string,
  { bounceAddress, patience = { connect: 10_000, answer: 30_000 } }: SmtpOptions = {},
): MailTransport => {
  const transporter = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    maxRequeues: 1,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.connect,
    socketTimeout: patience.answer,
    // No content may make the server read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object)
  transporter.use('stream', (mail: unknown, done: () => void) => {
    const { data, message } = mail as Composed
    message.transform(() => {
      const passed = new PassThrough()
      passed.once('end', () => (data as Watched).whenRead?.())
      return passed
    })
    done()
  })
  const name = new URL(smtpUrl).host
  return {
    send: async (mail) => {
      const { to, subject, text, html, attachments = [], unsubscribeUrl = '' } = mail
      const key = messageKeyOf(mail)
      // Apart: inside of one text, signs of the name could be taken for an address or a comment.
      const from = senderParts(sender())
      const domain = /@([\w.-]+)$/.exec(from.address)?.[1] ?? 'localhost'
      let isHandedOver = false
      const whenRead = (): void => {
        isHandedOver = true
      }
      try {
        const message = {
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...calendarOf(attachments),
          messageId: `<${key}@${domain}>`,
          ...(bounceAddress
            ? {
                envelope: { from: bounceAddress, to },
                dsn: { id: key, return: 'headers', notify: ['failure', 'delay'] },
              }
            : {}),
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
          whenRead,
        } as object
        await traced({ name: 'SMTP send', kind: 'client' }, () => transporter.sendMail(message))
      } catch (error) {
        const reason = error instanceof Error ? error : new Error(String(error))
        const maybeTaken = isHandedOver && typeof smtpError(error).responseCode !== 'number'
        throw Object.assign(reason, { maybeTaken })
      }
      return { server: name, maybeTwice: false }
    },
    pauseLeft: () => 0,
    servers: [{ name, verify: async () => void (await transporter.verify()) }],
    close: () => transporter.close(),
  }
}

/** Whether the receiving server refused permanently, so that retries are useless. */
export const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode } = smtpError(error)
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  )
}

/** Whether the recipient's mailbox refused; a refusal by policy, or without an enhanced status, is rather a relay's. */
const isOfRecipient = (error: unknown): boolean => {
  const status = enhancedStatus(error)
  return status !== '' && !status.startsWith('5.7.')
}

/** Codes of the mail library and of Node's sockets for a server that does not connect, greet, sign in or answer. */
const codesOfServer = new Set(
  'ECONNECTION EDNS ESOCKET ETIMEDOUT ETLS EREQUIRETLS EAUTH ENOAUTH EPROTOCOL EPROXY ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN EPIPE'.split(
    ' ',
  ),
)

/**
 * The cause of a failure: the server (unavailable, or it refuses the login), the sender or the email itself (another server may
 * accept it), or the recipient.
 */
export const faultOf = (error: unknown): 'server' | 'sender' | 'recipient' => {
  const { code, responseCode, command } = smtpError(error)
  if (responseCode === 421) return 'server'
  if (code === 'EENVELOPE' || code === 'EMESSAGE')
    return command !== 'MAIL FROM' && isOfRecipient(error) ? 'recipient' : 'sender'
  return typeof code === 'string' && codesOfServer.has(code) ? 'server' : 'sender'
}
