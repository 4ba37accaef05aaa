import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal.ts'
import type { MailTransport, OutgoingMail } from '#platform/server/mail/transport.ts'
import { getAgenda } from '../../../agenda/contract/agenda.endpoints.ts'
import { getHealth } from '../../contract/health.endpoints.ts'
import { createWatch } from './watch.ts'

let portal: TestPortal
let admin: Person
let sent: OutgoingMail[]
let isAway: boolean

const mail: MailTransport = {
  send: async (letter) => void sent.push(letter),
  verify: async () => {
    if (isAway) throw new Error('connect ECONNREFUSED')
  },
  close: () => {},
}

beforeAll(async () => {
  // No worker is started: what watches must not need one.
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'], locale: 'ru' })
})

beforeEach(async () => {
  sent = []
  isAway = false
  await portal.db.deleteFrom('portal_alarm').execute()
  await sql`delete from graphile_worker._private_jobs`.execute(portal.db)
})

const watching = (of: { backupsOn?: boolean } = {}) =>
  createWatch({
    db: portal.db,
    log: portal.app.log,
    publicUrl: 'https://runway.example',
    filesFolder: '/',
    mail,
    backupsOn: of.backupsOn ?? false,
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

test('what is wrong is in the agenda and mailed once, without a worker, whoever looks first', async () => {
  await failJob()
  const [one, other] = [watching(), watching()]
  await Promise.all([one(), other()])
  await one()
  expect(await alarms()).toEqual([{ finding: 'jobsFailed', value: 1 }])
  expect(mailed().filter((subject) => /фонов/i.test(subject))).toHaveLength(1)
  expect(await agendaOf(admin)).toMatchObject([{ title: 'Фоновые работы не удались', link: '/admin/health' }])
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
  // Back within the hour it is the same alarm; later it is another one.
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

test('a process without a folder for backups ends no alarm about them', async () => {
  await watching({ backupsOn: true })()
  const about = async () => (await alarms()).filter(({ finding }) => finding === 'backupNone').length
  expect(await about()).toBe(1)
  await watching()()
  expect(await about()).toBe(1)
})

test('a mail server that is away, a missing backup and a changed audit trail are alarms, and the page shows them', async () => {
  isAway = true
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
