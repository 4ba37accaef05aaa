import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { List } from '#platform/contract/list.ts'
import { everyEndpoint } from '../../../tests/support/endpoints.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { makeEventInvitation } from '../../../tests/support/held-events.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { createMailNotificationsJob } from '../../communication/server/mail-notifications.job.ts'
import { invitationStates, type InvitationState } from '../../events/domain/states.ts'
import * as contract from '../contract/mass-message.endpoints.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { forgetMassDrafts } from './forget-drafts.job.ts'
import { instantOf } from './instant-of.ts'
import { sendMassMessages } from './send-mass-message.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let team: Person
let tracker: Person
let outsider: Person
let leaders: Person[]

const inAccelerator = () => ({ 'accelerator-id': String(accelerator.id) })

beforeAll(async () => {
  portal = await openPortal()
  outsider = await portal.make.person()
})

beforeEach(async () => {
  const { make } = portal
  accelerator = await make.accelerator()
  team = await make.member({ accelerator, role: 'ACC' })
  tracker = await make.member({ accelerator, role: 'TRC' })
  const track = await make.track({ accelerator })
  leaders = await Promise.all([1, 2, 3].map(() => make.person()))
  for (const leader of leaders) await make.request({ track, project: await make.project({ leader }) })
  // This leader has two projects, but gets the message once.
  await make.request({ track, project: await make.project({ leader: leaders[0]! }) })
  await sql`insert into notice_setting (person_uid, kind, channel) values (${leaders[1]!.uid}, 'ACCELERATORS', 'OFF')`.execute(
    portal.db,
  )
})

const plan = (given: object = {}, by = team) =>
  portal.as(by).send(contract.planMassMessage, {
    headers: inAccelerator(),
    body: { list: 'listProjectsInWork', search: '', audience: 'LEADERS', ...given },
  })
const planned = async () => (await plan()).body['id'] as number
const get = async (id: number, by = team) =>
  portal.as(by).send(contract.getMassMessage, { query: { messageId: String(id) } })
const recipients = async (id: number) =>
  (await portal.as(team).send(contract.listMassRecipients, { query: { messageId: String(id) } })).body[
    'items'
  ] as { id: number; name: string; project: string; state: string; leftOut: string | null }[]
const words = (id: number, given: object = {}) => ({
  messageId: id,
  version: 1,
  subject: 'News for {{project}}',
  body: 'Dear {{name}}, {{accelerator}} writes.',
  when: 'NOW',
  day: null,
  time: null,
  clock: 'MINE',
  timeZone: 'Europe/Moscow',
  ...given,
})
const send = (id: number, given: object = {}, by = team) =>
  portal.as(by).send(contract.sendMassMessage, { body: words(id, given) })
const run = (id: number) =>
  sendMassMessages.run({ db: portal.db, signal: new AbortController().signal } as never, { messageId: id })
const inboxOf = async (person: Person) =>
  (
    await sql<{ subject: string; body: string }>`
      select subject, body from notification where recipient_uid = ${person.uid} and code = 'MASS_MESSAGE'`.execute(
      portal.db,
    )
  ).rows

describe('a dry run', () => {
  test('freezes who gets it and who does not, and why', async () => {
    const id = await planned()
    await portal.make.request({
      track: await portal.make.track({ accelerator }),
      project: await portal.make.project(),
    })
    const all = await recipients(id)
    expect(all.map(({ state, leftOut }) => leftOut ?? state).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'SWITCHED_OFF',
      'WAITING',
      'WAITING',
    ])
    expect((await get(id)).body).toMatchObject({
      state: 'DRAFT',
      recipients: 2,
      leftOut: 1,
      actions: ['send', 'delete'],
    })
    expect(await inboxOf(leaders[0]!)).toEqual([])
  })

  test('reaches teams that requested an event or came, not those that were invited, declined or withdrew', async () => {
    const people = { team } as never
    const leaderOf = async (status: InvitationState) => {
      const leader = await portal.make.person()
      const project = await portal.make.project({ leader })
      await makeEventInvitation({ db: portal.db, people, accelerator }, project.id, status)
      return leader.uid
    }
    const expected: string[] = []
    for (const state of invitationStates) {
      const uid = await leaderOf(state)
      if (['REQUESTED', 'WAITING', 'OFFERED', 'ACCEPTED', 'ATTENDED', 'MISSED'].includes(state))
        expected.push(uid)
    }
    const id = (await plan({ list: 'listEventRequests' })).body['id'] as number
    const { rows } = await sql<{ uid: string }>`
      select person_uid as uid from mass_message_recipient where message_id = ${id}`.execute(portal.db)
    expect(rows.map(({ uid }) => uid).toSorted()).toEqual(expected.toSorted())
  })

  const peopleOf = async (id: number): Promise<string[]> => {
    const { rows } = await sql<{ uid: string }>`
      select person_uid as uid from mass_message_recipient where message_id = ${id}`.execute(portal.db)
    return rows.map(({ uid }) => uid).toSorted()
  }

  test('reaches the projects that come to one of the accelerator’s events, not the invited, and of nobody else’s event', async () => {
    const leader = await portal.make.person()
    const project = await portal.make.project({ leader })
    const people = { team } as never
    const own = await makeEventInvitation({ db: portal.db, people, accelerator }, project.id, 'ACCEPTED')
    const list = { list: 'listEventProjects', search: `eventId=${own.event_id}` }
    expect(await peopleOf((await plan(list)).body['id'] as number)).toEqual([leader.uid])
    for (const status of ['INVITED', 'DECLINED'] as const) {
      await portal.db.updateTable('event_invitation').set({ status }).where('id', '=', own.id).execute()
      expect(await peopleOf((await plan(list)).body['id'] as number)).toEqual([])
    }
    // The same person works for another accelerator: its events are written to in its name only.
    const other = await portal.make.accelerator()
    await sql`insert into accelerator_member (accelerator_id, person_uid, role)
      values (${other.id}, ${team.uid}, 'ACC')`.execute(portal.db)
    const at = { db: portal.db, people, accelerator: other }
    const foreign = await makeEventInvitation(at, project.id, 'ACCEPTED')
    const audience = { list: 'listEventProjects', search: `eventId=${foreign.event_id}` }
    expect(await peopleOf((await plan(audience)).body['id'] as number)).toEqual([])
  })

  test('reaches the accelerator’s mentors of projects, who mentor or are asked', async () => {
    const mentorOf = async (status: 'ASKED' | 'AGREED' | 'ENDED', at: { id: number } = accelerator) => {
      const mentor = await portal.make.member({ accelerator: at as Accelerator, role: 'MNT' })
      const { id } = await insertOne(portal.db, 'mentor', { person_uid: mentor.uid })
      const project = await portal.make.project()
      await insertOne(portal.db, 'project_mentor', {
        project_id: project.id,
        mentor_id: id,
        accelerator_id: at.id,
        by_team: false,
        status,
      })
      return mentor.uid
    }
    const reached = [await mentorOf('AGREED'), await mentorOf('ASKED')]
    await mentorOf('ENDED')
    const other = await portal.make.accelerator()
    await sql`insert into accelerator_member (accelerator_id, person_uid, role)
      values (${other.id}, ${team.uid}, 'ACC')`.execute(portal.db)
    await mentorOf('AGREED', other)
    const { body } = await plan({ list: 'listProjectMentors', audience: 'PEOPLE' })
    expect(await peopleOf(body['id'] as number)).toEqual(reached.toSorted())
  })

  test('is narrowed as the list is', async () => {
    const { body } = await plan({ search: 'findText=nothing-is-called-so' })
    expect((await get(body['id'] as number)).body).toMatchObject({ recipients: 0, actions: ['delete'] })
    expect((await plan({ search: 'sorting=NOPE' })).body['fields']).toEqual({ search: 'INVALID' })
    expect((await plan({ audience: 'PEOPLE' })).body['fields']).toEqual({ audience: 'NOT_IN_LIST' })
    for (const list of ['listMassMessages', 'toString', 'listExpertJobs'])
      expect((await plan({ list })).body['fields']).toEqual({ list: 'NOT_IN_LIST' })
  })

  test('leaves out those whose email bounces, also when they fail to be reached again', async () => {
    await sql`insert into bounced_address (address) values (${leaders[2]!.email})`.execute(portal.db)
    const id = await planned()
    const states = (await recipients(id)).map(({ state, leftOut }) => leftOut ?? state)
    expect(states.toSorted((a, b) => a.localeCompare(b))).toEqual(['BOUNCED', 'SWITCHED_OFF', 'WAITING'])
  })

  test('reaches the accelerator’s own members, and nobody who is only invited', async () => {
    const invited = await portal.make.person()
    await sql`
      insert into team_invitation (accelerator_id, email, person_uid, status, created_by, role, chosen)
      values (${accelerator.id}, ${invited.email}, ${invited.uid}, 'SENT', ${team.uid}, 'EXP', true)`.execute(
      portal.db,
    )
    const admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
    const ofTeam = { list: 'listAcceleratorTeam', audience: 'PEOPLE' }
    // A list is read with the sender's permissions: this one is the administrators' alone.
    expect((await plan(ofTeam)).status).toBe(403)
    const id = (await plan(ofTeam, admin)).body['id'] as number
    const { rows } = await sql<{ uid: string }>`
      select person_uid as uid from mass_message_recipient where message_id = ${id}`.execute(portal.db)
    expect(rows.map(({ uid }) => uid).toSorted()).toEqual([admin.uid, team.uid, tracker.uid].toSorted())
    expect((await plan({ list: 'listTrackerWork', audience: 'PEOPLE' })).status).toBe(200)
    expect((await plan({ list: 'listTrackerWork', audience: 'TEAMS' })).body['fields']).toEqual({
      audience: 'NOT_IN_LIST',
    })
  })

  test('is of each list that declares its recipients, and each has a name', () => {
    const declared = everyEndpoint.flatMap(({ endpoint: one }) =>
      'list' in one && (one as unknown as List).list.recipients ? [one.name] : [],
    )
    expect(declared.toSorted()).toEqual([
      'listAcceleratorTeam',
      'listEventProjects',
      'listEventRequests',
      'listExperts',
      'listProjectMentors',
      'listProjectsInWork',
      'listSummaryProjects',
      'listTrackerWork',
      'listWorkTasks',
    ])
    for (const texts of [ru, en]) expect(Object.keys(texts.lists).toSorted()).toEqual(declared.toSorted())
  })

  test('is the team’s and trackers’, and nobody sees another’s', async () => {
    expect((await plan({}, outsider)).status).toBe(403)
    const id = await planned()
    expect((await get(id, outsider)).status).toBe(404)
    expect((await get(id, tracker)).status).toBe(404)
    expect((await send(id, {}, outsider)).status).toBe(404)
    const own = (await plan({}, tracker)).body['id'] as number
    expect((await get(own, tracker)).status).toBe(200)
    expect((await get(own, team)).status).toBe(200)
  })
})

describe('sending', () => {
  test('gives each their own words, once, however often the job runs', async () => {
    const id = await planned()
    expect((await send(id)).body).toMatchObject({ state: 'SENDING' })
    await Promise.all([run(id), run(id)])
    await run(id)
    const [first] = await inboxOf(leaders[0]!)
    expect(first!.subject).toMatch(/^News for «.+», «.+»$/)
    expect(first!.body).toBe(`Dear ${leaders[0]!.first_name}, ${accelerator.name} writes.`)
    expect(await inboxOf(leaders[0]!)).toHaveLength(1)
    expect(await inboxOf(leaders[1]!)).toHaveLength(0)
    expect((await get(id)).body).toMatchObject({ state: 'SENT', sent: 2, actions: [] })
    expect((await send(id, { version: 2 })).body).toMatchObject({ code: 'STATE_CHANGED' })
  })

  test('leaves out who has switched it off since', async () => {
    const id = await planned()
    await send(id)
    await sql`insert into notice_setting (person_uid, kind, channel) values (${leaders[2]!.uid}, 'ACCELERATORS', 'OFF')`.execute(
      portal.db,
    )
    await run(id)
    expect(await inboxOf(leaders[2]!)).toHaveLength(0)
    expect((await get(id)).body).toMatchObject({ state: 'SENT', sent: 1, leftOut: 2 })
  })

  test('goes out no more once the accelerator has lost its approval, nor when it has it again', async () => {
    const id = await planned()
    expect((await send(id)).status).toBe(200)
    const before = (await inboxOf(leaders[0]!)).length
    const approve = (approval: 'REJECTED' | 'COORDINATED') =>
      portal.db.updateTable('accelerator').set({ approval }).where('id', '=', accelerator.id).execute()
    await approve('REJECTED')
    await run(id)
    await approve('COORDINATED')
    await run(id)
    expect(await inboxOf(leaders[0]!)).toHaveLength(before)
    expect((await get(id)).body).toMatchObject({ state: 'STOPPED', sent: 0 })
  })

  test.each(['left', 'was blocked there', 'was blocked on the portal'])(
    'goes out no more once who sent it %s',
    async (how) => {
      const id = await planned()
      // Another member may send the draft of an author who left. The message then belongs to the sender.
      const sender = await portal.make.member({ accelerator, role: 'TRC_TEAM' })
      expect((await send(id, {}, sender)).status).toBe(200)
      const { db } = portal
      if (how === 'left')
        await db.deleteFrom('accelerator_member').where('person_uid', '=', sender.uid).execute()
      else if (how === 'was blocked there')
        await db
          .updateTable('accelerator_member')
          .set({ blocked: true })
          .where('person_uid', '=', sender.uid)
          .execute()
      else await db.updateTable('person').set({ status: 'B' }).where('uid', '=', sender.uid).execute()
      await run(id)
      await run(id)
      expect(await inboxOf(leaders[0]!)).toEqual([])
      expect((await get(id)).body).toMatchObject({ state: 'STOPPED', sent: 0 })
      const { rows: notified } = await sql<{ code: string; link: string }>`
        select code, link from notification where recipient_uid = ${team.uid}`.execute(db)
      expect(notified).toEqual([
        { code: 'MASS_MESSAGE_STOPPED', link: `/bch/view/mass-messages/message?messageId=${id}` },
      ])
      const { rows: entries } = await sql<{ action: string; actor: string | null }>`
        select action, actor_uid as actor from audit_entry
        where subject = 'mass_message' and subject_id = ${String(id)} order by id desc limit 1`.execute(db)
      expect(entries).toEqual([{ action: 'stop', actor: null }])
    },
  )

  test('waits for its time, and is stopped', async () => {
    const id = await planned()
    expect((await send(id, { when: 'LATER' })).body['fields']).toEqual({ day: 'REQUIRED', time: 'REQUIRED' })
    expect((await send(id, { when: 'LATER', day: '2020-01-01', time: '09:00' })).body['fields']).toEqual({
      day: 'DATE_IN_PAST',
    })
    expect((await send(id, { when: 'LATER', day: '2100-01-01', time: '09:00' })).body['fields']).toEqual({
      day: 'DATE_TOO_FAR',
    })
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    const later = { when: 'LATER', day: inAMonth, time: '09:00', clock: 'THEIRS' }
    expect((await send(id, later)).body).toMatchObject({ state: 'PLANNED' })
    await run(id)
    expect((await get(id)).body).toMatchObject({
      state: 'PLANNED',
      sent: 0,
      nextAt: `${inAMonth}T06:00:00Z`,
    })
    const stop = await portal.as(team).send(contract.stopMassMessage, { body: { messageId: id, version: 2 } })
    expect(stop.body).toMatchObject({ state: 'STOPPED' })
    await sql`update mass_message_recipient set due_at = now() where message_id = ${id}`.execute(portal.db)
    await run(id)
    expect(await inboxOf(leaders[0]!)).toEqual([])
  })

  test('goes out at the time of each recipient’s own zone', async () => {
    const zones = { [leaders[0]!.uid]: 'Australia/Sydney', [leaders[2]!.uid]: 'America/New_York' }
    for (const [uid, zone] of Object.entries(zones))
      await sql`insert into notice_time (person_uid, time_zone) values (${uid}, ${zone})`.execute(portal.db)
    const id = await planned()
    const day = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10)
    expect((await send(id, { when: 'LATER', day, time: '09:30', clock: 'THEIRS' })).status).toBe(200)
    const { rows } = await sql<{ uid: string; at: string }>`
      select person_uid as uid, due_at as at from mass_message_recipient
      where message_id = ${id} and left_out is null`.execute(portal.db)
    expect(rows).toHaveLength(2)
    // Compared by the time zone data of JavaScript, not by that of the database.
    for (const { uid, at } of rows) {
      const clock = new Intl.DateTimeFormat('sv-SE', {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone: zones[uid]!,
      })
      expect(clock.format(new Date(at))).toBe(`${day} 09:30`)
    }
  })

  test.each([
    ['2027-01-15 09:00', '2027-01-15T14:00:00.000Z'],
    ['2027-07-15 09:00', '2027-07-15T13:00:00.000Z'],
    // The clock goes from 2:00 to 3:00, and back from 2:00 to 1:00: such a time is sent once, within that hour.
    ['2027-03-14 02:30', '2027-03-14T07:30:00.000Z'],
    ['2027-11-07 01:30', '2027-11-07T06:30:00.000Z'],
  ])('%s in New York is %s, in summer and winter', async (local, instant) => {
    const { rows } = await sql<{ at: string }>`
      select ${instantOf(local, sql`'America/New_York'`)} as at`.execute(portal.db)
    expect(new Date(rows[0]!.at).toISOString()).toBe(instant)
  })

  test('names the people that the email did not reach, to write to them again', async () => {
    const id = await planned()
    await send(id)
    await run(id)
    await createMailNotificationsJob({ publicUrl: 'https://portal.example' }).run(
      { db: portal.db } as never,
      { uids: leaders.map(({ uid }) => uid) },
    )
    await sql`update mail set status = 'FAILED', error = '550 <' || to_address || '>: no such user' where to_address = ${leaders[2]!.email}`.execute(
      portal.db,
    )
    expect((await get(id)).body).toMatchObject({ failed: 1, actions: ['again'] })
    // The author sees the reason of a failure, but no address.
    const failed = (await recipients(id)).find(({ state }) => state === 'EMAIL_FAILED')
    expect(failed).toMatchObject({ error: '550 <…>: no such user' })
    const again = await portal
      .as(team)
      .send(contract.repeatMassMessage, { body: { messageId: id, version: 2 } })
    const next = again.body['id'] as number
    expect((await get(next)).body).toMatchObject({
      state: 'DRAFT',
      recipients: 1,
      subject: 'News for {{project}}',
    })
    // A repeated click does not create a second draft.
    const twice = await portal
      .as(team)
      .send(contract.repeatMassMessage, { body: { messageId: id, version: 2 } })
    expect(twice.body).toMatchObject({ code: 'STATE_CHANGED' })
    await sql`update rate_limit set hits = 30 where key = ${`mass-message.plan:${team.uid}`}`.execute(
      portal.db,
    )
    const often = await portal
      .as(team)
      .send(contract.repeatMassMessage, { body: { messageId: id, version: 3 } })
    expect([often.status, often.body['code']]).toEqual([429, 'RATE_LIMITED'])
  })

  test('is not sent to a list of yesterday, and such a draft goes', async () => {
    const [old, fresh] = [await planned(), await planned()]
    await sql`update mass_message set created_at = now() - interval '25 hours' where id = ${old}`.execute(
      portal.db,
    )
    expect((await get(old)).body).toMatchObject({ actions: ['delete'] })
    expect((await send(old)).body).toMatchObject({ code: 'STATE_CHANGED' })
    await forgetMassDrafts.run({ db: portal.db } as never, {})
    expect([(await get(old)).status, (await get(fresh)).status]).toEqual([404, 200])
  })

  test('refuses what cannot be sent, at its field', async () => {
    const id = await planned()
    const wrong = async (given: object) => (await send(id, given)).body['fields']
    expect(await wrong({ subject: 'x'.repeat(10_240) })).toEqual({ subject: 'TOO_LONG' })
    expect(await wrong({ subject: 'a\r\nBcc: b@c.example' })).toEqual({ subject: 'SEVERAL_LINES' })
    expect(await wrong({ body: '{{secret}}' })).toEqual({ body: 'UNKNOWN_PLACEHOLDER' })
    expect(await wrong({ body: 'a \u202e b' })).toEqual({ body: 'TURNED_TEXT' })
  })

  test('is previewed for each recipient', async () => {
    const id = await planned()
    const one = (await recipients(id)).find(({ state }) => state === 'WAITING')
    const preview = await portal.as(team).send(contract.previewMassMessage, {
      body: { messageId: id, recipientId: one!.id, subject: 'To {{name}}', body: '{{project}}' },
    })
    expect(preview.body).toMatchObject({ name: one!.name })
    expect(preview.body['text']).toContain(one!.project.split(', ')[0])
    expect(preview.body['text']).toMatch(/вам написал акселератор|an accelerator that you work with/)
    // With the button and the line that stops such emails, as it is sent.
    expect(preview.body['text']).toMatch(/\/bch\/view\/notifications[\s\S]*\/unsubscribe/)
    const foreign = await portal.as(team).send(contract.previewMassMessage, {
      body: { messageId: await planned(), recipientId: one!.id, subject: 'x', body: 'y' },
    })
    expect(foreign.status).toBe(404)
  })

  test('reaches thousands in chunks', async () => {
    const id = await planned()
    await sql`
      insert into person (uid, email, last_name, first_name, middle_name, status)
      select gen_random_uuid(), 'mass' || n || '-' || ${id} || '@mail.example', 'Many', 'One', '', 'A' from generate_series(1, 2500) n`.execute(
      portal.db,
    )
    await sql`
      insert into mass_message_recipient (message_id, person_uid, params)
      select ${id}, uid, '{"name":"One"}' from person where email like ${`mass%-${id}@mail.example`}`.execute(
      portal.db,
    )
    await send(id)
    await run(id)
    expect((await get(id)).body).toMatchObject({ state: 'SENDING', sent: 2000 })
    await run(id)
    expect((await get(id)).body).toMatchObject({ state: 'SENT', sent: 2502 })
  })
})
