import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import * as contract from '../contract/reminder-rule.endpoints.ts'
import { sendReminders } from './send-reminders.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let leader: Person
let taskId: number

const headers = () => ({ 'accelerator-id': String(accelerator.id) })

beforeAll(async () => {
  portal = await openPortal()
})

/** Returns a time zone in which it is afternoon now, because reminders are sent after nine in the morning. */
const afternoon = () => {
  const offset = 14 - new Date().getUTCHours()
  // The signs of the `Etc/GMT` zones are inverted.
  return `Etc/GMT${offset > 0 ? `-${Math.min(14, offset)}` : `+${Math.min(12, -offset)}`}`
}

beforeEach(async () => {
  const { make, db } = portal
  accelerator = await make.accelerator()
  await sql`update accelerator set time_zone = ${afternoon()} where id = ${accelerator.id}`.execute(db)
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  leader = await make.person()
  const project = await make.project({ leader })
  const task = await make.task({ track: await make.track({ accelerator }), project, state: 'PROCESS_CODE' })
  taskId = task.id
  await sql`update project_trackpoint set due_on = (now() at time zone ${afternoon()})::date + 3 where id = ${taskId}`.execute(
    db,
  )
})

const rule = (given: object = {}) => ({
  kind: 'TASK',
  timing: 'BEFORE',
  days: 3,
  audiences: ['ASSIGNED'],
  escalateDays: null,
  active: true,
  ...given,
})
const create = (given: object = {}, by = admin) =>
  portal.as(by).send(contract.createReminderRule, { headers: headers(), body: rule(given) })
const plan = async () =>
  (await portal.as(admin).send(contract.planReminders, { headers: headers() })).body['items'] as {
    kind: string
    names: string[]
    escalation: boolean
  }[]
const run = () => sendReminders.run({ db: portal.db, signal: new AbortController().signal } as never, {})
const told = async (person: Person) =>
  (
    await sql<{ code: string }>`
      select code from notification where recipient_uid = ${person.uid} order by id`.execute(portal.db)
  ).rows.map(({ code }) => code)

describe('a rule', () => {
  test('reminds once, of what still waits when it is sent', async () => {
    expect((await create()).status).toBe(200)
    expect(await plan()).toMatchObject([{ kind: 'TASK', escalation: false }])
    expect(await told(leader)).toEqual([])
    await Promise.all([run(), run()])
    await run()
    expect(await told(leader)).toEqual(['TASK_DUE'])
    expect(await plan()).toEqual([])
  })

  test('says nothing of what was done meanwhile', async () => {
    await create()
    await sql`update project_trackpoint set state = 'DONE_CODE' where id = ${taskId}`.execute(portal.db)
    expect(await plan()).toEqual([])
    await run()
    expect(await told(leader)).toEqual([])
  })

  test('goes on to the administrators', async () => {
    await create({ timing: 'AFTER', days: 1, escalateDays: 2 })
    await sql`update project_trackpoint set due_on = due_on - 5 where id = ${taskId}`.execute(portal.db)
    expect(await plan()).toMatchObject([{ escalation: true }])
    await run()
    expect(await told(admin)).toEqual(['TASK_DUE'])
    expect(await told(leader)).toEqual(['TASK_DUE'])
  })

  test('that is off says nothing', async () => {
    const { body } = await create()
    await portal.as(admin).send(contract.switchReminderRule, {
      body: { id: body['id'], version: 1, active: false },
    })
    await run()
    expect(await told(leader)).toEqual([])
  })

  test('reminds of an invitation, an event and a review', async () => {
    const { make, db } = portal
    const guest = await make.person()
    await sql`
      insert into team_invitation (accelerator_id, email, person_uid, status, created_by, role, expires_at)
      values (${accelerator.id}, ${guest.email}, ${guest.uid}, 'SENT', ${admin.uid}, 'EXP', now() + interval '2 days')`.execute(
      db,
    )
    const expert = await make.member({ accelerator, role: 'EXP' })
    await sql`
      insert into expert_job (accelerator_id, task_id, expert_uid, client_uid, result_type, due_on)
      values (${accelerator.id}, ${taskId}, ${expert.uid}, ${admin.uid}, 'COMMENTS', (now() at time zone ${afternoon()})::date + 1)`.execute(
      db,
    )
    await sql`
      insert into held_event (accelerator_id, name, kind, starts_at, ends_at, time_zone, status, created_by)
      values (${accelerator.id}, 'Demo', 'DEMO_DAY', now() + interval '2 days', now() + interval '3 days', 'UTC', 'PUBLISHED', ${admin.uid})`.execute(
      db,
    )
    for (const kind of ['INVITATION', 'EVENT', 'REVIEW'])
      for (const days of [1, 2]) await create({ kind, days, audiences: ['ASSIGNED', 'TEAM'] })
    await run()
    expect(await told(guest)).toContain('TEAM_INVITATION_DUE')
    expect(await told(expert)).toContain('EXPERT_JOB_DUE')
    expect(await told(admin)).toEqual(
      expect.arrayContaining(['TEAM_INVITATION_DUE', 'EVENT_DUE', 'EXPERT_REVIEW_DUE']),
    )
  })

  test.each([
    [{ kind: 'EVENT', timing: 'AFTER' }, { timing: 'NOT_IN_LIST' }],
    [{ kind: 'INTAKE', escalateDays: 2 }, { escalateDays: 'NOT_IN_LIST' }],
    [{ kind: 'EVENT', audiences: ['TRACKER'] }, { audiences: 'NOT_IN_LIST' }],
    [{ days: 31 }, { days: 'TOO_BIG' }],
    [{ audiences: [] }, { audiences: 'REQUIRED' }],
  ])('%j is refused at its field', async (given, fields) => {
    expect((await create(given)).body['fields']).toEqual(fields)
  })

  test('is the accelerator’s administrators’ alone', async () => {
    const member = await portal.make.member({ accelerator, role: 'ACC' })
    const elsewhere = await portal.make.member({
      accelerator: await portal.make.accelerator(),
      role: 'ACC',
      admin: true,
    })
    expect((await create({}, member)).status).toBe(403)
    expect((await create({}, elsewhere)).status).toBe(403)
    const { body } = await create()
    const id = body['id'] as number
    expect((await portal.as(elsewhere).send(contract.deleteReminderRule, { body: { id } })).status).toBe(404)
    expect(
      (
        await portal
          .as(admin)
          .send(contract.editReminderRule, { body: { ...rule({ days: 5 }), id, version: 1 } })
      ).body,
    ).toMatchObject({ days: 5, version: 2 })
    expect(
      (await portal.as(admin).send(contract.editReminderRule, { body: { ...rule(), id, version: 1 } })).body,
    ).toMatchObject({ code: 'STATE_CHANGED' })
    expect((await portal.as(admin).send(contract.deleteReminderRule, { body: { id } })).status).toBe(204)
  })
})
