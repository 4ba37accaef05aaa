import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { systemVariableKeys, type SystemVariable } from '#platform/domain/variables/system-variables.ts'
import { readVariables, variablesOf } from '#platform/server/variables/live-variables.ts'
import { edgeValuesOf, smallPicture } from '../../../tests/support/edge-values.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { uploadImage } from '../../people/contract/avatar.endpoints.ts'
import { listSystemVariables, saveSystemVariable } from '../contract/system-variable.endpoints.ts'
import { getLocalization, getLogo, getSettings } from '../contract/system.endpoints.ts'

let portal: TestPortal
let admin: Person

beforeAll(async () => {
  portal = await openPortal({
    variables: {
      FAQ_URL: 'https://help.example/faq',
      EMAIL_LOG_DAYS: '90',
      SUPPORT_CHAT_URL: 'https://chat.example/a.js',
    },
  })
  admin = await portal.make.person({ roles: ['ADMIN'] })
})

afterEach(async () => {
  await portal.db.deleteFrom('application_setting').execute()
  await readVariables(portal.db)
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as never
}

type Variable = { key: string; value: string; default: string; version: number; set: boolean }

const variable = async (key: SystemVariable): Promise<Variable> =>
  (done(await portal.as(admin).send(listSystemVariables, {})) as { items: Variable[] }).items.find(
    (one) => one.key === key,
  )!

const save = async (key: SystemVariable, value: string): Promise<Answer> =>
  portal.as(admin).send(saveSystemVariable, { body: { key, value, version: (await variable(key)).version } })

test('the environment sets the default, and an administrator’s value wins over it', async () => {
  expect(await variable('emailLogDays')).toMatchObject({ default: '90', value: '90', set: false })
  expect(done(await portal.guest.send(getSettings, {}))).toMatchObject({ faqUrl: 'https://help.example/faq' })
  done(await save('faqUrl', ''))
  expect(done(await portal.guest.send(getSettings, {}))).toMatchObject({ faqUrl: null })
})

test.each(systemVariableKeys)('%s breaks no call at either end of its range', async (key) => {
  for (const end of edgeValuesOf(key)) {
    done(await save(key, end))
    expect((await variable(key)).value).toBe(end)
    const settings = await portal.as(admin).send(getSettings, {})
    const logo = await portal.guest.download(getLogo)
    expect([settings.status, logo.status, (await portal.guest.send(getLocalization, {})).status]).toEqual([
      200, 200, 200,
    ])
    const page = await portal.app.inject({ method: 'GET', url: '/api/v1/system/get-localization' })
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self'")
    if (key.startsWith('supportChat') && end !== '') expect(policy).toContain(new URL(end).origin)
  }
})

test.each([
  ['mailSender', 'nobody', 'INVALID_EMAIL'],
  ['supportChatUrl', 'http://chat.example/a.js', 'INVALID_URL'],
  ['logo', 'data:image/png;base64,PHN2Zz4=', 'INVALID'],
  ['logo', `${smallPicture}${'A'.repeat(90_000)}`, 'TOO_BIG'],
  ['sessionDays', '0', 'TOO_SMALL'],
  ['registration', 'maybe', 'NOT_IN_LIST'],
] as const)('%s refuses %s', async (key, value, reason) => {
  const answer = await save(key, value)
  expect([answer.status, answer.body['fields']]).toEqual([400, { value: reason }])
})

describe('a second process', () => {
  test('uses a change within two seconds, without a restart', async () => {
    const other = await openPortal({ database: portal.database })
    done(await save('supportChatUrl', 'https://other.example/widget.js'))
    // Another process is not notified by this one: it reads the stored value.
    const began = Date.now()
    const origins = async () => {
      const answer = await other.app.inject({ method: 'GET', url: '/api/v1/system/get-localization' })
      return String(answer.headers['content-security-policy'])
    }
    await expect.poll(origins, { timeout: 2000, interval: 50 }).toContain('https://other.example')
    expect(Date.now() - began).toBeLessThan(2000)
  })
})

test('a stored value of another version that no longer fits is ignored', async () => {
  await sql`insert into application_setting (key, value) values ('sessionDays', '9999'), ('brand', '"pink"')`.execute(
    portal.db,
  )
  const { sessionDays, brand } = await readVariables(portal.db)
  expect([sessionDays, brand]).toEqual([30, 'default'])
})

test('the audit trail contains the size of a logo, not its content', async () => {
  done(await save('logo', smallPicture))
  const { rows } = await sql<{ details: { value: { to: string } } }>`
    select details from audit_entry where subject = 'system_variable' and subject_id = 'logo' order by id desc limit 1`.execute(
    portal.db,
  )
  expect(rows[0]!.details.value.to).toBe('png, 1 KB')
})

test('an uploaded logo is served as the picture it is', async () => {
  done(await save('logo', smallPicture))
  const answer = await portal.app.inject({ method: 'GET', url: '/api/v1/system/bch-logo' })
  expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.length]).toEqual([
    200,
    'image/png',
    Buffer.from(smallPicture.split(',')[1]!, 'base64').length,
  ])
})

test('browsers keep a logo under its version, and ask again for one without', async () => {
  done(await save('logo', smallPicture))
  const { logo } = done(await portal.guest.send(getSettings, {})) as { logo: string }
  const ask = (query: string, known = '') =>
    portal.app.inject({
      method: 'GET',
      url: `/api/v1/system/bch-logo${query}`,
      headers: known ? { 'if-none-match': known } : {},
    })
  const cached = await ask(`?v=${logo}`)
  expect(cached.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const query of ['', '?v=another']) {
    const { headers } = await ask(query)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await ask(query, String(headers['etag']))).statusCode).toBe(304)
  }
  const before = String((await ask('')).headers['etag'])
  done(await save('logo', ''))
  const now = await ask('', before)
  expect([now.statusCode, now.headers['content-type'], now.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'private, no-cache',
  ])
  done(await save('brand', 'aurora'))
  expect((await ask('', String(now.headers['etag']))).statusCode).toBe(200)
})

test('one language leaves no other to choose', async () => {
  done(await save('languages', 'en'))
  expect(done(await portal.guest.send(getLocalization, {}))).toMatchObject({ availableLocalization: ['en'] })
})

test('search engines are sent away while the portal is not to be listed', async () => {
  const robots = async () => (await portal.app.inject({ method: 'GET', url: '/robots.txt' })).body
  expect(await robots()).toContain('Sitemap:')
  done(await save('searchEngines', 'off'))
  expect(await robots()).toBe('User-agent: *\nDisallow: /\n')
})

test('a smaller limit of uploads is applied', async () => {
  done(await save('uploadMegabytes', '1'))
  expect(variablesOf(portal.db).uploadMegabytes).toBe(1)
  const answer = await portal.as(admin).send(uploadImage, {
    query: { extension: 'png' },
    file: { name: 'a.png', content: Buffer.alloc(1_100_000) },
  })
  expect([answer.status, answer.body['code']]).toEqual([413, 'FILE_TOO_LARGE'])
})
