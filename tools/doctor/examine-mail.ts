import { probeMailbox } from '#features/bounces'
import { createSmtpTransport } from '#platform/server/mail/transport.ts'
import { error, messageOf, warning, type Check, type Finding } from './finding.ts'

/** Timeouts of a check, in milliseconds. */
const patience = { connect: 5000, answer: 30_000 }

const checkMailServer = async (name: string, smtpUrl: string, mailFrom: string): Promise<Finding[]> => {
  const transport = createSmtpTransport(smtpUrl, () => mailFrom, { patience })
  try {
    await Promise.all(transport.servers.map(({ verify }) => verify()))
    return []
  } catch (thrown) {
    return [
      error(`${name}: the mail server refuses: ${messageOf(thrown)}`, 'Check host, port, user and password.'),
    ]
  } finally {
    transport.close()
  }
}

/** Checks each configured mail server. */
export const checkMail: Check = async ({ smtpUrl, smtpSecondUrl, mailFrom, mode }) => {
  if (!smtpUrl)
    return mode === 'production'
      ? []
      : [warning('SMTP_URL: no mail server, emails stay in the email log', 'Set SMTP_URL for real use.')]
  const found = await Promise.all([
    checkMailServer('SMTP_URL', smtpUrl, mailFrom),
    ...(smtpSecondUrl ? [checkMailServer('SMTP_SECOND_URL', smtpSecondUrl, mailFrom)] : []),
  ])
  return found.flat()
}

/** Checks that the mailbox of delivery reports opens, without changing it. */
export const checkBounces: Check = async ({ bounces: { mailboxUrl } }) => {
  if (!mailboxUrl) return []
  try {
    await probeMailbox(mailboxUrl)
    return []
  } catch (thrown) {
    return [
      error(
        `BOUNCE_MAILBOX_URL: the mailbox does not open: ${messageOf(thrown)}`,
        'Check host, port, user, password and folder.',
      ),
    ]
  }
}
