import type { FastifyBaseLogger } from 'fastify'
import { projectKey } from '#platform/domain/project-key.ts'
import type { Config } from '#platform/server/config.ts'
import type { Db } from '#platform/server/context.ts'
import { configuredTransport } from '#platform/server/mail/configured-transport.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import type { Project } from '../domain/redirect.rules.ts'
import type { Post } from './mail/send-letter.job.ts'

/** The variables that the service reads. */
export type SsoConfig = Pick<
  Config,
  | 'publicUrl'
  | 'ssoUrl'
  | 'backChannelSecret'
  | 'mode'
  | 'smtpUrl'
  | 'smtpSecondUrl'
  | 'mailFrom'
  | 'emailLogDays'
  | 'bounces'
  | 'dataDir'
  | 'secretsKey'
  | 'secretsKeyFile'
> & { upstream?: Config['upstream'] }

/** The public URL of the service's pages: inside the portal, or its own. Also the issuer of the tokens. */
export const signOnUrl = (config: Pick<Config, 'publicUrl' | 'ssoUrl'>): string =>
  `${config.ssoUrl ?? config.publicUrl}/sso`

/** The portal that uses the service. */
export const projectOf = (config: SsoConfig): Project => ({
  key: projectKey,
  url: new URL(config.publicUrl).origin,
})

/** Transport of emails: a mail server, or the console of a demo. */
export const postOf = (config: SsoConfig, db: Db, log: FastifyBaseLogger): Post => ({
  transport: configuredTransport(config, () => variablesOf(db).mailSender, { log }),
  product: () => variablesOf(db).appName,
  ...(config.mode === 'demo' ? { print: (line: string) => void process.stdout.write(`${line}\n`) } : {}),
})
