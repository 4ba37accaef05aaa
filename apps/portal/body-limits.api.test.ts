import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { errorBody } from '#platform/contract/error-body.ts'
import { bodyBounds } from '#platform/server/http/bodies/body-bounds.ts'
import { usualBodyLimit } from '#platform/server/http/bodies/json-body.ts'
import { uploadImage } from '../../features/people/contract/avatar.endpoints.ts'
import { saveProjectProfile } from '../../features/project-profiles/contract/profile.endpoints.ts'
import { openPortal, type TestPortal } from '../../tests/support/portal.ts'
import { makeWorld, rows, type World } from '../../tests/support/who-may/index.ts'
import { login } from '../sso/contract/endpoints.ts'

let portal: TestPortal
let world: World
let token: string

beforeAll(async () => {
  portal = await openPortal()
  world = await makeWorld(portal)
  token = await portal.tokenOf(world.people.leader)
})

const post = async (path: string, payload: string | Buffer, headers: Record<string, string> = {}) => {
  const answer = await portal.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    payload,
  })
  expect(errorBody.safeParse(answer.json()).success).toBe(true)
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
}

const profile = `/api/v1${saveProjectProfile.path}`
const tooMany = { status: 400, body: { code: 'VALIDATION_FAILED', fields: { body: 'TOO_MANY' } } }

describe('a body of', () => {
  test('millions of empty elements is refused unparsed', async () => {
    expect(await post(profile, `{"projectId":1,"cells":[${'{},'.repeat(2_700_000)}{}]}`)).toMatchObject(
      tooMany,
    )
  })

  test('hundreds of thousands of unknown members is refused unparsed', async () => {
    const members = Array.from({ length: 600_000 }, (_, n) => `"k${n}":1`).join(',')
    expect(await post(profile, `{${members}}`)).toMatchObject(tooMany)
  })

  test('millions of brackets is refused unparsed', async () => {
    expect(await post(profile, '['.repeat(8_000_000))).toMatchObject(tooMany)
  })

  test('more than a form of the sign-on service takes is refused', async () => {
    const members = Array.from({ length: 24_000 }, (_, n) => `"k${n}":1`).join(',')
    expect((await post(`/sso/api${login.path}`, `{${members}}`)).status).toBe(413)
    // It is no file, and is not called one.
    expect(await post(`/sso/api${login.path}`, JSON.stringify({ email: 'a'.repeat(8192) }))).toMatchObject({
      status: 413,
      body: { code: 'BODY_TOO_LARGE' },
    })
  })

  test('a file may be as large as files may, whatever JSON bodies may', async () => {
    const boundary = 'of-parts'
    const payload = Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="photo.png"\r\ncontent-type: image/png\r\n\r\n`,
      ),
      Buffer.alloc(400_000, 'x'),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ])
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/v1${uploadImage.path}?extension=png`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    })
    // It is received, and found not to be an image.
    expect(answer.json()).toMatchObject({ code: 'FILE_INCORRECT' })
  })

  test.each([
    ['a small body', '/api/v1/project/create', ''],
    ['a large body', profile, 'x'.repeat(40_000)],
    ['a form of the sign-on service', `/sso/api${login.path}`, ''],
  ])('bytes that are no UTF-8 is refused: %s', async (_name, path, more) => {
    const payload = Buffer.concat([
      Buffer.from(`{"name":"${more}`),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ])
    expect(await post(path, payload)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', fields: { body: 'INVALID' } },
    })
  })
})

const withBody = rows.filter(({ endpoint }) => endpoint.body).map((row) => ({ name: row.endpoint.name, row }))

test.each(withBody)('$name takes no more than its schema says, or a usual body', ({ row: { endpoint } }) => {
  const limit = endpoint.bodyLimit ?? usualBodyLimit
  const { bytes, tokens, depth, keys } = bodyBounds(endpoint.body, limit)
  expect(bytes).toBeLessThanOrEqual(limit)
  expect(tokens).toBeLessThanOrEqual(Math.max(1000, limit / 8))
  expect(depth).toBeLessThanOrEqual(64)
  expect(keys).toBeLessThanOrEqual(1000)
})

const large = withBody.filter(({ row }) => (row.endpoint.bodyLimit ?? 0) > usualBodyLimit)

test.each(large)(
  'who may not is refused by $name before the rest of a large body is parsed',
  async ({ row }) => {
    const { endpoint } = row
    const stranger = world.people.stranger
    const may = world.people[row.may[0]!]
    const parts = await row.call(world, may)
    // Only a parser detects what is wrong with it.
    const unparsable = `["${'x'.repeat(40_000)}" 1]`
    const scalars = Object.entries(parts.body as object).filter(([, value]) => typeof value !== 'object')
    const longest = Object.entries((endpoint.body as z.ZodObject).shape).find(
      ([key, schema]) =>
        !scalars.some(([name]) => name === key) && !(schema as z.ZodType).safeParse(1).success,
    )![0]
    const members = scalars.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)},`).join('')
    const payload = `{${members}${JSON.stringify(longest)}:${unparsable}}`
    const ask = async (person: { uid: string; email: string }) => {
      const answer = await portal.app.inject({
        method: endpoint.method,
        url: `/api/v1${endpoint.path}`,
        headers: {
          authorization: `Bearer ${await portal.tokenOf(person)}`,
          'content-type': 'application/json',
          ...Object.fromEntries(
            Object.entries(parts.headers ?? {}).map(([key, value]) => [key, String(value)]),
          ),
        },
        payload,
      })
      return answer.statusCode
    }
    expect(await ask(may)).toBe(400)
    expect([403, 404]).toContain(await ask(stranger))
  },
)
