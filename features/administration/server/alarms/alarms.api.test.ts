import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailTransport, OutgoingMail } from '#platform/server/mail/transport.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal.ts'
import { getAgenda } from '../../../agenda/contract/agenda.endpoints.ts'
import { getHealth } from '../../contract/health.endpoints.ts'
import { raiseAlarms } from './raise-alarms.ts'
import { createWatch } from './watch.ts'

let portal: TestPortal
let admin: Person
let sent: OutgoingMail[]
let isAway: boolean
let isSpareAway: boolean
let refuses: boolean

const mail: MailTransport = {
  send: async (letter) => {
    if (refuses) throw new Error('connect ECONNREFUSED')
    sent.push(letter)
    return { server: 'mail.example', maybeTwice: false }
  },
  servers: [
    {
      name: 'mail.example',
      verify: async () => {
        if (isAway) throw new Error('connect ECONNREFUSED')
      },
    },
    {
      name: 'spare.example',
      verify: async () => {
        if (isSpareAway) throw new Error('connect ECONNREFUSED')
      },
    },
  ],
  pauseLeft: () => 0,
  close: () => {},
}

beforeAll(async () => {
  // No worker is started: monitoring must not need one.
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'], locale: 'ru' })
})

beforeEach(async () => {
  sent = []
  isAway = false
  isSpareAway = false
  refuses = false
  await portal.db.deleteFrom('portal_alarm').execute()
  await portal.db.deleteFrom('mail').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
})

const watching = (of: { backupsOn?: boolean; host?: string; filesFolder?: string } = {}) =>
  createWatch({
    db: portal.db,
    log: portal.app.log,
    publicUrl: 'http://runway.example',
    filesFolder: '/',
    mail,
    backupsOn: false,
    host: 'one',
    ...of,
  })

const failJob = async () => {
  await sql`select graphile_worker.add_job('no-such-task', '{}'::json)`.execute(portal.db)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'no'`.execute(
    portal.db,
  )
}

const alarms = async (open = true) =>
  (
    await portal.db
      .selectFrom('portal_alarm')
      .select(['finding', 'value'])
      .where('ended_at', open ? 'is' : 'is not', null)
      .orderBy('id')
      .execute()
  ).filter(({ finding }) => finding !== 'diskFull')

const mailed = () => sent.filter(({ to }) => to === admin.email).map(({ subject }) => subject)

const agendaOf = async (person: Person) => {
  const { body } = await portal.as(person).call(getAgenda, { headers: {}, query: {} })
  return (body['items'] as { kind: string; title: string; link: string }[]).filter(
    ({ kind }) => kind === 'alarm',
  )
}

test('a problem is in the agenda and emailed once, without a worker, whichever process finds it first', async () => {
  await failJob()
  const [one, other] = [watching(), watching()]
  await Promise.all([one(), other()])
  await one()
  expect(await alarms()).toEqual([{ finding: 'jobsFailed', value: 1 }])
  expect(mailed().filter((subject) => /фонов/i.test(subject))).toHaveLength(1)
  expect(await agendaOf(admin)).toMatchObject([
    { title: 'Фоновые работы завершились ошибкой', link: '/admin/health' },
  ])
  expect(await agendaOf(await portal.make.person())).toEqual([])
})

test('an alarm follows its number without another email, and ends when all is well', async () => {
  const watch = watching()
  await failJob()
  await watch()
  await failJob()
  await watch()
  expect(await alarms()).toEqual([{ finding: 'jobsFailed', value: 2 }])
  const before = mailed().length
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
  await watch()
  expect(await alarms()).toEqual([])
  expect(await alarms(false)).toEqual([{ finding: 'jobsFailed', value: 2 }])
  expect(await agendaOf(admin)).toEqual([])
  // If it returns within an hour, it is the same alarm; later, it is a new one.
  await failJob()
  await watch()
  expect(await alarms()).toEqual([{ finding: 'jobsFailed', value: 1 }])
  expect(mailed().length).toBe(before)
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
  await watch()
  await sql`update portal_alarm set ended_at = ended_at - interval '2 hours'`.execute(portal.db)
  await failJob()
  await watch()
  expect(mailed().length).toBe(before + 1)
})

test('long work that waits for its turn raises no alarm, other work that waits does', async () => {
  const wait = (name: string) =>
    sql`select graphile_worker.add_job(${name}, '{}'::json, run_at := now() - interval '1 hour')`.execute(
      portal.db,
    )
  await wait('decide-on-many')
  const watch = watching()
  await watch()
  expect(await alarms()).toEqual([])
  await wait('send-mass-message')
  await watch()
  expect(await alarms()).toMatchObject([{ finding: 'queueStands' }])
})

test('an alarm whose email failed is mailed again with pauses, and nobody is mailed twice', async () => {
  const watch = watching()
  await failJob()
  refuses = true
  await watch()
  await watch()
  const about = async () =>
    portal.db
      .selectFrom('portal_alarm')
      .select(['mail_tries', 'mailed_at'])
      .where('finding', '=', 'jobsFailed')
      .executeTakeFirstOrThrow()
  // The second check came before the pause was over.
  expect(await about()).toEqual({ mail_tries: 1, mailed_at: null })
  refuses = false
  const passed = () => sql`update portal_alarm set mail_at = now()`.execute(portal.db)
  await passed()
  await watch()
  expect(mailed().filter((subject) => /фонов/i.test(subject))).toHaveLength(1)
  expect((await about()).mailed_at).not.toBeNull()
  const { status } = await portal.db
    .selectFrom('mail')
    .select('status')
    .where('to_address', '=', admin.email)
    .where('subject', 'ilike', '%фонов%')
    .executeTakeFirstOrThrow()
  expect(status).toBe('SENT')
  await passed()
  await watch()
  expect(mailed().filter((subject) => /фонов/i.test(subject))).toHaveLength(1)
})

test('each host judges its own disk, and one that has gone is not waited for', async () => {
  const disk = (host: string, value: number) => ({
    findings: [{ finding: 'diskFull' as const, value, host }],
    host,
  })
  const full = async () =>
    (
      await portal.db
        .selectFrom('portal_alarm')
        .select('host')
        .where('ended_at', 'is', null)
        .orderBy('host')
        .execute()
    ).map(({ host }) => host)
  await raiseAlarms(portal.db, disk('one', 5))
  await raiseAlarms(portal.db, disk('two', 7))
  expect(await full()).toEqual(['one', 'two'])
  await raiseAlarms(portal.db, { findings: [], host: 'one' })
  expect(await full()).toEqual(['two'])
  const { body } = await portal.as(admin).call(getHealth, {})
  expect(body['alarms']).toMatchObject([{ finding: 'diskFull', value: 7, host: 'two' }])
  await sql`update portal_alarm set seen_at = now() - interval '25 hours' where host = 'two'`.execute(
    portal.db,
  )
  await raiseAlarms(portal.db, { findings: [], host: 'one' })
  expect(await full()).toEqual([])
})

test('API tokens in use that end soon are an alarm', async () => {
  const token = (days: number, used: boolean) =>
    sql`
    insert into api_token (person_uid, name, scope, key, secret_hash, expires_at, last_used_at)
    values (${admin.uid}, 'n', 'READ', ${`k${days}${String(used)}`}, '', now() + make_interval(days => ${days}),
      ${used ? sql`now()` : null})`.execute(portal.db)
  for (const [days, used] of [
    [3, true],
    [3, false],
    [40, true],
    [-1, true],
  ] as const)
    await token(days, used)
  await watching()()
  expect(await alarms()).toEqual([{ finding: 'tokensEnd', value: 1 }])
  await portal.db.deleteFrom('api_token').execute()
})

test('a process without a folder for backups ends no alarm about them', async () => {
  await watching({ backupsOn: true })()
  const about = async () => (await alarms()).filter(({ finding }) => finding === 'backupNone').length
  expect(await about()).toBe(1)
  await watching()()
  expect(await about()).toBe(1)
})

test('a mail server that is away, a missing backup and a changed audit trail are alarms, and the page shows them', async () => {
  isAway = true
  isSpareAway = true
  await sql`insert into audit_entry (subject, subject_id, action, at) values ('job', '1', 'retry', now() - interval '2 hours')`.execute(
    portal.db,
  )
  await sql`insert into audit_seal (last_id, entries, hash)
    select max(id), 1, sha256('nothing') from audit_entry`.execute(portal.db)
  await watching({ backupsOn: true })()
  const found = (await alarms()).map(({ finding }) => finding)
  expect(found.toSorted()).toEqual(['auditBroken', 'backupNone', 'mailServer'])
  const { body } = await portal.as(admin).call(getHealth, {})
  expect((body['alarms'] as { finding: string }[]).map(({ finding }) => finding)).toEqual(
    expect.arrayContaining(found),
  )
})

test('one of two mail servers that is away is an alarm of its own, which says what still works', async () => {
  isAway = true
  await watching()()
  expect((await alarms()).map(({ finding }) => finding)).toContain('mailFirst')
  expect(mailed().join()).toContain('письма идут через второй')
  isAway = false
  isSpareAway = true
  await watching()()
  const found = (await alarms()).map(({ finding }) => finding)
  expect(found).toContain('mailSecond')
  expect(found).not.toContain('mailFirst')
})

test('a server that answers but breaks off every email is an alarm too, while emails wait for it', async () => {
  const watch = watching()
  const mailAlarms = async () => (await alarms()).filter(({ finding }) => finding.startsWith('mail'))
  await sql`select graphile_worker.add_job('send-mail', '{"mailIds":[1]}'::json, run_at := now() + interval '1 minute')`.execute(
    portal.db,
  )
  await watch()
  expect(await mailAlarms()).toEqual([])
  await sql`update graphile_worker._private_jobs
    set payload = '{"mailIds":[1],"waitingSince":"2026-01-01T00:00:00.000Z"}'`.execute(portal.db)
  await watch()
  expect(await mailAlarms()).toEqual([{ finding: 'mailServer', value: 1 }])
  expect((await agendaOf(admin)).map(({ title }) => title).join()).toMatch(/почтов/i)
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
  await watch()
  expect(await mailAlarms()).toEqual([])
})
