import { z } from 'zod'
import { variables } from './config-variables.ts'

type Variables = typeof variables
type Shape = { [Name in keyof Variables]: Variables[Name]['schema'] }

const schema = z.object(
  Object.fromEntries(Object.entries(variables).map(([name, { schema }]) => [name, schema])) as Shape,
)

/** The README's configuration table: one row per variable. */
export const configTable: readonly { name: string; default: string; meaning: string }[] = Object.entries(
  variables,
).map(([name, { standard, meaning }]) => ({ name, default: standard, meaning }))

/** The validated settings of one process. */
export type Config = ReturnType<typeof loadConfig>

const complain = (problems: string[]): never => {
  throw new Error(`The configuration is wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
}

const productionProblems = (publicUrl: string, smtpUrl: string | undefined): string[] => [
  ...(publicUrl.startsWith('https://')
    ? []
    : ['PUBLIC_URL: must begin with https:// when RUNWAY_MODE is production']),
  ...(smtpUrl ? [] : ['SMTP_URL: a mail server is needed when RUNWAY_MODE is production']),
]

type Read = z.output<typeof schema>

/** Plain http would expose sign-ins on the network; it is allowed only for a provider on the same machine. */
const upstreamProblems = (e: Read): string[] => {
  if (!e.OIDC_ISSUER) return []
  const { protocol, hostname } = new URL(e.OIDC_ISSUER)
  const safe = protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return [
    ...(safe ? [] : ['OIDC_ISSUER: must begin with https://']),
    ...(e.OIDC_CLIENT_ID ? [] : ['OIDC_CLIENT_ID: is needed when OIDC_ISSUER is set']),
  ]
}

const upstreamOf = (e: Read) => {
  if (!e.OIDC_ISSUER || !e.OIDC_CLIENT_ID) return undefined
  const { host } = new URL(e.OIDC_ISSUER)
  return {
    issuer: e.OIDC_ISSUER,
    clientId: e.OIDC_CLIENT_ID,
    clientSecret: e.OIDC_CLIENT_SECRET,
    nameRu: e.OIDC_NAME_RU ?? host,
    nameEn: e.OIDC_NAME_EN ?? host,
  }
}

/** The event platform needs all its variables; one that is set means that it is wanted. */
const eventPlatformProblems = (e: Read): string[] =>
  e.EVENT_PLATFORM_URL && !e.EVENT_PLATFORM_SECRET
    ? ['EVENT_PLATFORM_SECRET: is needed when EVENT_PLATFORM_URL is set']
    : []

const mailProblems = (e: Read): string[] => [
  ...(e.SMTP_SECOND_URL && !e.SMTP_URL ? ['SMTP_URL: is needed when SMTP_SECOND_URL is set'] : []),
  ...(e.BOUNCE_MAILBOX_URL && !e.BOUNCE_ADDRESS
    ? ['BOUNCE_ADDRESS: is needed when BOUNCE_MAILBOX_URL is set']
    : []),
]

/** Whether anything is stored in S3, and what is missing for it. */
const s3Problems = (e: Read): string[] => {
  if (e.FILES_IN !== 's3' && e.BACKUPS_IN !== 's3' && !e.S3_URL) return []
  return (['S3_URL', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const).flatMap((name) =>
    e[name] ? [] : [`${name}: is needed for storage in S3`],
  )
}

const s3Of = (e: Read) =>
  e.S3_URL && e.S3_ACCESS_KEY && e.S3_SECRET_KEY
    ? { url: e.S3_URL, region: e.S3_REGION, accessKey: e.S3_ACCESS_KEY, secretKey: e.S3_SECRET_KEY }
    : null

const backupsOf = (e: Read) => {
  if (e.BACKUPS_IN === 's3') return { in: e.BACKUPS_IN, folder: '', keep: e.BACKUP_KEEP }
  return e.BACKUP_FOLDER ? { in: e.BACKUPS_IN, folder: e.BACKUP_FOLDER, keep: e.BACKUP_KEEP } : null
}

/** Reads the environment; throws an error that names every invalid variable. An empty text counts as unset. */
export const loadConfig = (env: Readonly<Record<string, string | undefined>>) => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const read = schema.safeParse(given)
  if (!read.success) {
    return complain(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  }
  const e = read.data
  const publicUrl = e.PUBLIC_URL ?? `http://localhost:${e.PORT}`
  if (e.RUNWAY_MODE === 'production') {
    const problems = productionProblems(publicUrl, e.SMTP_URL)
    if (problems.length > 0) return complain(problems)
  }
  const problems = [...upstreamProblems(e), ...eventPlatformProblems(e), ...mailProblems(e), ...s3Problems(e)]
  if (problems.length > 0) return complain(problems)
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    publicUrl,
    ssoPort: e.SSO_PORT,
    ssoUrl: e.SSO_URL,
    backChannelSecret: e.BACK_CHANNEL_SECRET,
    secretsKey: e.SECRETS_KEY,
    secretsKeyFile: e.SECRETS_KEY_FILE,
    upstream: upstreamOf(e),
    mode: e.RUNWAY_MODE,
    smtpUrl: e.SMTP_URL,
    smtpSecondUrl: e.SMTP_SECOND_URL,
    mailFrom: e.MAIL_FROM,
    emailLogDays: e.EMAIL_LOG_DAYS,
    bounces: {
      address: e.BOUNCE_ADDRESS,
      mailboxUrl: e.BOUNCE_MAILBOX_URL,
      hookSecret: e.BOUNCE_HOOK_SECRET,
    },
    logLevel: e.LOG_LEVEL,
    requestsPerMinute: e.REQUESTS_PER_MINUTE,
    trustProxy: e.TRUST_PROXY,
    worker: e.WORKER,
    virusScanCommand: e.VIRUS_SCAN_COMMAND,
    defaultLocale: e.DEFAULT_LOCALE,
    supportEmail: e.SUPPORT_EMAIL,
    faqUrl: e.FAQ_URL,
    logViewerUrl: e.LOG_VIEWER_URL,
    supportChatUrl: e.SUPPORT_CHAT_URL,
    supportChatGuestUrl: e.SUPPORT_CHAT_GUEST_URL,
    analyticsUrl: e.ANALYTICS_URL,
    metricsToken: e.METRICS_TOKEN,
    tracing: e.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: `${e.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
          headers: e.OTEL_EXPORTER_OTLP_HEADERS,
          share: e.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    auditSealFile: e.AUDIT_SEAL_FILE,
    backups: backupsOf(e),
    filesIn: e.FILES_IN,
    s3: s3Of(e),
    eventPlatform:
      e.EVENT_PLATFORM_URL && e.EVENT_PLATFORM_SECRET
        ? { url: e.EVENT_PLATFORM_URL, secret: e.EVENT_PLATFORM_SECRET }
        : null,
  }
}
