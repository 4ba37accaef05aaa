import { SignJWT } from 'jose'
import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallOf, Endpoint } from '#platform/contract/endpoint.ts'
import { projectKey } from '#platform/domain/project-key.ts'
import type { SystemVariable } from '#platform/domain/variables/system-variables.ts'
import { loadConfig } from '#platform/server/config.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { createPortal, type PortalOptions } from '../../apps/portal/portal.ts'
import { signOnUrl } from '../../apps/sso/server/settings.ts'
import { signingKeys } from '../../apps/sso/server/signing-key.ts'
import { afterFile } from './after-file.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { createFactories } from './factories/index.ts'
import { secretsKey } from './secrets-key.ts'
import { setVariable } from './set-variable.ts'

/** The response: the status and the parsed body. */
export type Answer = { status: number; body: Record<string, unknown> }

/** The raw parts of a call, which may violate the contract. */
export type Parts = {
  query?: Record<string, unknown>
  headers?: Record<string, unknown>
  body?: unknown
  /** A file instead of a JSON body. */
  file?: { name: string; content: string | Buffer }
  /** Bytes instead of a JSON body. */
  bytes?: Buffer
}

export type Caller = {
  /** A call that matches the contract. */
  call: <E extends Endpoint>(endpoint: E, parts: CallOf<E>) => Promise<Answer>
  /** An arbitrary call. */
  send: (endpoint: Pick<Endpoint, 'method' | 'path'>, parts?: Parts) => Promise<Answer>
  /** An arbitrary call that returns a file. */
  download: (
    endpoint: Pick<Endpoint, 'method' | 'path'>,
    parts?: Parts,
  ) => Promise<{ status: number; bytes: Buffer }>
}

const boundary = 'a-line-no-file-holds'

const multipart = ({ name, content }: NonNullable<Parts['file']>): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n` +
        `content-type: application/octet-stream\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])

const queryOf = (query: Record<string, unknown> = {}): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined)
  return new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString()
}

const headersOf = (headers: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  )

/** One real portal process on the test file's own database; call it in `beforeAll` or at the top of the file. */
export const openPortal = async (
  options: {
    connections?: number
    /** Rate limit per address and minute; by default far above what tests need. */
    requestsPerMinute?: number
    /** Variables of the environment besides those of every test. */
    variables?: Record<string, string>
    database?: TestDatabase & Pick<PortalOptions, 'isDatabaseRestarting'>
  } = {},
) => {
  const database = options.database ?? (await testDatabase({ max: options.connections ?? 10 }))
  const folder = mkdtempSync(join(tmpdir(), 'runway-portal-'))
  const config = {
    ...loadConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      SECRETS_KEY: secretsKey,
      REQUESTS_PER_MINUTE: String(options.requestsPerMinute ?? 10_000_000),
      ...options.variables,
    }),
  }
  const { app, askIn, startWorker, stop } = await createPortal({ config, ...database })
  await app.ready()
  afterFile(async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const keys = signingKeys(database.db, createVault(readKeys(secretsKey)))

  /** An access token as signed by the sign-on service. */
  const tokenOf = async (
    person: { uid: string; email: string },
    /** The impersonating person. */
    actingUid?: string,
  ): Promise<string> => {
    const { kid, key } = await keys.current()
    return new SignJWT({
      email: person.email,
      lastName: '-',
      firstName: '-',
      middleName: '',
      sid: `test-${person.uid}`,
      ...(actingUid ? { act: { sub: actingUid } } : {}),
    })
      .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt' })
      .setIssuer(signOnUrl(config))
      .setAudience(projectKey)
      .setSubject(person.uid)
      .setIssuedAt()
      .setExpirationTime('15m')
      .sign(key)
  }

  const caller = (token: () => Promise<string | null>): Caller => {
    const ask = async (
      { method, path }: Pick<Endpoint, 'method' | 'path'>,
      { query, headers, body, file, bytes }: Parts = {},
    ) => {
      const bearer = await token()
      const json = body === undefined ? undefined : JSON.stringify(body)
      const payload = bytes ?? (file ? multipart(file) : json)
      const type = bytes
        ? 'application/octet-stream'
        : file
          ? `multipart/form-data; boundary=${boundary}`
          : 'application/json'
      return app.inject({
        method,
        url: `/api/v1${path}?${queryOf(query)}`,
        headers: {
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(payload === undefined ? {} : { 'content-type': type }),
          ...headersOf(headers),
        },
        ...(payload === undefined ? {} : { payload }),
      })
    }
    const send: Caller['send'] = async (endpoint, parts) => {
      const answer = await ask(endpoint, parts)
      const json = String(answer.headers['content-type'] ?? '').startsWith('application/json')
      return { status: answer.statusCode, body: json && answer.body ? answer.json() : {} }
    }
    const download: Caller['download'] = async (endpoint, parts) => {
      const { statusCode, rawPayload } = await ask(endpoint, parts)
      return { status: statusCode, bytes: rawPayload }
    }
    return { send, call: (endpoint, parts) => send(endpoint, parts), download }
  }

  const callers = new Map<string, Caller>()
  /** Sensitive calls are allowed: tests of re-authentication delete from `step_up`. */
  const provedToken = async (person: { uid: string; email: string }): Promise<string> => {
    await sql`insert into step_up (sid, person_uid, fresh_until)
      values (${`test-${person.uid}`}, ${person.uid}, 'infinity') on conflict do nothing`.execute(database.db)
    return tokenOf(person)
  }

  const as = (person: { uid: string; email: string }): Caller => {
    const known = callers.get(person.uid)
    if (known) return known
    let token: Promise<string> | undefined
    const made = caller(() => (token ??= provedToken(person)))
    callers.set(person.uid, made)
    return made
  }

  /** An administrator logged in as a person. */
  const actAs = (administrator: { uid: string }, person: { uid: string; email: string }): Caller => {
    let token: Promise<string> | undefined
    return caller(() => (token ??= tokenOf(person, administrator.uid)))
  }

  return {
    app,
    folder,
    database,
    db: database.db,
    make: createFactories(database.db),
    as,
    actAs,
    tokenOf,
    guest: caller(async () => null),
    askIn,
    startWorker,
    setVariable: (key: SystemVariable, value: string | number) => setVariable(database.db, key, value),
  }
}

/** A portal of a test file. */
export type TestPortal = Awaited<ReturnType<typeof openPortal>>
