import { probeMailbox } from '#features/bounces'
import { readVariable } from '#platform/domain/variables/read-variable.ts'
import { senderParts } from '#platform/domain/variables/sender-parts.ts'
import type { Config } from '#platform/server/config.ts'
import { createSmtpTransport } from '#platform/server/mail/transport.ts'
import { error, messageOf, warning, type Check, type Finding } from './finding.ts'

/** Timeouts of a check, in milliseconds. */
const patience = { connect: 5000, answer: 30_000 }

const checkMailServer = async (name: string, smtpUrl: string): Promise<Finding[]> => {
  // Nothing is sent; the sender is looked at with the database, which may name another.
  const transport = createSmtpTransport(smtpUrl, () => '', { patience })
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
export const checkMail: Check = async ({ smtpUrl, smtpSecondUrl, mode }) => {
  if (!smtpUrl)
    return mode === 'production'
      ? []
      : [warning('SMTP_URL: no mail server, emails stay in the email log', 'Set SMTP_URL for real use.')]
  const found = await Promise.all([
    checkMailServer('SMTP_URL', smtpUrl),
    ...(smtpSecondUrl ? [checkMailServer('SMTP_SECOND_URL', smtpSecondUrl)] : []),
  ])
  return found.flat()
}

/** What is wrong with the sender of emails: the system variable, otherwise that of the environment. */
export const senderFindings = ({ smtpUrl, mailFrom }: Config, stored: string | null): Finding[] => {
  const read = stored === null ? null : readVariable('mailSender', stored)
  const sender = typeof read === 'string' ? read : mailFrom
  return smtpUrl && senderParts(sender).address.endsWith('@localhost')
    ? [
        warning(
          `Emails come from ${sender}, which mail servers outside refuse`,
          'Set the system variable “Sender of emails”, or MAIL_FROM.',
        ),
      ]
    : []
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
