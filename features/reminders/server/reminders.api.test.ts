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
  await sql`update project_trackpoint set due_on = (now() at time zone ${afternoon()})::date + 3,
    state_changed_at = now() - interval '9 days' where id = ${taskId}`.execute(db)
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
const notified = async (person: Person) =>
  (
    await sql<{ code: string }>`
      select code from notification where recipient_uid = ${person.uid} order by id`.execute(portal.db)
  ).rows.map(({ code }) => code)

describe('a rule', () => {
  test('reminds once, of what still waits when it is sent', async () => {
    expect((await create()).status).toBe(200)
    expect(await plan()).toMatchObject([{ kind: 'TASK', escalation: false }])
    expect(await notified(leader)).toEqual([])
    await Promise.all([run(), run()])
    await run()
    expect(await notified(leader)).toEqual(['TASK_DUE'])
    const { rows } = await sql<{ day: string; due: string }>`
      select n.params ->> 'day' as day, to_char(w.due_on, 'YYYY-MM-DD') as due
      from notification n, project_trackpoint w
      where n.recipient_uid = ${leader.uid} and w.id = ${taskId}`.execute(portal.db)
    expect(rows[0]?.day).toBe(`${rows[0]?.due} 23:59 ${afternoon()}`)
    expect(await plan()).toEqual([])
  })

  test('says nothing of what was done meanwhile', async () => {
    await create()
    await sql`update project_trackpoint set state = 'DONE_CODE' where id = ${taskId}`.execute(portal.db)
    expect(await plan()).toEqual([])
    await run()
    expect(await notified(leader)).toEqual([])
  })

  test('goes on to the administrators', async () => {
    await create({ timing: 'AFTER', days: 1, escalateDays: 2 })
    await sql`update project_trackpoint set due_on = due_on - 5 where id = ${taskId}`.execute(portal.db)
    expect(await plan()).toMatchObject([{ escalation: false }, { escalation: true }])
    await run()
    expect(await notified(admin)).toEqual(['TASK_DUE'])
    expect(await notified(leader)).toEqual(['TASK_DUE'])
  })

  test('that is off says nothing', async () => {
    const { body } = await create()
    await portal.as(admin).send(contract.switchReminderRule, {
      body: { id: body['id'], version: 1, active: false },
    })
    await run()
    expect(await notified(leader)).toEqual([])
  })

  test('reminds of an invitation, an event and a review', async () => {
    const { make, db } = portal
    const guest = await make.person()
    await sql`
      insert into team_invitation (accelerator_id, email, person_uid, status, created_by, role, expires_at, created_at)
      values (${accelerator.id}, ${guest.email}, ${guest.uid}, 'SENT', ${admin.uid}, 'EXP', now() + interval '2 days', now() - interval '9 days')`.execute(
      db,
    )
    const expert = await make.member({ accelerator, role: 'EXP' })
    await sql`
      insert into expert_job (accelerator_id, task_id, expert_uid, client_uid, result_type, due_on, created_at)
      values (${accelerator.id}, ${taskId}, ${expert.uid}, ${admin.uid}, 'COMMENTS', (now() at time zone ${afternoon()})::date + 1, now() - interval '9 days')`.execute(
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
    expect(await notified(guest)).toContain('TEAM_INVITATION_DUE')
    expect(await notified(expert)).toContain('EXPERT_JOB_DUE')
    expect(await notified(admin)).toEqual(
      expect.arrayContaining(['TEAM_INVITATION_UNANSWERED', 'EVENT_DUE', 'EXPERT_REVIEW_DUE']),
    )
  })

  test('of the portal reminds until the accelerator has its own, even one that is off', async () => {
    const tomorrow = sql`update project_trackpoint set due_on = (now() at time zone ${afternoon()})::date + 1 where id = ${taskId}`
    await tomorrow.execute(portal.db)
    const { body } = await portal.as(admin).send(contract.planReminders, { headers: headers() })
    expect(body['items']).toMatchObject([{ kind: 'TASK', byPortal: true }])
    expect(body['portalRules']).toContainEqual({
      kind: 'TASK',
      timing: 'BEFORE',
      days: 1,
      audiences: ['ASSIGNED'],
    })
    await create({ active: false })
    expect(await plan()).toEqual([])
    await run()
    expect(await notified(leader)).toEqual([])
    await sql`delete from reminder_rule where accelerator_id = ${accelerator.id}`.execute(portal.db)
    await Promise.all([run(), run()])
    await run()
    expect(await notified(leader)).toEqual(['TASK_DUE'])
  })

  test('of the portal is silent about what was set within half a day, and an investor’s order has no other', async () => {
    const { make, db } = portal
    const [expert, investor] = [
      await make.member({ accelerator, role: 'EXP' }),
      await make.person({ roles: ['INV'] }),
    ]
    await sql`
      insert into expert_job (accelerator_id, task_id, expert_uid, client_uid, requester_uid, result_type, due_on)
      values (${accelerator.id}, ${taskId}, ${expert.uid}, ${investor.uid}, ${investor.uid}, 'COMMENTS',
        (now() at time zone ${afternoon()})::date + 1)`.execute(db)
    await create({ kind: 'REVIEW', days: 1 })
    await run()
    expect(await notified(expert)).toEqual([])
    await sql`update expert_job set created_at = now() - interval '2 days' where expert_uid = ${expert.uid}`.execute(
      db,
    )
    await run()
    expect(await notified(expert)).toEqual(['EXPERT_JOB_DUE'])
  })

  test('that was missed is left out once a later one is due', async () => {
    await sql`update project_trackpoint set due_on = due_on - 3 where id = ${taskId}`.execute(portal.db)
    await create({ days: 1 })
    await create({ timing: 'ON_DAY', days: 0 })
    await run()
    await run()
    expect(await notified(leader)).toEqual(['TASK_DUE'])
  })

  test('of the accelerator does not repeat a reminder of the portal, nor the reverse', async () => {
    await sql`update project_trackpoint set due_on = due_on - 2 where id = ${taskId}`.execute(portal.db)
    await run()
    await create({ days: 1 })
    await run()
    await sql`delete from reminder_rule where accelerator_id = ${accelerator.id}`.execute(portal.db)
    await run()
    expect(await notified(leader)).toEqual(['TASK_DUE'])
  })

  test('reaches any number of people in one run', async () => {
    const guest = await portal.make.person()
    await sql`
      insert into team_invitation (accelerator_id, email, person_uid, status, created_by, role, expires_at, created_at)
      select ${accelerator.id}, 'many' || n || ${guest.email}, ${guest.uid}, 'SENT', ${admin.uid}, 'EXP',
        now() + interval '2 days', now() - interval '9 days' from generate_series(1, 201) n`.execute(
      portal.db,
    )
    await run()
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from reminder_sent_to n join team_invitation i on n.object = 'invitation:' || i.id
      where i.person_uid = ${guest.uid}`.execute(portal.db)
    expect(rows).toEqual([{ count: 201 }])
  })

  test('says nothing of a task begun within half a day, nor to a blocked tracker', async () => {
    const { make, db } = portal
    const tracker = await make.member({ accelerator, role: 'TRC' })
    await sql`update project_track set tracker_uid = ${tracker.uid}
      where id = (select project_track_id from project_trackpoint where id = ${taskId})`.execute(db)
    await create({ audiences: ['ASSIGNED', 'TRACKER'] })
    await sql`update project_trackpoint set state_changed_at = now() where id = ${taskId}`.execute(db)
    await run()
    expect(await notified(leader)).toEqual([])
    await sql`update accelerator_member set blocked = true where person_uid = ${tracker.uid}`.execute(db)
    await sql`update project_trackpoint set state_changed_at = now() - interval '2 days' where id = ${taskId}`.execute(
      db,
    )
    await run()
    expect(await notified(leader)).toEqual(['TASK_DUE'])
    expect(await notified(tracker)).not.toContain('TASK_DUE')
  })

  test('of the portal does not remind a whole accelerator of its own task; one of its own does', async () => {
    const { db } = portal
    await sql`update trackpoint set performer = 'ACCELERATOR'
      where id = (select trackpoint_id from project_trackpoint where id = ${taskId})`.execute(db)
    await sql`update project_trackpoint set due_on = due_on - 2 where id = ${taskId}`.execute(db)
    await run()
    expect(await notified(admin)).toEqual([])
    await create({ days: 1 })
    await run()
    expect(await notified(admin)).toEqual(['TASK_DUE'])
  })

  test('does not notify an administrator in the project’s team who reviews it', async () => {
    const { make, db } = portal
    const expert = await make.member({ accelerator, role: 'EXP' })
    const other = await make.member({ accelerator, role: 'ACC', admin: true })
    await sql`
      insert into expert_job (accelerator_id, task_id, expert_uid, client_uid, result_type, due_on, created_at)
      values (${accelerator.id}, ${taskId}, ${expert.uid}, ${other.uid}, 'COMMENTS',
        (now() at time zone ${afternoon()})::date + 1, now() - interval '9 days')`.execute(db)
    await create({ kind: 'REVIEW', days: 1, audiences: ['TEAM'] })
    expect((await plan()).map(({ kind }) => kind)).toContain('REVIEW')
    await sql`insert into project_member (project_id, person_uid)
      select q.project_id, ${admin.uid} from project_trackpoint w join project_track q on q.id = w.project_track_id
      where w.id = ${taskId}`.execute(db)
    expect((await plan()).map(({ kind }) => kind)).not.toContain('REVIEW')
    await run()
    expect(await notified(admin)).not.toContain('EXPERT_REVIEW_DUE')
    expect(await notified(other)).toContain('EXPERT_REVIEW_DUE')
  })

  test('notifies a client of a late review also after days without reminders', async () => {
    const { make, db } = portal
    const expert = await make.member({ accelerator, role: 'EXP' })
    await sql`
      insert into expert_job (accelerator_id, task_id, expert_uid, client_uid, result_type, due_on, created_at)
      values (${accelerator.id}, ${taskId}, ${expert.uid}, ${admin.uid}, 'COMMENTS',
        (now() at time zone ${afternoon()})::date - 6, now() - interval '9 days')`.execute(db)
    await run()
    expect(await notified(admin)).toContain('EXPERT_JOB_LATE')
    expect(await notified(expert)).not.toContain('EXPERT_JOB_DUE')
  })

  test('that is switched off during the run is not followed', async () => {
    const { db } = portal
    await create()
    let running: Promise<void> | undefined
    await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(hashtext('reminders'), hashtext('TASK'))`.execute(tx)
      running = run()
      const waiting = async () =>
        (
          await sql<{ count: number }>`
            select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
              and database = (select oid from pg_database where datname = current_database())`.execute(db)
        ).rows[0]?.count
      await expect.poll(waiting).toBe(1)
      await sql`update reminder_rule set active = false where accelerator_id = ${accelerator.id}`.execute(db)
    })
    await running
    expect(await notified(leader)).toEqual([])
  })

  test('does not repeat a reminder of a worker of the previous version', async () => {
    const { make, db } = portal
    const expert = await make.member({ accelerator, role: 'EXP' })
    await sql`
      insert into expert_job (accelerator_id, task_id, expert_uid, client_uid, result_type, due_on, created_at, reminded_days)
      values (${accelerator.id}, ${taskId}, ${expert.uid}, ${admin.uid}, 'COMMENTS',
        (now() at time zone ${afternoon()})::date + 1, now() - interval '9 days', 1)`.execute(db)
    await run()
    expect(await notified(expert)).not.toContain('EXPERT_JOB_DUE')
  })

  test.each([
    [{ kind: 'EVENT', audiences: ['TRACKER'] }, { audiences: 'NOBODY_TO_REMIND' }],
    [{ kind: 'INTAKE', timing: 'AFTER', audiences: ['TEAM'] }, { audiences: 'NOBODY_TO_REMIND' }],
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
