import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { createMailNotificationsJob } from '../../communication/server/mail-notifications.job.ts'
import { notifyOfEventInvitations, notifyOfHeldEvents } from './notify.subscribers.ts'

let portal: TestPortal
let admin: Person
let acceleratorId: number

const settings = { publicUrl: 'https://portal.example', mailOn: true, agenda: () => [] }

beforeAll(async () => {
  portal = await openPortal()
  const accelerator = await portal.make.accelerator()
  acceleratorId = accelerator.id
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

type Invited = { eventId: number; invitationId: number; leader: Person }

const invite = async (starts_at: string, ends_at: string, time_zone: string): Promise<Invited> => {
  const leader = await portal.make.person()
  const { id: project_id } = await portal.make.project({ leader })
  const { id: event_id } = await portal.db
    .insertInto('held_event')
    .values({
      accelerator_id: acceleratorId,
      name: 'Демо-день',
      kind: 'DEMO_DAY',
      place: 'Зал; второй этаж',
      link: 'https://meet.example/room',
      starts_at,
      ends_at,
      time_zone,
      status: 'PUBLISHED',
      created_by: admin.uid,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ id: number }>`
    insert into event_invitation (event_id, project_id, status) values (${event_id}, ${project_id}, 'INVITED')
    returning id`.execute(portal.db)
  return { eventId: event_id, invitationId: rows[0]!.id, leader }
}

let eventIds = 5_000_000

const raiseFor = async ({ eventId, invitationId }: Invited, name: string): Promise<void> => {
  const isMove = name.startsWith('EventInvitation')
  await (isMove ? notifyOfEventInvitations : notifyOfHeldEvents)(settings).run(
    { db: portal.db, log: portal.app.log },
    {
      id: (eventIds += 1),
      name,
      payload: { id: isMove ? invitationId : eventId },
      actorUid: null,
      acceleratorId,
      at: new Date().toISOString(),
    },
  )
}

const sendMails = ({ leader }: Invited): Promise<unknown> =>
  createMailNotificationsJob(settings).run({ db: portal.db } as never, { uids: [leader.uid] })

/** What the portal tells after something happened, as the email that goes out. */
const tell = async (invited: Invited, name: string) => {
  const { leader } = invited
  await raiseFor(invited, name)
  await sendMails(invited)
  const { rows } = await sql<{ attachments: { contentType: string; content: string }[] }>`
    select attachments from mail where to_address = ${leader.email} order by id desc limit 1`.execute(
    portal.db,
  )
  const [file] = rows[0]!.attachments
  const text = Buffer.from(file!.content, 'base64').toString()
  const calendar = new ICAL.Component(ICAL.parse(text) as string)
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  const vevent = calendar.getFirstSubcomponent('vevent')!
  const event = new ICAL.Event(vevent)
  return {
    type: file!.contentType,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: vevent.getFirstPropertyValue('status'),
    attendee: vevent.getFirstPropertyValue('attendee'),
    organizer: vevent.getFirstPropertyValue('organizer'),
    zone: vevent.getFirstProperty('dtstart')!.getParameter('tzid') ?? null,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    url: vevent.getFirstPropertyValue('url'),
  }
}

describe('emails notify calendars', () => {
  test('an invitation as tentative, a change under the same id with a higher number, and the end', async () => {
    const invited = await invite('2027-05-10T16:00:00Z', '2027-05-10T18:00:00Z', 'Europe/Berlin')
    const first = await tell(invited, 'EventInvitation:invite')
    expect(first).toMatchObject({
      type: 'text/calendar; charset=utf-8; method=REQUEST',
      method: 'REQUEST',
      sequence: 0,
      status: 'TENTATIVE',
      attendee: `MAILTO:${invited.leader.email}`,
      organizer: 'mailto:noreply@portal.example',
      zone: 'Europe/Berlin',
      // The link of an online event is sent only after acceptance.
      url: null,
    })
    await sql`update held_event set starts_at = starts_at + interval '1 hour', version = 2 where id = ${invited.eventId}`.execute(
      portal.db,
    )
    await sql`update event_invitation set status = 'ACCEPTED' where id = ${invited.invitationId}`.execute(
      portal.db,
    )
    const changed = await tell(invited, 'HeldEventChanged')
    expect(changed).toMatchObject({
      method: 'REQUEST',
      uid: first.uid,
      sequence: 1,
      status: 'CONFIRMED',
      start: '2027-05-10T17:00:00.000Z',
      url: 'https://meet.example/room',
    })
    await sql`update held_event set status = 'CANCELLED', reason = 'Зал закрыт', version = 3 where id = ${invited.eventId}`.execute(
      portal.db,
    )
    const ended = await tell(invited, 'HeldEventCancelled')
    expect(ended).toMatchObject({ method: 'CANCEL', uid: first.uid, sequence: 2, status: 'CANCELLED' })
  })

  test('only the newest entry of an event, in an email of its own, although it was read on the portal', async () => {
    const invited = await invite('2027-05-10T16:00:00Z', '2027-05-10T18:00:00Z', 'UTC')
    await raiseFor(invited, 'EventInvitation:invite')
    await raiseFor(invited, 'HeldEventCancelled')
    await sql`update notification set read_at = now() where recipient_uid = ${invited.leader.uid}`.execute(
      portal.db,
    )
    await sendMails(invited)
    const { rows } = await sql<{ attachments: { contentType: string }[] | null }>`
      select attachments from mail where to_address = ${invited.leader.email} order by id`.execute(portal.db)
    expect(rows.map(({ attachments }) => (attachments ?? []).map(({ contentType }) => contentType))).toEqual([
      ['text/calendar; charset=utf-8; method=CANCEL'],
    ])
  })

  test('an invitation that was withdrawn', async () => {
    const invited = await invite('2027-05-10T16:00:00Z', '2027-05-10T18:00:00Z', 'UTC')
    expect(await tell(invited, 'EventInvitation:withdraw')).toMatchObject({
      method: 'CANCEL',
      zone: null,
      start: '2027-05-10T16:00:00.000Z',
    })
  })

  test.each([
    // Over the night in which clocks go forward, over the one in which they go back, and where they never do.
    ['Europe/Berlin', '2027-03-28T00:30:00.000Z', '2027-03-28T02:30:00.000Z'],
    ['Europe/Berlin', '2027-10-30T22:30:00.000Z', '2027-10-31T02:30:00.000Z'],
    ['America/New_York', '2027-03-14T06:30:00.000Z', '2027-03-14T08:30:00.000Z'],
    ['America/New_York', '2027-11-07T04:30:00.000Z', '2027-11-07T07:30:00.000Z'],
    ['Australia/Lord_Howe', '2027-10-02T13:00:00.000Z', '2027-10-02T17:00:00.000Z'],
    ['Europe/Moscow', '2027-03-28T00:30:00.000Z', '2027-03-28T02:30:00.000Z'],
    ['Asia/Kathmandu', '2027-10-31T00:30:00.000Z', '2027-10-31T02:30:00.000Z'],
  ])('the same instants by the clock of %s: %s', async (zone, start, end) => {
    expect(await tell(await invite(start, end, zone), 'EventInvitation:invite')).toMatchObject({
      zone,
      start,
      end,
    })
  })
})
