import { z } from 'zod'
import { trustedProxies } from './trusted-proxies.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const webAddress = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((address) => new URL(address).pathname === '/', 'must be without a path')
  .transform((address) => new URL(address).origin)

/** URL of another service, with its path. */
const linked = z.url({ protocol: /^https$/ })

/** Headers as OpenTelemetry writes them: `name=value` pairs, whose values are percent-encoded. */
const otlpHeaders = () =>
  z.string().transform((text, ctx) => {
    const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=(.*)$/.exec(pair))
    try {
      return Object.fromEntries(pairs.map((pair) => [pair![1]!, decodeURIComponent(pair![2]!.trim())]))
    } catch {
      ctx.addIssue('must be name=value, several separated by commas')
      return z.NEVER
    }
  })

const variable = <S extends z.ZodType>(schema: S, standard: string, meaning: string) => ({
  schema,
  standard,
  meaning,
})

/** Every environment variable that the programs read, with the default shown in the README: the only list of them. */
export const variables = {
  PORT: variable(port.default(3000), '3000', 'Port of the portal.'),
  HOST: variable(
    z.string().default('127.0.0.1'),
    '127.0.0.1',
    'Address the portal listens on; `0.0.0.0` lets other machines in.',
  ),
  DATA_DIR: variable(
    z.string().default('./data'),
    './data',
    'Folder of uploaded files and, without `DATABASE_URL`, of the database.',
  ),
  DATABASE_URL: variable(
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    '',
    'A PostgreSQL server of your own, version 15 or newer; without it the portal starts one in `DATA_DIR`.',
  ),
  PUBLIC_URL: variable(
    webAddress.optional(),
    'http://localhost:PORT',
    'Address under which people reach the portal; links in mails begin with it.',
  ),
  SSO_PORT: variable(
    port.default(3001),
    '3001',
    'Port of the sign-on service when it runs alone (`npm run start:sso`).',
  ),
  SSO_URL: variable(
    webAddress.optional(),
    '',
    'Address of the sign-on service when it runs as a program of its own; without it the portal runs it inside.',
  ),
  BACK_CHANNEL_SECRET: variable(
    z.string().min(32, 'must have at least 32 characters').optional(),
    '',
    'Secret that portal and sign-on service share when `SSO_URL` is set, at least 32 characters.',
  ),
  SECRETS_KEY: variable(
    z.string().optional(),
    '',
    'Key that encrypts secrets in the database (sign-on, web hooks): 32 bytes in base64; several by commas, the newest first.',
  ),
  SECRETS_KEY_FILE: variable(
    z.string().optional(),
    '',
    'File with the same, a key in each line. Production needs one of the two; a demo makes `DATA_DIR-secrets.key`.',
  ),
  OIDC_ISSUER: variable(
    z.url({ protocol: /^https?$/ }).optional(),
    '',
    'Issuer of an OpenID Connect provider that people may sign in with besides a password; off without it.',
  ),
  OIDC_CLIENT_ID: variable(
    z.string().optional(),
    '',
    'The client id that the provider knows this portal by; its redirect address is `/sso/upstream/callback`.',
  ),
  OIDC_CLIENT_SECRET: variable(
    z.string().optional(),
    '',
    'The client secret, unless the provider takes proof of possession (PKCE) alone.',
  ),
  OIDC_NAME_RU: variable(
    z.string().max(60).optional(),
    '',
    'The provider as it reads on the button after «Войти через»; its host name unless given.',
  ),
  OIDC_NAME_EN: variable(
    z.string().max(60).optional(),
    '',
    'The provider as it reads on the button after “Sign in with”; its host name unless given.',
  ),
  RUNWAY_MODE: variable(
    z.enum(['demo', 'production']).default('demo'),
    'demo',
    '`demo` fills an empty database with demo data and accounts; `production` has none and asks for https and mail.',
  ),
  SMTP_URL: variable(
    z.url({ protocol: /^smtps?$/ }).optional(),
    '',
    'Mail server, for example `smtps://user:password@mail.example`; without it mails are kept in the e-mail log.',
  ),
  SMTP_SECOND_URL: variable(
    z.url({ protocol: /^smtps?$/ }).optional(),
    '',
    'Second mail server, used while the first is unavailable.',
  ),
  BOUNCE_ADDRESS: variable(
    z.email().optional(),
    '',
    'Address to which mail servers send reports about emails that were not delivered; by default the sender’s.',
  ),
  BOUNCE_MAILBOX_URL: variable(
    z.url({ protocol: /^imaps?$/ }).optional(),
    '',
    'Mailbox of these reports, read every five minutes: `imaps://user:password@mail.example/INBOX`.',
  ),
  BOUNCE_HOOK_SECRET: variable(
    z.string().min(32, 'must have at least 32 characters').optional(),
    '',
    'Secret of `POST /api/v1/mail/bounces`, to which a mail server submits reports directly; at least 32 characters.',
  ),
  EMAIL_LOG_DAYS: variable(
    z.coerce.number().int().min(30).max(3650).default(365),
    '365',
    'Days for which the email logs of the portal and the sign-on service retain an email; emails still to be sent stay.',
  ),
  MAIL_FROM: variable(
    z.string().default('Runway <no-reply@localhost>'),
    'Runway <no-reply@localhost>',
    'Sender of mails.',
  ),
  LOG_LEVEL: variable(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    'info',
    'How much is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  ),
  REQUESTS_PER_MINUTE: variable(
    z.coerce.number().int().min(1).default(3000),
    '3000',
    'Requests one address may send to one process in a minute.',
  ),
  TRUST_PROXY: variable(
    trustedProxies().default(false),
    'false',
    'Whose word about the client’s address is believed: the number of proxies in front (`1` behind one nginx or balancer), or their addresses (`10.0.0.0/8, 192.0.2.4`).',
  ),
  WORKER: variable(
    z.enum(['inside', 'none', 'only']).default('inside'),
    'inside',
    'Who runs the jobs: this process too (`inside`), another one (`none`), or this one and nothing else (`only`).',
  ),
  DEFAULT_LOCALE: variable(
    z.enum(['ru', 'en']).optional(),
    '',
    'Language of users who have not chosen one, `ru` or `en`; without it the browser’s.',
  ),
  SUPPORT_EMAIL: variable(
    z.email().optional(),
    '',
    'Address of the portal’s administrator, at the foot of every page.',
  ),
  FAQ_URL: variable(linked.optional(), '', 'Questions and answers of your own: a link in the Russian pages.'),
  LOG_VIEWER_URL: variable(linked.optional(), '', 'Log viewer: a link for signed-in users.'),
  SUPPORT_CHAT_URL: variable(
    linked.optional(),
    '',
    'Script of the support chat for signed-in users; pages may load it from nowhere else.',
  ),
  SUPPORT_CHAT_GUEST_URL: variable(linked.optional(), '', 'The same for guests.'),
  ANALYTICS_URL: variable(
    linked.optional(),
    '',
    'Where page hits are reported (the events call of Plausible or its like); off without it.',
  ),
  EVENT_PLATFORM_URL: variable(
    linked.optional(),
    '',
    'Address of an external event platform that creates organisers on a signed call of the portal; off without it.',
  ),
  EVENT_PLATFORM_SECRET: variable(
    z.string().min(32, 'must have at least 32 characters').optional(),
    '',
    'Secret that the calls to the event platform are signed with, at least 32 characters.',
  ),
  AUDIT_SEAL_FILE: variable(
    z.string().optional(),
    '',
    'File on another machine’s disk to which the newest seal of the audit trail is appended each day.',
  ),
  METRICS_TOKEN: variable(
    z.string().min(32, 'must have at least 32 characters').optional(),
    '',
    'Token with which Prometheus reads `/metrics`, at least 32 characters; there are no metrics without it.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    z
      .url({ protocol: /^https?$/, abort: true })
      .refine((address) => {
        const { username, password, search, hash } = new URL(address)
        return [username, password, search, hash].every((part) => part === '')
      }, 'must have no user, password, parameters or anchor: keys go into OTEL_EXPORTER_OTLP_HEADERS')
      .optional(),
    '',
    'OpenTelemetry receiver of traces (OTLP over HTTP), such as `http://collector:4318`; nothing is traced without it.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: variable(
    otlpHeaders().default({}),
    '',
    'Headers for that receiver, such as `authorization=Bearer%20KEY`; several are separated by commas.',
  ),
  OTEL_TRACES_SAMPLER_ARG: variable(
    z.coerce.number().min(0).max(1).default(1),
    '1',
    'Share of requests and jobs that are traced, from 0 to 1.',
  ),
  BACKUP_FOLDER: variable(
    z.string().optional(),
    '',
    'Folder on another disk for backups: one each night, encrypted and proved by restoring it. None are made without it.',
  ),
  BACKUPS_IN: variable(
    z.enum(['folder', 's3']).default('folder'),
    'folder',
    'Where backups go: `BACKUP_FOLDER`, or `backups/` of the bucket of `S3_URL`.',
  ),
  BACKUP_KEEP: variable(
    z.coerce.number().int().min(1).max(400).default(14),
    '14',
    'Proved backups that stay; older ones are deleted once a newer one was proved.',
  ),
  FILES_IN: variable(
    z.enum(['disk', 's3']).optional(),
    '',
    'Where uploads go: `DATA_DIR` (`disk`), or `files/` of the bucket of `S3_URL`. Once both were used, keep it set: what `npm run move-files` has not moved yet is read from the other place.',
  ),
  S3_URL: variable(
    z
      .url({ protocol: /^https?$/, abort: true })
      .refine(
        (address) => /^\/[^/]+\/?$/.test(new URL(address).pathname),
        'must end with the name of a bucket',
      )
      // An address is shown in errors and logs, and requests refuse one with a password.
      .refine((address) => {
        const { username, password, search, hash } = new URL(address)
        return [username, password, search, hash].every((part) => part === '')
      }, 'must have no user, password, parameters or anchor: keys go into S3_ACCESS_KEY and S3_SECRET_KEY')
      .optional(),
    '',
    'S3-compatible storage with its bucket, such as `https://s3.example/runway`.',
  ),
  S3_REGION: variable(z.string().default('us-east-1'), 'us-east-1', 'Region of the bucket.'),
  S3_ACCESS_KEY: variable(
    z.string().optional(),
    '',
    'Name of the key that may read, write, list and delete in the bucket.',
  ),
  S3_SECRET_KEY: variable(z.string().optional(), '', 'Its secret.'),
  VIRUS_SCAN_COMMAND: variable(
    z.string().optional(),
    '',
    'Command that looks at each upload on its input, such as `clamdscan --no-summary -`; uploads are not scanned without it.',
  ),
} as const
