import nodemailer from 'nodemailer'
import { probeMailbox } from '#features/bounces'
import { error, messageOf, warning, type Check, type Finding } from './finding.ts'

const checkMailServer = async (name: string, smtpUrl: string): Promise<Finding[]> => {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
  } as object)
  try {
    await transport.verify()
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
