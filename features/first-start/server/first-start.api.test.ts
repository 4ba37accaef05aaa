import { sql } from 'kysely'
import { mkdtempSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import {
  becomeFirstAdministrator,
  checkFirstStart,
  finishFirstStart,
  getFirstStart,
  getFirstStartLink,
} from '../contract/first-start.endpoints.ts'
import { offerFirstStart } from './offer-link.ts'

const password = 'first-Passw0rd'
let portal: TestPortal
let server: SMTPServer
let refuses = false
const letters: string[] = []

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (refuses) return done(new Error('this mailbox is full'))
      letters.push(address)
      done()
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  portal = await openPortal({
    variables: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: 'https://portal.example',
      BACKUP_FOLDER: join(mkdtempSync(join(tmpdir(), 'first-start-')), 'backups'),
    },
  })
})

afterAll(() => server.close())

beforeEach(async () => {
  await sql`delete from person_role where role = 'ADMIN'`.execute(portal.db)
})

const keyOf = (link: string | null): string => new URL(link!).searchParams.get('key')!

const offer = async () => keyOf(await offerFirstStart(portal.db, 'https://portal.example'))

const become = (key: string, email: string, more: object = {}): Promise<Answer> =>
  portal.guest.send(becomeFirstAdministrator, {
    body: { key, email, lastName: 'Первая', firstName: 'Анна', password, passwordRepeat: password, ...more },
  })

const look = (key: string) => portal.guest.call(getFirstStartLink, { query: { key } })

const administrators = async () =>
  (
    await sql<{ email: string }>`select p.email from person_role r join person p on p.uid = r.person_uid
      where r.role = 'ADMIN' order by 1`.execute(portal.db)
  ).rows.map(({ email }) => email)

describe('the link of the log', () => {
  test('makes the first administrator once, and only a hash of it is stored', async () => {
    const key = await offer()
    const { rows } = await sql<{
      stored: string
    }>`select first_start_link::text as stored from first_start_link`.execute(portal.db)
    expect(rows.some(({ stored }) => stored.includes(key))).toBe(false)
    expect((await look(key)).status).toBe(200)
    expect(await become(key, 'anna@first.example')).toMatchObject({
      status: 200,
      body: { email: 'anna@first.example' },
    })
    expect(await administrators()).toEqual(['anna@first.example'])
    const { status } = await portal.db
      .selectFrom('sso.account')
      .select('status')
      .where('email', '=', 'anna@first.example')
      .executeTakeFirstOrThrow()
    expect(status).toBe('A')
    expect((await look(key)).status).toBe(404)
    expect((await become(key, 'second@first.example')).status).toBe(404)
    // Even if nobody is left to administer: a used link stays used.
    await sql`delete from person_role where role = 'ADMIN'`.execute(portal.db)
    expect((await become(key, 'second@first.example')).status).toBe(404)
    expect(await administrators()).toEqual([])
  })

  test('is offered to nobody while somebody administers the portal, and earlier links end', async () => {
    const [one, other] = [await offer(), await offer()]
    const both = await Promise.all([become(one, 'one@first.example'), become(other, 'other@first.example')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await administrators()).toHaveLength(1)
    expect(await offerFirstStart(portal.db, 'https://portal.example')).toBeNull()
  })

  test('is not offered to a portal in use: a blocked administrator opens neither it nor an earlier one', async () => {
    const [key, other] = [await offer(), await offer()]
    expect((await become(key, 'blocked@first.example')).status).toBe(200)
    await sql`update person set status = 'B' where email = 'blocked@first.example'`.execute(portal.db)
    expect(await offerFirstStart(portal.db, 'https://portal.example')).toBeNull()
    expect((await look(other)).status).toBe(404)
    expect((await become(other, 'thief@first.example')).status).toBe(404)
    // Not even once the role is gone: all links end with the first use.
    await sql`delete from person_role where role = 'ADMIN'`.execute(portal.db)
    expect((await become(other, 'thief@first.example')).status).toBe(404)
    expect((await become(key, 'thief@first.example')).status).toBe(404)
    expect(await administrators()).toEqual([])
  })

  test('ends after a day, and one that nobody was given opens nothing', async () => {
    const key = await offer()
    await sql`update first_start_link set expires_at = now() where used_at is null`.execute(portal.db)
    expect((await look(key)).status).toBe(404)
    expect((await become(key, 'late@first.example')).status).toBe(404)
    expect((await look('x'.repeat(43))).status).toBe(404)
    expect((await become('short', 'late@first.example')).status).toBe(400)
    expect(await administrators()).toEqual([])
  })

  test('takes an account that is there by its password, and no other', async () => {
    await portal.make.account({ person: await portal.make.person({ email: 'here@first.example' }) })
    const key = await offer()
    const refused = await become(key, 'here@first.example')
    expect(refused).toMatchObject({ status: 400, body: { fields: { email: 'ALREADY_TAKEN' } } })
    expect(await become(key, 'again@first.example', { passwordRepeat: 'other-Passw0rd' })).toMatchObject({
      status: 400,
      body: { fields: { passwordRepeat: 'PASSWORDS_DIFFER' } },
    })
    // The account was made, but its answer was lost: the same address and password find it again.
    expect((await become(key, 'again@first.example')).status).toBe(200)
    await sql`delete from person_role where role = 'ADMIN'`.execute(portal.db)
    expect((await become(await offer(), 'again@first.example')).status).toBe(200)
    expect(await administrators()).toEqual(['again@first.example'])
  })
})

type Steps = { step: string; state: string; actions: string[] }[]

test('the guided start ticks what works, says what does not, and ends when all is done', async () => {
  const admin = await portal.make.person({ roles: ['ADMIN'] })
  const as = portal.as(admin)
  const check = (step: string, origin = 'https://portal.example') =>
    as.send(checkFirstStart, { body: { step, origin } })
  const states = async () => {
    const { body } = await as.call(getFirstStart, {})
    return Object.fromEntries((body['steps'] as Steps).map(({ step, state }) => [step, state]))
  }
  expect(await states()).toEqual({
    administrator: 'DONE',
    address: 'OPEN',
    name: 'OPEN',
    mail: 'OPEN',
    files: 'OPEN',
    backupFolder: 'OPEN',
    backup: 'OPEN',
  })
  expect(await check('address', 'https://elsewhere.example')).toMatchObject({
    status: 409,
    body: { code: 'FIRST_START_ADDRESS' },
  })
  refuses = true
  const refused = await check('mail')
  expect(refused).toMatchObject({ status: 409, body: { code: 'FIRST_START_CHECK_FAILED' } })
  expect(JSON.stringify(refused.body)).toContain('this mailbox is full')
  refuses = false
  for (const step of ['address', 'mail', 'files', 'backupFolder'])
    expect((await check(step)).status, step).toBe(200)
  expect(letters).toEqual([admin.email])
  expect(await states()).toMatchObject({ address: 'DONE', mail: 'DONE', files: 'DONE', backupFolder: 'DONE' })
  // Another sender has to be tested again.
  await portal.setVariable('mailSender', 'other@portal.example')
  expect(await states()).toMatchObject({ mail: 'OPEN', files: 'DONE' })
  expect((await check('mail')).status).toBe(200)
  expect((await as.call(finishFirstStart, {})).body['code']).toBe('STATE_CHANGED')
  await sql`insert into application_setting (key, value) values ('companyName', '"Полоса"')
    on conflict (key) do update set value = excluded.value`.execute(portal.db)
  await sql`insert into portal_backup (name, finished_at, proved_at) values ('first', now(), now())`.execute(
    portal.db,
  )
  expect((await as.call(finishFirstStart, {})).status).toBe(200)
  const { body } = await as.call(getFirstStart, {})
  expect(body).toMatchObject({ setUp: true, actions: [] })
  expect(body['finishedAt']).not.toBeNull()
  // A check counts as long as what it tried stays configured.
  await sql`update first_start_check set setting = 'another' where step = 'mail'`.execute(portal.db)
  expect(await states()).toMatchObject({ mail: 'OPEN', address: 'DONE' })
})
