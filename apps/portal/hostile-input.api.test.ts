import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { errorBody } from '#platform/contract/error-body.ts'
import { fieldErrorsOf } from '#platform/contract/field-errors.ts'
import { arbitraryOf } from '../../tests/support/hostile/from-schema.ts'
import {
  forbiddenFields,
  hostileHeaderValue,
  hostileJson,
  hostileQueryValue,
} from '../../tests/support/hostile/values.ts'
import { openPortal, type Parts, type TestPortal } from '../../tests/support/portal.ts'
import { makeWorld, rows, type Row, type World } from '../../tests/support/who-may/index.ts'

let portal: TestPortal
let world: World

beforeAll(async () => {
  portal = await openPortal()
  world = await makeWorld(portal)
})

/** Each field receives some hostile values; `FUZZ_RUNS` sets their number. The seed is fixed, so that a failure is repeatable. */
const requestedRuns = Number(process.env['FUZZ_RUNS'] ?? 0)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const check = (property: fc.IAsyncProperty<never>, runs: number): Promise<void> =>
  fc.assert(property as fc.IAsyncProperty<unknown>, {
    numRuns: requestedRuns || Math.min(runs, 24),
    seed,
    endOnFailure: true,
  })

const table = rows.map((row) => ({ name: row.endpoint.name, row }))
type Part = 'query' | 'headers' | 'body'

const shapeOf = (endpoint: Endpoint, part: Part): Record<string, z.ZodType> =>
  (endpoint[part] as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {}

const shapeOfAnswer = ({ response }: Endpoint): object => (response as { shape?: object } | null)?.shape ?? {}

const withPart = (part: Part) =>
  table.filter(({ row }) => Object.keys(shapeOf(row.endpoint, part)).length > 0)

/** Returns a person with permission, and a valid call of theirs. */
const prepare = async (row: Row) => {
  const person = world.people[row.may[0] ?? 'leader']
  return { token: await portal.tokenOf(person), parts: await row.call(world, person) }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
const prepared = new Map<Row, Promise<Prepared>>()

/** The same, created once for all tests whose calls are mostly refused. */
const prepareOnce = (row: Row): Promise<Prepared> => {
  const known = prepared.get(row) ?? prepare(row)
  prepared.set(row, known)
  return known
}

type Raw = { query?: string; headers?: Record<string, string>; payload?: string | undefined }

const sendRaw = async (endpoint: Endpoint, token: string, { query = '', headers, payload }: Raw) => {
  // A call that hangs fails by the timeout of its test.
  return portal.app.inject({
    method: endpoint.method,
    url: `/api/v1${endpoint.path}?${query}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
}

type RawAnswer = Awaited<ReturnType<typeof sendRaw>>

/** Success, or an error in the common format; a validation error names the invalid fields. */
const expectSound = (answer: RawAnswer, wrong?: string | readonly string[]): void => {
  if (answer.statusCode < 300) {
    expect(wrong, 'took what is wrong').toBeUndefined()
    return
  }
  expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(500)
  const body = errorBody.parse(answer.json())
  if (wrong !== undefined) expect(answer.statusCode, answer.body.slice(0, 300)).toBe(400)
  if (answer.statusCode !== 400 || body.code !== 'VALIDATION_FAILED') return
  const named = Object.keys(body.fields ?? {})
  expect(named.length, `nothing named: ${answer.body.slice(0, 300)}`).toBeGreaterThan(0)
  if (typeof wrong === 'string') expect(named.map((path) => path.split('.')[0])).toContain(wrong)
  else if (wrong) expect(named.toSorted()).toEqual([...wrong].toSorted())
}

const rawQuery = (query: Record<string, unknown> = {}): [string, string][] =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, encodeURIComponent(String(value))])

const joined = (pairs: readonly (readonly [string, string])[]): string =>
  pairs.map(([key, value]) => `${key}=${value}`).join('&')

const plainHeaders = (headers: Parts['headers'] = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, String(value)]),
  )

const rawOf = (parts: Parts): Raw => ({
  query: joined(rawQuery(parts.query)),
  headers: plainHeaders(parts.headers),
  payload: parts.body === undefined ? undefined : JSON.stringify(parts.body),
})

/** The errors of a part by the call's own schema, or undefined. */
const wrongOf = (endpoint: Endpoint, part: Part, given: unknown): string[] | undefined => {
  const { error } = (endpoint[part] as z.ZodType).safeParse(given)
  return error && Object.keys(fieldErrorsOf(error.issues))
}

const bodyLimitOf = ({ bodyLimit = 262_144 }: Endpoint): number => bodyLimit

/** One call for each transport and body limit: they share the code that parses it. */
const representatives = [
  ...new Map(
    withPart('body').map((one) => {
      const { transport = 'json', form = false } = one.row.endpoint
      return [`${transport} ${form} ${bodyLimitOf(one.row.endpoint)}`, one] as const
    }),
  ).values(),
]

/** A body that its schema refuses never reaches the handler; the schema also gives the names of the invalid fields. */
const expectRefusal = (row: Row, body: unknown, name: string): void =>
  expect(
    wrongOf(row.endpoint, 'body', body)?.map((path) => path.split('.')[0]),
    name,
  ).toContain(name)

describe('a hostile body', () => {
  // Errors are derived from the schema; only valid values, and one invalid per call, are sent.
  test.each(withPart('body'))('does no harm to $name', async ({ row }) => {
    const { token, parts } = await prepareOnce(row)
    const names = Object.keys(shapeOf(row.endpoint, 'body'))
    let isRefusalSent = false
    await check(
      fc.asyncProperty(fc.constantFrom(...names), hostileJson, async (name, value) => {
        const payload = JSON.stringify({ ...(parts.body as object), [name]: value })
        const wrong = wrongOf(row.endpoint, 'body', JSON.parse(payload))
        if (wrong && isRefusalSent) {
          expect(wrong.length).toBeGreaterThan(0)
          for (const path of wrong) expect(names).toContain(path.split('.')[0])
          return
        }
        isRefusalSent ||= wrong !== undefined
        expectSound(await sendRaw(row.endpoint, token, { ...rawOf(parts), payload }), wrong)
      }) as never,
      4 * names.length,
    )
  })

  test.each(withPart('body'))('with a field that $name does not know is refused', async ({ row }) => {
    const { parts } = await prepareOnce(row)
    for (const name of forbiddenFields.filter((field) => !(field in shapeOf(row.endpoint, 'body'))))
      expectRefusal(row, { ...(parts.body as object), [name]: 1 }, name)
  })

  test.each(withPart('body'))('that is no object is refused by $name', ({ row }) => {
    for (const body of [null, [], 'x', 17])
      expect((row.endpoint.body as z.ZodType).safeParse(body).success, JSON.stringify(body)).toBe(false)
  })

  test.each(representatives)('that cannot be read is refused by calls as $name', async ({ row }) => {
    const { token, parts } = await prepareOnce(row)
    // Below every call's size limit: it is refused for its depth.
    const nested = `${'['.repeat(200)}${']'.repeat(200)}`
    const unknown = forbiddenFields.find((field) => !(field in shapeOf(row.endpoint, 'body')))!
    const refused: [string, number][] = [
      ['null', 400],
      ['[]', 400],
      ['"x"', 400],
      ['17', 400],
      ['', 400],
      ['{"a":', 400],
      ['{"__proto__":{"admin":true}}', 400],
      ['{"constructor":{"prototype":{"admin":true}}}', 400],
      [JSON.stringify({ ...(parts.body as object), [unknown]: 1 }), 400],
      [nested, 400],
      [JSON.stringify({ x: 'a'.repeat(bodyLimitOf(row.endpoint) + 1) }), 413],
    ]
    for (const [payload, status] of refused) {
      const answer = await sendRaw(row.endpoint, token, { ...rawOf(parts), payload })
      expect(answer.statusCode, payload.slice(0, 40)).toBe(status)
      expect(errorBody.safeParse(answer.json()).success, payload.slice(0, 40)).toBe(true)
    }
  })

  const ofPersons = representatives.filter(({ row }) => row.endpoint.permission !== 'public')

  test.each(ofPersons)('of a guest is not even read by calls as $name', async ({ row }) => {
    const headers = { authorization: '' }
    const answer = await sendRaw(row.endpoint, '', { headers, payload: '{"a":' })
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'SESSION_EXPIRED' }])
  })
})

describe('a hostile query', () => {
  test.each(withPart('query'))('does no harm to $name', async ({ row }) => {
    const { token, parts } = await prepareOnce(row)
    const names = Object.keys(shapeOf(row.endpoint, 'query'))
    await check(
      fc.asyncProperty(
        fc.constantFrom(...names),
        hostileQueryValue,
        fc.boolean(),
        async (name, value, twice) => {
          const others = rawQuery(parts.query).filter(([key]) => key !== name)
          const query = joined([...others, [name, value], ...(twice ? ([[name, value]] as const) : [])])
          expectSound(
            await sendRaw(row.endpoint, token, { ...rawOf(parts), query }),
            twice ? name : undefined,
          )
        },
      ) as never,
      2 * names.length,
    )
  })

  const lists = withPart('query').filter(({ row }) => 'limit' in shapeOf(row.endpoint, 'query'))

  test.each(lists)('of the list $name names the field that is out of bounds', async ({ row }) => {
    const { token, parts } = await prepareOnce(row)
    const wrong: [string, string][] = [
      ['limit', '1000000000'],
      ['limit', '51'],
      ['limit', '-1'],
      ['limit', '0'],
      ['offset', '1000000000'],
      ['offset', 'x'],
      ['sorting', 'password'],
      ['sorting', 'id;drop'],
      ['sortingDirection', 'asc'],
      ['findText', 'a'.repeat(10_000)],
      ['findText', '%00'],
      ['findText', '%ED%A0%80'.repeat(100)],
    ]
    // A list with a single order has no sorting parameter.
    const known = shapeOf(row.endpoint, 'query')
    for (const [name, value] of wrong.filter(([name]) => name in known)) {
      const query = joined([...rawQuery(parts.query).filter(([key]) => key !== name), [name, value]])
      expectSound(await sendRaw(row.endpoint, token, { ...rawOf(parts), query }), name)
    }
  })
})

describe('a hostile header', () => {
  test.each(withPart('headers'))('does no harm to $name', async ({ row }) => {
    const { token, parts } = await prepareOnce(row)
    const names = Object.keys(shapeOf(row.endpoint, 'headers'))
    await check(
      fc.asyncProperty(fc.constantFrom(...names), hostileHeaderValue, async (name, value) => {
        const raw = rawOf(parts)
        const headers = { ...raw.headers, [name]: value }
        const answer = await sendRaw(row.endpoint, token, { ...raw, headers })
        expectSound(answer, wrongOf(row.endpoint, 'headers', headers))
      }) as never,
      2 * names.length,
    )
  })
})

describe('what a schema describes', () => {
  test.each(table.filter(({ row }) => row.endpoint.query ?? row.endpoint.body))(
    'is taken or refused in the one shape by $name',
    async ({ row }) => {
      const { endpoint } = row
      const { token, parts } = await prepare(row)
      const some = (part: Part) =>
        fc.record(
          Object.fromEntries(Object.entries(shapeOf(endpoint, part)).map(([k, s]) => [k, arbitraryOf(s)])),
        )
      await check(
        fc.asyncProperty(some('query'), some('body'), async (query, body) => {
          // Valid ids, so that not every response is "not found".
          const raw = rawOf({
            ...parts,
            query: { ...query, ...parts.query },
            body: endpoint.body ? { ...body, ...(parts.body as object) } : undefined,
          })
          expectSound(await sendRaw(endpoint, token, raw))
          expectSound(
            await sendRaw(
              endpoint,
              token,
              rawOf({ ...parts, query, body: endpoint.body ? body : undefined }),
            ),
          )
        }) as never,
        2,
      )
    },
  )
})

describe('a file', () => {
  const uploads = table.filter(({ row }) => row.endpoint.transport === 'multipart')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const files: [string, { name: string; content: string | Buffer }, number][] = [
    ['that is empty', { name: 'a.txt', content: '' }, 400],
    ['without a name', { name: '', content: 'x' }, 400],
    ['of html', { name: 'a.html', content: '<html><script>alert(1)</script></html>' }, 400],
    ['of svg', { name: 'a.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' }, 400],
    ['of html called text of another kind', { name: 'a.pdf', content: '<html></html>' }, 400],
    ['of a picture called a document', { name: 'a.docx', content: png }, 400],
    ['of a program', { name: 'a.exe', content: Buffer.from('4d5a90000300000004000000ffff0000', 'hex') }, 400],
    ['with NUL called text', { name: 'a.txt', content: Buffer.from([65, 0, 66]) }, 400],
    ['over the limit', { name: 'a.txt', content: Buffer.alloc(10_485_761, 'a') }, 413],
  ]

  test.each(uploads)('that $name must not keep is refused', async ({ row }) => {
    const person = world.people.leader
    for (const [what, file, status] of files) {
      const answer = await portal.as(person).send(row.endpoint, { ...(await row.call(world, person)), file })
      expect(answer.status, what).toBe(status)
      expect(errorBody.safeParse(answer.body).success, what).toBe(true)
    }
  })

  test.each(uploads)('is missing or broken for $name', async ({ row }) => {
    const { token, parts } = await prepare(row)
    const raw = rawOf(parts)
    const bodies: [string, string][] = [
      ['application/json', '{}'],
      ['text/plain', 'x'],
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx',
      ],
      ['multipart/form-data; boundary=b', '--b--\r\n'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\nx\r\n--b--\r\n',
      ],
    ]
    for (const [type, payload] of bodies) {
      const answer = await sendRaw(row.endpoint, token, {
        ...raw,
        payload,
        headers: { ...raw.headers, 'content-type': type },
      })
      expect(answer.statusCode, `${type} ${payload}`).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode, `${type} ${payload}`).toBeLessThan(500)
      expect(errorBody.safeParse(answer.json()).success, `${type} ${payload}`).toBe(true)
    }
  })

  // Uploads that are counted are refused after a while; here each is a case of its own.
  beforeEach(async () => {
    await portal.db.deleteFrom('rate_limit').execute()
  })

  test.each(uploads)('may have a name that ends within a character for $name', async ({ row }) => {
    const person = world.people[row.may[0]!]
    const { file, ...parts } = await row.call(world, person)
    const name = `${'😀'.repeat(128)}${/\.[^.]+$/.exec(file!.name)![0]}`
    const answer = await portal.as(person).send(row.endpoint, { ...parts, file: { ...file!, name } })
    expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBeLessThan(300)
    expect(JSON.stringify(answer.body)).not.toMatch(/\\ud[c-f]|\ufffd/i)
  })

  // Images are re-encoded, and named by the portal.
  const namedUploads = uploads.filter(({ row }) => {
    const shape = shapeOfAnswer(row.endpoint)
    // Where the answer is the page of its owner, the name is that of the owner.
    return 'name' in shape && !('host' in shape)
  })

  test.each(namedUploads)('keeps its name without the path for $name', async ({ row }) => {
    const person = world.people[row.may[0]!]
    const file = { name: '../../etc/отчёт.txt', content: 'x' }
    const answer = await portal.as(person).send(row.endpoint, { ...(await row.call(world, person)), file })
    expect(answer).toMatchObject({ status: 200, body: { name: 'отчёт.txt' } })
  })
})

describe('an address that leads nowhere', () => {
  test.each([
    '/api/v1/nothing',
    '/api/v1/%zz',
    '/api/v1/%00',
    '/api/v1//menu',
    `/api/v1/${'a'.repeat(5000)}`,
    '/api/v1/menu/../../etc/passwd',
    '/api/v1/__proto__',
  ])('%s is refused in the one shape', async (url) => {
    const answer = await portal.app.inject({ method: 'GET', url })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(errorBody.safeParse(answer.json()).success, answer.body.slice(0, 200)).toBe(true)
  })

  test.each(['DELETE', 'PATCH', 'PUT', 'OPTIONS'] as const)(
    'and no call has the method %s',
    async (method) => {
      const answer = await portal.app.inject({ method, url: '/api/v1/menu' })
      expect(answer.statusCode).toBe(404)
    },
  )
})
