import { ImapFlow } from 'imapflow'
import { longestReport } from '../domain/delivery-report.rules.ts'

/** Maximum number of reports per run; the next run continues. */
const atOnce = 200

/** Timeout of the mail server, in milliseconds. */
const patience = 20_000

const clientOf = (mailboxUrl: string): { client: ImapFlow; folder: string } => {
  const { protocol, hostname, port, username, password, pathname } = new URL(mailboxUrl)
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (secure ? 993 : 143)),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  // A broken connection also fails the pending command.
  client.on('error', () => {})
  return { client, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' }
}

/** Opens and closes the mailbox; fails if the server does not answer or refuses the login. */
export const probeMailbox = async (mailboxUrl: string): Promise<void> => {
  const { client, folder } = clientOf(mailboxUrl)
  try {
    await client.connect()
    await client.mailboxOpen(folder, { readOnly: true })
  } finally {
    client.close()
  }
}

/** Passes the beginning of each unread email to `take`, then marks the email as read. */
export const readMailbox = async (
  mailboxUrl: string,
  take: (raw: Uint8Array) => Promise<void>,
  signal: AbortSignal,
): Promise<void> => {
  const { client, folder } = clientOf(mailboxUrl)
  const stop = (): void => client.close()
  signal.addEventListener('abort', stop)
  try {
    await client.connect()
    await client.mailboxOpen(folder)
    const found = (await client.search({ seen: false }, { uid: true })) || []
    for (const uid of found.slice(0, atOnce)) {
      const email = await client.fetchOne(
        String(uid),
        { source: { start: 0, maxLength: longestReport } },
        { uid: true },
      )
      if (email && email.source) await take(email.source)
      await client.messageFlagsAdd(String(uid), [String.raw`\Seen`], { uid: true })
    }
    await client.logout()
  } finally {
    signal.removeEventListener('abort', stop)
    client.close()
  }
}
