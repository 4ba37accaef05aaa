import type { Config } from '../config.ts'
import { createFailover } from './failover.ts'
import { createSmtpTransport, type MailTransport } from './transport.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'smtpSecondUrl' | 'bounces'>

/**
 * The configured mail servers: an unavailable one is left alone for growing pauses, and the second takes over. Null if none is
 * configured.
 */
export const configuredTransport = (
  { smtpUrl, smtpSecondUrl, bounces }: MailConfig,
  sender: () => string,
  log?: Parameters<typeof createFailover>[1],
): MailTransport | null => {
  if (!smtpUrl) return null
  const to = (url: string): MailTransport =>
    createSmtpTransport(url, sender, { bounceAddress: bounces.address })
  return createFailover([smtpUrl, ...(smtpSecondUrl ? [smtpSecondUrl] : [])].map(to), log)
}
