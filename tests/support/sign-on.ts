import type { FastifyInstance, InjectOptions } from 'fastify'
import { createIdentity, createAuthenticator, createTokenVerifier, followAccount } from '#features/identity'
import { portalRulesVersion } from '#platform/domain/portal-rules.ts'
import { projectKey } from '#platform/domain/project-key.ts'
import type { FileStorage } from '#platform/server/files/storage.ts'
import { createHttpApp } from '#platform/server/http/app.ts'
import { mountFeatures } from '#platform/server/http/mount.ts'
import { createSso } from '../../apps/sso/server/app.ts'
import type { UpstreamSettings } from '../../apps/sso/server/upstream/provider.ts'
import type { TestDatabase } from './database.ts'
import { secretsKey } from './secrets-key.ts'

/** The portal that the tests sign on to. */
export const portalUrl = 'http://portal.example'
export const page = { projectKey, redirectedFrom: `${portalUrl}/get-token?redirect=%2Fs%2Fabc` }
export const goodPassword = 'correct-Horse1'

const config = {
  publicUrl: portalUrl,
  ssoUrl: undefined,
  backChannelSecret: undefined,
  mode: 'demo' as const,
  smtpUrl: undefined,
  smtpSecondUrl: undefined,
  bounces: { address: undefined, mailboxUrl: undefined, hookSecret: undefined },
  mailFrom: 'Runway <no-reply@portal.example>',
  emailLogDays: 365,
  dataDir: '',
  secretsKey,
  secretsKeyFile: undefined,
}

const noFiles = {} as FileStorage

/** One portal process with the sign-on service inside, on the test file's database. */
export const startPortal = async (
  { url, db }: TestDatabase,
  log: { level: string } = { level: 'silent' },
  upstream?: UpstreamSettings,
) => {
  const app = await createHttpApp({
    logLevel: log.level,
    https: false,
    requestsPerMinute: 100_000,
    trustProxy: 1,
    constraintErrors: {},
  })
  const sso = createSso({ db, config: { ...config, upstream }, log: app.log, patience: 0 })
  await app.register(sso.plugin)
  const signOnUrl = `${portalUrl}/sso`
  const verify = createTokenVerifier({ keys: sso.service.keys, issuer: signOnUrl, audience: projectKey })
  const authenticator = createAuthenticator({
    db,
    verify,
    databaseUrl: url,
    log: app.log,
    endedSessions: () => sso.service.accounts.endedSessions({}),
    onAccountChanged: (uid) => void followAccount(db, sso.service.accounts, uid),
  })
  const identity = createIdentity({
    signOn: sso.service,
    verify,
    publicUrl: portalUrl,
    signOnUrl,
  })
  mountFeatures(app, [identity], async (request) => ({
    db,
    actor: await authenticator.authenticate(request),
    now: new Date(),
    locale: 'ru',
    acceleratorId: null,
    address: request.ip,
    requestId: request.id,
    page: null,
    files: noFiles,
    log: request.log,
  }))
  app.addHook('onClose', () => authenticator.stop())
  await authenticator.ready
  await app.ready()
  return { app, sso, browser: () => browser(app), authenticator }
}

/** A browser that stores the service's cookies; `cookie` is that of the session. */
export type Browser = {
  post: (path: string, body: unknown, options?: InjectOptions) => Promise<Answer>
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  cookie: (name?: string) => string | undefined
}

export type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> }

/** Opens a browser in a separate network. */
export const browser = (app: FastifyInstance): Browser => {
  const cookies = new Map<string, string>()
  // A separate network: limits count by network.
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join('.')}`
  const send = async (options: InjectOptions): Promise<Answer> => {
    const headers = {
      'x-forwarded-for': address,
      ...(cookies.size > 0 ? { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') } : {}),
      ...options.headers,
    }
    const answer = await app.inject({ ...options, headers })
    for (const { name, value } of answer.cookies) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const body = answer.body ? (answer.json() as Record<string, unknown>) : {}
    return { status: answer.statusCode, body, headers: answer.headers }
  }
  return {
    post: (path, body, options) =>
      send({
        method: 'POST',
        url: `/sso/api${path}`,
        payload: JSON.stringify(body),
        ...options,
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...options?.headers },
      }),
    get: (path, headers = {}) => send({ method: 'GET', url: path, headers }),
    cookie: (name = 'sso_session') => cookies.get(name),
  }
}

/** A completed registration form. */
export const registration = (email: string) => ({
  lastName: 'Иванова',
  firstName: 'Анна',
  middleName: '',
  email,
  password: goodPassword,
  passwordRepeat: goodPassword,
  locale: 'ru',
  rulesVersion: portalRulesVersion,
  consentVersion: portalRulesVersion,
  ...page,
})

/** Links in the emails to an address, newest first. */
export const letters = async ({ db }: TestDatabase, email: string) =>
  db
    .selectFrom('sso.mail')
    .select(['id', 'template', 'link', 'status'])
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .execute()

/** The one-time token in the newest email to an address. */
export const newestToken = async (database: TestDatabase, email: string): Promise<string> => {
  const [letter] = await letters(database, email)
  return new URL(letter!.link).searchParams.get('token')!
}

/** Confirms a registration as its owner does: by the emailed link and the password. */
export const confirm = async (by: Browser, token: string, password = goodPassword): Promise<Answer> => {
  const proof = await by.post('/confirm/password', { token, password })
  return proof.status === 200 ? by.post('/back-channel/confirm', { token }) : proof
}

/** Registers and confirms an account, in a browser that is then signed out. */
export const makeAccount = async (database: TestDatabase, by: Browser, email: string): Promise<void> => {
  await by.post('/register', registration(email))
  await confirm(by, await newestToken(database, email))
  await by.post('/logout', {})
}

/** Signs in by password and returns the new session id. */
export const signIn = async (by: Browser, email: string): Promise<string> => {
  const answer = await by.post('/login', { email, password: goodPassword, ...page })
  return new URL(String(answer.body['redirectTo'])).searchParams.get('session_id')!
}

/** Exchanges a session id for tokens at the portal. */
export const exchange = (by: Browser, sessionId: string): Promise<Answer> =>
  by.get('/api/v1/jwt/get-token', { 'session-id': sessionId, 'project-key': projectKey })

/** Requests the next tokens from the portal. */
export const refresh = (by: Browser, sessionId: string, refreshToken: string): Promise<Answer> =>
  by.get(`/api/v1/jwt/refresh-token?refreshToken=${refreshToken}`, { 'session-id': sessionId })
