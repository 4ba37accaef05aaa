import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { AgendaSource, Waiting } from '#platform/server/agenda/agenda-source.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { acceptTask, returnTask, startTask } from '../../participations/contract/task.endpoints.ts'
import { acceptInvitation } from '../../teams/contract/invitation.endpoints.ts'
import { getAgenda } from '../contract/agenda.endpoints.ts'
import { gatherAgenda } from './gather-agenda.ts'

type Agenda = ResponseOf<typeof getAgenda>

let portal: TestPortal
let accelerator: Awaited<ReturnType<TestPortal['make']['accelerator']>>
let people: Record<'founder' | 'team' | 'tracker' | 'foreignTeam' | 'administrator', Person>

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator({ time_zone: 'Asia/Yekaterinburg' })
  people = {
    founder: await make.person(),
    team: await make.member({ accelerator, role: 'ACC' }),
    tracker: await make.member({ accelerator, role: 'TRC' }),
    foreignTeam: await make.member({ accelerator: await make.accelerator(), role: 'ACC' }),
    administrator: await make.person({ roles: ['ADMIN'] }),
  }
})

const ask = async (
  by: Person,
  query: Record<string, unknown> = {},
  acceleratorId: number | null = accelerator.id,
): Promise<Agenda> => {
  const headers = acceleratorId === null ? {} : { 'accelerator-id': String(acceleratorId) }
  const { status, body } = await portal.as(by).send(getAgenda, { query, headers })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Agenda
}

const counts = ({ kinds }: Agenda): Record<string, number> =>
  Object.fromEntries(kinds.map(({ kind, total }) => [kind, total]))

/** The version of a task, for an action on it. */
const versionOf = async (taskId: number): Promise<{ taskId: number; version: number }> => {
  const { version } = await portal.db
    .selectFrom('project_trackpoint')
    .select('version')
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow()
  return { taskId, version }
}

describe('a task on its way', () => {
  let taskId: number
  let project: { id: number; name: string }

  beforeAll(async () => {
    const { make } = portal
    project = await make.project({ leader: people.founder, name: 'Теплоконтур' })
    const track = await make.track({ accelerator, name: 'Предпосев' })
    await make.trackpoint({ track, name: 'Интервью', duration_days: 10 })
    taskId = (await make.task({ project: project as never, track, tracker: people.tracker })).id
  })

  test('may be started: it waits for the founder, and for nobody else', async () => {
    const { items } = await ask(people.founder, {}, null)
    expect(items).toEqual([
      expect.objectContaining({
        kind: 'task',
        verb: 'start',
        title: 'Интервью',
        context: 'Теплоконтур · Предпосев',
        due: null,
        note: '',
      }),
    ])
    expect(items[0]!.link).toMatch(/initiator-details\?projectTrackId=\d+&taskId=\d+$/)
    for (const other of [people.team, people.tracker, people.foreignTeam])
      expect(counts(await ask(other)), other.last_name).toEqual({})
  })

  test('started: it has its deadline in the zone of the accelerator', async () => {
    await portal.as(people.founder).call(startTask, { body: await versionOf(taskId) })
    const [item] = (await ask(people.founder)).items
    expect(item).toMatchObject({ verb: 'continue', due: { timeZone: 'Asia/Yekaterinburg' } })
  })

  test('handed in: it waits for the tracker, neither for the team nor any longer for the founder', async () => {
    await sql`update project_trackpoint set state = 'DONE_CODE', answer = 'Есть' where id = ${taskId}`.execute(
      portal.db,
    )
    expect(counts(await ask(people.founder))).toEqual({})
    const agenda = await ask(people.tracker)
    expect(agenda.items[0]).toMatchObject({ kind: 'review', verb: 'review', title: 'Интервью', due: null })
    expect(agenda.kinds).toEqual([
      {
        kind: 'review',
        total: 1,
        totalIsExact: true,
        list: '/bch/view/projects-in-work?column=TO_REVIEW&waiting=true',
      },
    ])
    expect(counts(await ask(people.team))['review']).toBeUndefined()
    expect(counts(await ask(people.foreignTeam))).toEqual({})
    // Another team's accelerator in the header gives no access.
    const { status, body } = await portal
      .as(people.foreignTeam)
      .send(getAgenda, { headers: { 'accelerator-id': String(accelerator.id) } })
    expect(status === 403 || counts(body as Agenda)['review'] === undefined).toBe(true)
  })

  test('returned: it is the founder’s again, with the reviewer’s word', async () => {
    await portal.as(people.tracker).call(returnTask, {
      body: { ...(await versionOf(taskId)), comment: 'Добавьте, что сказали о цене.' },
    })
    expect((await ask(people.founder)).items[0]).toMatchObject({
      verb: 'correct',
      note: 'Добавьте, что сказали о цене.',
    })
    expect(counts(await ask(people.tracker))).toEqual({})
  })

  test('accepted: it waits for nobody', async () => {
    await sql`update project_trackpoint set state = 'DONE_CODE' where id = ${taskId}`.execute(portal.db)
    await portal.as(people.tracker).call(acceptTask, { body: await versionOf(taskId) })
    expect(counts(await ask(people.founder))).toEqual({})
    expect(counts(await ask(people.tracker))).toEqual({})
  })
})

describe('what else waits', () => {
  test('an invitation, until it is answered; its end is an instant', async () => {
    const person = await portal.make.person()
    const project = await portal.make.project({ name: 'Умный улей' })
    const { id } = await portal.make.invitation({ person, project, role_in_team: 'Пасечник' })
    const { items } = await ask(person, {}, null)
    expect(items).toEqual([
      expect.objectContaining({
        kind: 'invitation',
        verb: 'answer',
        title: 'Умный улей',
        due: expect.stringMatching(/Z$/) as string,
        link: `/bch/view/team-invite?invitationId=${id}`,
      }),
    ])
    expect(items[0]!.context).toContain('Пасечник')
    await portal.as(person).call(acceptInvitation, { body: { invitationId: id } })
    expect(counts(await ask(person, {}, null))).toEqual({})
  })

  test('an application and a project without a tracker, for the accelerator’s team alone', async () => {
    const own = await portal.make.accelerator()
    const team = await portal.make.member({ accelerator: own, role: 'ACC' })
    await portal.make.request({ track: await portal.make.track({ accelerator: own }) })
    await portal.make.participation({
      track: await portal.make.track({ accelerator: own }),
      states: ['DONE_CODE'],
    })
    // There is no tracker to assign yet.
    expect(counts(await ask(team, {}, own.id))).toEqual({ review: 1, application: 1 })
    const tracker = await portal.make.member({ accelerator: own, role: 'TRC' })
    expect(counts(await ask(team, {}, own.id))).toEqual({ review: 1, application: 1, tracker: 1 })
    expect(counts(await ask(tracker, {}, own.id))).toEqual({})
    expect(counts(await ask(people.team))).toEqual({})
  })

  test('what leads to screens of another role is left out', async () => {
    const leader = await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'ACC' })
    const project = await portal.make.project({ leader })
    await sql`insert into project_join_request (project_id, person_uid)
      values (${project.id}, ${(await portal.make.person()).uid})`.execute(portal.db)
    expect(counts(await ask(leader, { role: 'INI' }, null))).toEqual({ joinRequest: 1 })
    expect(counts(await ask(leader, { role: 'ACC' }, null))).toEqual({})
  })

  test('requests of people and accelerators, for administrators of the portal', async () => {
    await portal.make.accelerator({ approval: 'ON_COORDINATION', name: 'Полюс' })
    await portal.make.erasureRequest({ comment: 'Больше не пользуюсь' })
    await sql`insert into role_request (person_uid, role, message)
      values (${(await portal.make.person()).uid}, 'INV', 'Фонд')`.execute(portal.db)
    const agenda = await ask(people.administrator, {}, null)
    expect(counts(agenda)).toEqual({ roleRequest: 1, approval: 1, erasure: 1 })
    expect(agenda.items.find(({ kind }) => kind === 'roleRequest')).toMatchObject({
      role: 'INV',
      note: 'Фонд',
      verb: 'decide',
      link: expect.stringMatching(/tab=roleRequests&status=CONSIDERATION&q=./) as string,
      context: '',
    })
    const deputy = await ask(await portal.make.person({ roles: ['HTADM'] }), {}, null)
    expect(deputy.items.find(({ kind }) => kind === 'roleRequest')).toMatchObject({
      verb: 'read',
      context: expect.stringContaining('главный администратор') as string,
    })
    expect(counts(await ask(people.founder, {}, null))).toEqual({})
  })
})

describe('its queries', () => {
  test('one kind, and no more than the limit', async () => {
    const person = await portal.make.person()
    for (let n = 0; n < 3; n++) await portal.make.invitation({ person })
    for (let n = 0; n < 2; n++) await portal.make.notification({ recipient: person })
    expect((await ask(person, { limit: '4' }, null)).items).toHaveLength(4)
    const { items, kinds } = await ask(person, { kind: 'message' }, null)
    expect(items.map(({ kind }) => kind)).toEqual(['message', 'message'])
    expect(kinds.map(({ kind, total }) => [kind, total])).toEqual([
      ['invitation', 3],
      ['message', 2],
    ])
  })

  test.each([
    { limit: '51' },
    { limit: '1000000000' },
    { limit: '-1' },
    { limit: 'many' },
    { kind: 'nonsense' },
    { role: 'x'.repeat(23) },
  ])('%o is refused', async (query) => {
    const { status, body } = await portal.as(people.founder).send(getAgenda, { query })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('a guest may not ask', async () => {
    expect((await portal.guest.send(getAgenda)).status).toBe(401)
  })
})

describe('the order', () => {
  const item = (key: string, since: string, due: Waiting['due'] = null): Waiting => ({
    key,
    verb: 'read',
    title: key,
    context: '',
    role: null,
    note: '',
    remarks: 0,
    since,
    due,
    link: '/bch/view/agenda',
  })

  const source = (name: string, items: Waiting[] | 'fails' | 'sleeps', more: Partial<AgendaSource> = {}) =>
    ({
      name,
      kind: 'task',
      menu: null,
      list: null,
      reads: [],
      isOpenTo: () => true,
      find: async ({ db }, limit) => {
        if (items === 'sleeps') await sql`select pg_sleep(30)`.execute(db)
        if (typeof items === 'string') throw new Error('no answer')
        return { items: items.slice(0, limit), total: items.length, totalIsExact: true }
      },
      ...more,
    }) satisfies AgendaSource

  const gather = (sources: AgendaSource[], limit = 10) =>
    gatherAgenda(
      {
        db: portal.db,
        log: { warn: () => undefined, info: () => undefined } as never,
      } as unknown as SignedIn,
      sources,
      {
        menu: [],
        kind: undefined,
        limit,
      },
    )

  const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T10:00:00.000Z`
  const deadline = (n: number) => ({ day: `2026-11-${n}`, timeZone: 'Europe/Moscow', endsAt: day(n) })

  test('is by the deadline, overdue first, then by how long it has waited, across all sources', async () => {
    const { items } = await gather([
      source('one', [
        item('late', day(9), deadline(10)),
        item('soon', day(1), deadline(28)),
        item('old', day(2)),
      ]),
      source('two', [item('instant', day(3), day(20)), item('older', day(1)), item('new', day(8))]),
    ])
    expect(items.map(({ key }) => key)).toEqual(['late', 'instant', 'soon', 'older', 'old', 'new'])
  })

  test('stays the same for what is equal: by kind, then by number', async () => {
    const { items } = await gather([
      source('messages', [item('1', day(1))], { kind: 'message' }),
      source('tasks', [item('10', day(1)), item('9', day(1))]),
    ])
    expect(items.map(({ key }) => key)).toEqual(['9', '10', '1'])
  })

  test('a source that fails or is slow leaves a gap and takes nothing from the others', async () => {
    const { items, kinds, incomplete } = await gather([
      source('fails', 'fails'),
      source('sleeps', 'sleeps'),
      source('answers', [item('1', day(1))]),
    ])
    expect(items).toHaveLength(1)
    expect(kinds).toEqual([{ kind: 'task', total: 1, totalIsExact: true, list: null }])
    expect(incomplete).toBe(true)
  })

  test('counts no further than it says', async () => {
    const person = await portal.make.person()
    await sql`insert into notification (code, subject, body, recipient_uid, sender_uid)
      select 'MESSAGE', n::text, '', ${person.uid}, ${people.founder.uid} from generate_series(1, 60) n`.execute(
      portal.db,
    )
    const { items, kinds } = await ask(person, { limit: '50' }, null)
    expect(items).toHaveLength(50)
    expect(kinds).toMatchObject([{ kind: 'message', total: 50, totalIsExact: false }])
  })
})
