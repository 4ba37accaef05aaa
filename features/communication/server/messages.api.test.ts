import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { findAddressees, sendMessage } from '../contract/message.endpoints.ts'
import {
  getNotification,
  listNotifications,
  replyToNotification,
} from '../contract/notification.endpoints.ts'
import { messageLimit, maxRecipients } from '../domain/message-limits.ts'

type Who =
  | 'leader'
  | 'mate'
  | 'tracker'
  | 'idleTracker'
  | 'team'
  | 'expert'
  | 'mentor'
  | 'idleMentor'
  | 'stranger'
  | 'foreignTeam'
  | 'admin'

let portal: TestPortal
let people: Record<Who, Person>
let accelerator: Accelerator
let project: { id: number }
let keys: Record<Who | 'project' | 'accelerator', string>

const names: Record<Who, string> = {
  leader: 'Аистова',
  mate: 'Беркутов',
  tracker: 'Воронова',
  idleTracker: 'Гусев',
  team: 'Дроздова',
  expert: 'Жаворонков',
  mentor: 'Лебедева',
  idleMentor: 'Малиновкин',
  stranger: 'Зимородок',
  foreignTeam: 'Иволга',
  admin: 'Кречетов',
}

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator({ name: 'Птичий двор' })
  const foreign = await make.accelerator({ name: 'Чужой двор' })
  people = {
    leader: await make.person(),
    mate: await make.person(),
    tracker: await make.member({ accelerator, role: 'TRC' }),
    idleTracker: await make.member({ accelerator, role: 'TRC' }),
    team: await make.member({ accelerator, role: 'ACC' }),
    expert: await make.member({ accelerator, role: 'EXP' }),
    mentor: await make.member({ accelerator, role: 'MNT' }),
    idleMentor: await make.member({ accelerator, role: 'MNT' }),
    stranger: await make.person(),
    foreignTeam: await make.member({ accelerator: foreign, role: 'ACC' }),
    admin: await make.person({ roles: ['ADMIN'] }),
  }
  for (const [who, { uid }] of Object.entries(people))
    await portal.db
      .updateTable('person')
      .set({ last_name: names[who as Who], first_name: 'Анна', middle_name: '' })
      .where('uid', '=', uid)
      .execute()
  project = await make.project({ leader: people.leader, members: [people.mate], name: 'Скворечник' })
  await make.task({
    project: project as never,
    track: await make.track({ accelerator }),
    tracker: people.tracker,
  })
  for (const [who, status] of [
    ['mentor', 'AGREED'],
    ['idleMentor', 'ENDED'],
  ] as const) {
    const { id } = await insertOne(portal.db, 'mentor', { person_uid: people[who].uid })
    await insertOne(portal.db, 'project_mentor', {
      project_id: project.id,
      mentor_id: id,
      accelerator_id: accelerator.id,
      by_team: false,
      status,
    })
  }
  keys = {
    ...(Object.fromEntries(Object.entries(people).map(([who, { uid }]) => [who, `person:${uid}`])) as Record<
      Who,
      string
    >),
    project: `project:${project.id}`,
    accelerator: `accelerator:${accelerator.id}`,
  }
})

const write = (by: Who, to: string) =>
  portal.as(people[by]).call(sendMessage, { body: { to, subject: 'Созвон', body: 'Когда удобно?' } })

const found = async (by: Who, query: { findText?: string; to?: string } = {}) => {
  const { status, body } = await portal.as(people[by]).call(findAddressees, { query })
  expect(status).toBe(200)
  return body['items'] as { to: string; kind: string; name: string }[]
}

const mentors = ['mentor', 'idleMentor'] as const

/** Allowed recipients per author; all other pairs are refused. */
const mayWrite: Record<Who, readonly (Who | 'project' | 'accelerator')[]> = {
  leader: ['mate', 'tracker', 'team', 'mentor', 'project', 'accelerator'],
  mate: ['leader', 'tracker', 'team', 'mentor', 'project', 'accelerator'],
  tracker: ['leader', 'mate', 'idleTracker', 'team', 'expert', ...mentors, 'project', 'accelerator'],
  idleTracker: ['tracker', 'team', 'expert', ...mentors, 'accelerator'],
  team: ['leader', 'mate', 'tracker', 'idleTracker', 'expert', ...mentors, 'project', 'accelerator'],
  expert: ['tracker', 'idleTracker', 'team', ...mentors, 'accelerator'],
  mentor: [
    'leader',
    'mate',
    'tracker',
    'idleTracker',
    'team',
    'expert',
    'idleMentor',
    'project',
    'accelerator',
  ],
  // Who no longer accompanies the team is a colleague in the accelerator only.
  idleMentor: ['tracker', 'idleTracker', 'team', 'expert', 'mentor', 'accelerator'],
  stranger: [],
  foreignTeam: [],
  admin: [
    'leader',
    'mate',
    'tracker',
    'idleTracker',
    'team',
    'expert',
    ...mentors,
    'stranger',
    'foreignTeam',
    'project',
    'accelerator',
  ],
}

describe.each(Object.keys(mayWrite) as Who[])('%s', (by) => {
  test('writes to the people one works with, and finds nobody else', async () => {
    const all = Object.keys(keys) as (keyof typeof keys)[]
    const statuses = await Promise.all(
      all.map(async (to) => [to, (await write(by, keys[to])).status] as const),
    )
    const may = statuses.filter(([, status]) => status === 200).map(([to]) => to)
    expect(may.toSorted()).toEqual([...mayWrite[by]].toSorted())
    const refused = statuses.filter(([to]) => !mayWrite[by].includes(to as Who))
    expect(refused.filter(([, status]) => status !== 404)).toEqual([])
  })

  test('is offered the same by name', async () => {
    for (const to of Object.keys(keys) as (keyof typeof keys)[]) {
      const name = to === 'project' ? 'скворечник' : to === 'accelerator' ? 'птичий' : names[to]
      const offered = (await found(by, { findText: name })).map((one) => one.to)
      expect(offered.includes(keys[to]), `${by} → ${to}`).toBe(mayWrite[by].includes(to as Who))
      expect((await found(by, { to: keys[to] })).map((one) => one.to)).toEqual(
        mayWrite[by].includes(to as Who) ? [keys[to]] : [],
      )
    }
  })
})

test('without a text the nearest are offered, a tracker as such, and nobody is found by an address', async () => {
  const known = new Set(Object.values(keys))
  const near = (await found('leader')).filter(({ to }) => known.has(to))
  expect(near.map(({ to, kind }) => [to, kind])).toEqual([
    [keys.mate, 'person'],
    [keys.tracker, 'tracker'],
    [keys.team, 'person'],
    [keys.mentor, 'person'],
    [keys.project, 'project'],
    [keys.accelerator, 'accelerator'],
  ])
  expect((await found('team')).map(({ to }) => to)).toEqual(
    expect.arrayContaining([keys.leader, keys.project]),
  )
  expect(await found('stranger')).toEqual([])
  expect(await found('team', { findText: people.leader.email })).toEqual([])
})

const inbox = async (by: Who, folder: 'incoming' | 'outgoing' = 'incoming') =>
  (await portal.as(people[by]).call(listNotifications, { query: { folder } })).body['items'] as {
    id: number
    subject: string
    link: string
    threadId: number
    actions: string[]
  }[]

test('everybody of a team gets a message of their own, and an answer goes on with its thread', async () => {
  const { body } = await portal
    .as(people.tracker)
    .call(sendMessage, { body: { to: keys.project, subject: 'Демо-день', body: 'Готовимся.' } })
  expect(body).toEqual({ recipients: 2 })
  const [received] = await inbox('mate')
  expect(received).toMatchObject({ subject: 'Демо-день', link: `/bch/view/project-details?id=${project.id}` })
  await portal
    .as(people.mate)
    .call(replyToNotification, { body: { notificationId: received!.id, body: 'Готовы.' } })
  const [answer] = await inbox('tracker')
  expect(answer).toMatchObject({ subject: 'Re: Демо-день', threadId: received!.threadId })
  const { body: opened } = await portal
    .as(people.tracker)
    .call(getNotification, { query: { notificationId: String(answer!.id) } })
  expect(opened['thread']).toHaveLength(2)
  const mailed = portal.db.selectFrom('notification').select('mail_waiting').where('id', '=', received!.id)
  expect(await mailed.execute()).toEqual([{ mail_waiting: true }])
})

test('a blocked person gets nothing, and a message without a recipient has an error at its field', async () => {
  const gone = await portal.make.person({ status: 'B' })
  expect((await write('admin', `person:${gone.uid}`)).status).toBe(404)
  for (const to of ['', 'person:1', 'project:x', 'accelerator:0', `person:${gone.uid}'--`])
    expect(await write('admin', to)).toMatchObject({ status: 400, body: { fields: { to: 'INVALID' } } })
})

test.each([
  ['Вопрос\r\nBcc: all@example.com', 'SEVERAL_LINES'],
  ['Вопрос\u2028ещё', 'SEVERAL_LINES'],
  ['Счёт \u202excod.exe', 'TURNED_TEXT'],
  ['x'.repeat(10_240), 'TOO_LONG'],
  ['\u200b\u2060', 'REQUIRED'],
  ['\u202e', 'REQUIRED'],
  ['\u3164', 'REQUIRED'],
])('the subject %j is refused at its field, and nothing is sent', async (subject, fault) => {
  const before = (await inbox('tracker')).length
  const answer = await portal
    .as(people.leader)
    .call(sendMessage, { body: { to: keys.tracker, subject, body: 'Текст' } })
  expect(answer).toMatchObject({ status: 400, body: { fields: { subject: fault } } })
  expect(await inbox('tracker')).toHaveLength(before)
})

test('a text that reads in another order than it is written is refused at its field', async () => {
  const answer = await portal
    .as(people.leader)
    .call(sendMessage, { body: { to: keys.tracker, subject: 'Счёт', body: 'Оплатите \u202e0001' } })
  expect(answer).toMatchObject({ status: 400, body: { fields: { body: 'TURNED_TEXT' } } })
})

test('a person one works with is found among thousands of namesakes', async () => {
  await sql`insert into person (uid, email, last_name, first_name)
    select gen_random_uuid(), 'namesake-' || n || '@example.com', ${names.mate}, 'Анна' from generate_series(1, 2100) n`.execute(
    portal.db,
  )
  expect((await found('leader', { findText: names.mate })).map(({ to }) => to)).toEqual([keys.mate])
  expect(await found('stranger', { findText: names.mate })).toEqual([])
})

test('a message that would not reach all of a team reaches nobody, and says so at its field', async () => {
  const crowded = await portal.make.accelerator({ name: 'Стая' })
  const writer = await portal.make.member({ accelerator: crowded, role: 'TRC' })
  await sql`with flock as (insert into person (uid, email, last_name, first_name)
      select gen_random_uuid(), 'starling-' || n || '@example.com', 'Скворец', 'Павел'
      from generate_series(0, ${maxRecipients}::int) n returning uid)
    insert into accelerator_member (accelerator_id, person_uid, role) select ${crowded.id}, uid, 'ACC' from flock`.execute(
    portal.db,
  )
  const send = () =>
    portal.as(writer).call(sendMessage, {
      body: { to: `accelerator:${crowded.id}`, subject: 'Всем', body: 'Здравствуйте.' },
    })
  expect(await send()).toMatchObject({ status: 400, body: { fields: { to: 'TOO_MANY' } } })
  await sql`delete from accelerator_member where accelerator_id = ${crowded.id} and person_uid =
    (select uid from person where email = 'starling-0@example.com')`.execute(portal.db)
  expect(await send()).toMatchObject({ status: 200, body: { recipients: maxRecipients } })
})

test('nobody answers an erased account', async () => {
  const other = await portal.make.person()
  await portal.make.project({ leader: people.leader, members: [other] })
  await portal.as(other).call(sendMessage, { body: { to: keys.leader, subject: 'Прощание', body: 'Ухожу.' } })
  await sql`update person set erased_at = now(), status = 'B' where uid = ${other.uid}`.execute(portal.db)
  const [received] = await inbox('leader')
  expect(received!.actions).not.toContain('reply')
  const reply = portal
    .as(people.leader)
    .call(replyToNotification, { body: { notificationId: received!.id, body: 'Удачи.' } })
  expect((await reply).status).toBe(403)
})

test('an hour has a limit, answers among them', async () => {
  const { make } = portal
  const chatty = await make.person()
  await make.project({ leader: chatty, members: [people.stranger] })
  await portal.db
    .insertInto('rate_limit')
    .values({
      key: `messages:${chatty.uid}`,
      hits: messageLimit.hits,
      resets_at: new Date(Date.now() + 3_600_000).toISOString(),
    })
    .execute()
  const refused = await portal
    .as(chatty)
    .call(sendMessage, { body: { to: keys.stranger, subject: 'Ещё', body: 'Одно.' } })
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'MESSAGE_LIMIT', params: { limit: messageLimit.hits } },
  })
})
