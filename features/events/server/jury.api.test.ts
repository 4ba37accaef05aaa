import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { settled } from '../../../tests/support/settled.ts'
import { getAgenda } from '../../agenda/contract/agenda.endpoints.ts'
import * as after from '../contract/after.endpoints.ts'
import { getHeldEvent } from '../contract/event.endpoints.ts'
import * as files from '../contract/files.endpoints.ts'
import * as jury from '../contract/jury.endpoints.ts'

let portal: TestPortal
let admin: Person
let accelerator: Accelerator
let eventId: number

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
})

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const refused = ({ status, body }: Answer) => [status, (body as { code: string }).code]

const makeEvent = async (given: object = {}): Promise<number> => {
  const { id } = await portal.db
    .insertInto('held_event')
    .values({
      accelerator_id: accelerator.id,
      name: 'Демо-день',
      kind: 'DEMO_DAY',
      starts_at: new Date(Date.now() - 3_600_000).toISOString(),
      ends_at: new Date(Date.now() + 3_600_000).toISOString(),
      time_zone: 'Europe/Moscow',
      status: 'PUBLISHED',
      created_by: admin.uid,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

beforeEach(async () => {
  eventId = await makeEvent()
})

type Team = { leader: Person; id: number }

const comes = async (status = 'ATTENDED'): Promise<Team> => {
  const leader = await portal.make.person()
  const project = await portal.make.project({ leader })
  const { rows } = await sql<{ id: number }>`
    insert into event_invitation (event_id, project_id, status) values (${eventId}, ${project.id}, ${status})
    returning id`.execute(portal.db)
  return { leader, id: rows[0]!.id }
}

const criteria = [
  { name: 'Команда', description: '', weight: 1 },
  { name: 'Рынок', description: '', weight: 3 },
]

const setCriteria = (given = criteria) =>
  portal.as(admin).send(jury.setEventCriteria, { body: { eventId, criteria: given } })

const addJuror = async (): Promise<Person> => {
  const person = await portal.make.person()
  done(await portal.as(admin).send(jury.addEventJuror, { body: { eventId, email: person.email } }))
  return person
}

const score = (by: Person, team: Team, scores: number[], note = '') =>
  portal.as(by).send(jury.scoreEventProject, { body: { id: team.id, scores, note } })

type Seen = {
  jurors: { id: number; name: string }[]
  isFresh: boolean
  projects: {
    id: number
    score: number | null
    place: number | null
    own: object | null
    given: { note: string }[]
  }[]
}

const seen = async (by: Person): Promise<Seen> =>
  done(await portal.as(by).send(jury.getEventJury, { query: { eventId: String(eventId) } }))

describe('a jury', () => {
  test('scores by weighted criteria, the hosts rank, and a juror sees their own scores alone', async () => {
    done(await setCriteria())
    const [first, second] = [await addJuror(), await addJuror()]
    const [winner, other] = [await comes(), await comes('ACCEPTED')]
    done(await score(first, winner, [4, 10], 'Сильная команда'))
    done(await score(second, winner, [6, 8]))
    done(await score(first, other, [10, 2]))
    const { projects } = await seen(admin)
    const ranked = projects.toSorted((one, two) => one.place! - two.place!)
    expect(ranked.map(({ id, score: total, place }) => [id, total, place])).toEqual([
      [winner.id, 8, 1],
      [other.id, 4, 2],
    ])
    expect(projects.find(({ id }) => id === winner.id)!.given.map(({ note }) => note)).toEqual([
      'Сильная команда',
      '',
    ])
    const own = await seen(second)
    expect(own.projects.map(({ score: total, place, given }) => [total, place, given])).toEqual([
      [null, null, []],
      [null, null, []],
    ])
    expect(own.projects.find(({ id }) => id === winner.id)!.own).toEqual({ scores: [6, 8], note: '' })
    // Changing one's mind replaces the score.
    done(await score(second, winner, [0, 0]))
    expect((await seen(admin)).projects.find(({ id }) => id === winner.id)!.score).toBe(4.25)
    // What was scored keeps its criteria and its author.
    expect(refused(await setCriteria([criteria[0]!]))).toEqual([409, 'STATE_CHANGED'])
    expect((await seen(admin)).isFresh).toBe(false)
  })

  test('reads the link of an online event, which others read once they come', async () => {
    const [juror, link] = [await addJuror(), 'https://meet.example/jury']
    await sql`update held_event set link = ${link}, is_public = true where id = ${eventId}`.execute(portal.db)
    const seenBy = async (by: Person) =>
      done<{ link: string }>(await portal.as(by).send(getHeldEvent, { query: { eventId: String(eventId) } }))
        .link
    expect(await seenBy(juror)).toBe(link)
    expect(await seenBy(await portal.make.person())).toBe('')
  })

  test('leaves by itself until it has scored; the hosts are notified, and a juror who is invited again is notified again', async () => {
    done(await setCriteria())
    await portal.startWorker()
    const [juror, busy] = [await addJuror(), await addJuror()]
    const team = await comes()
    done(await score(busy, team, [5, 5]))
    const leave = (by: Person) => portal.as(by).send(jury.leaveEventJury, { body: { eventId } })
    expect(refused(await leave(busy))).toEqual([409, 'STATE_CHANGED'])
    done(await leave(juror))
    expect((await leave(juror)).status).toBe(404)
    await settled(portal)
    const notified = async (code: string, uid: string) => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from notification where code = ${code} and recipient_uid = ${uid}
          and params ->> 'event' = 'Демо-день' and link like ${`%eventId=${eventId}&%`}`.execute(portal.db)
      return rows[0]!.n
    }
    expect(await notified('EVENT_JURY_LEFT', admin.uid)).toBe(1)
    expect(await notified('EVENT_JURY', juror.uid)).toBe(1)
    const add = () => portal.as(admin).send(jury.addEventJuror, { body: { eventId, email: juror.email } })
    done(await add())
    await settled(portal)
    expect(await notified('EVENT_JURY', juror.uid)).toBe(2)
  })

  test('has its work on the agenda from the doors on, due by the end, until every other team is scored', async () => {
    const [juror, team] = [await addJuror(), await comes('ACCEPTED')]
    const own = await portal.make.project({ leader: juror })
    await sql`insert into event_invitation (event_id, project_id, status) values (${eventId}, ${own.id}, 'ACCEPTED')`.execute(
      portal.db,
    )
    const waits = async (): Promise<object[]> => {
      const query = { kind: 'eventJury' }
      return done<{ items: object[] }>(await portal.as(juror).send(getAgenda, { query })).items
    }
    // Without criteria nobody can score.
    expect(await waits()).toEqual([])
    done(await setCriteria())
    expect(await waits()).toMatchObject([
      { title: 'Демо-день', verb: 'review', link: `/bch/view/event?eventId=${eventId}&tab=jury` },
    ])
    done(await score(juror, team, [5, 5]))
    expect(await waits()).toEqual([])
  })

  test('names the owner of an address only where the directory does: the hosts read the address, other jurors a part of it', async () => {
    const hidden = await addJuror()
    const listed = await portal.make.person({ card_published: true, card_to_world: true })
    done(await portal.as(admin).send(jury.addEventJuror, { body: { eventId, email: listed.email } }))
    const namesFor = async (by: Person) => (await seen(by)).jurors.map(({ name }) => name)
    const shown = `${listed.last_name} ${listed.first_name} ${listed.middle_name}`.trim()
    expect(await namesFor(admin)).toEqual([hidden.email, shown])
    const [short] = await namesFor(listed)
    expect(short).toBe(`${hidden.email[0]}…@${hidden.email.split('@')[1]}`)
    expect((await namesFor(hidden))[0]).toContain(hidden.last_name)
  })

  test('is notified once, however often the hosts remove somebody and name them again', async () => {
    const juror = await addJuror()
    for (let round = 0; round < 3; round += 1) {
      const found = (await seen(admin)).jurors.at(-1)!
      done(await portal.as(admin).send(jury.removeEventJuror, { body: { eventId, jurorId: found.id } }))
      done(await portal.as(admin).send(jury.addEventJuror, { body: { eventId, email: juror.email } }))
    }
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from event
      where name = 'EventJurorAdded' and payload ->> 'uid' = ${juror.uid}`.execute(portal.db)
    expect(rows[0]!.n).toBe(1)
  })

  test('does not score its own project, one that does not come, or before the doors open', async () => {
    done(await setCriteria())
    const [team, away] = [await comes(), await comes('DECLINED')]
    done(await portal.as(admin).send(jury.addEventJuror, { body: { eventId, email: team.leader.email } }))
    expect(refused(await score(team.leader, team, [5, 5]))).toEqual([409, 'EVENT_JURY_CONFLICT'])
    const juror = await addJuror()
    expect(refused(await score(juror, away, [5, 5]))).toEqual([409, 'STATE_CHANGED'])
    await sql`update held_event set starts_at = now() + interval '5 days', ends_at = now() + interval '6 days'
      where id = ${eventId}`.execute(portal.db)
    expect(refused(await score(juror, team, [5, 5]))).toEqual([409, 'EVENT_NOT_BEGUN'])
  })

  test.each([
    [[11, 5], 'scores.0'],
    [[5], 'scores'],
    [[], 'scores'],
  ])('has an error at the field: %j are no scores', async (scores, field) => {
    done(await setCriteria())
    const answer = await score(await addJuror(), await comes(), scores)
    expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([400, [field]])
  })

  test('belongs to pitch days and demo days', async () => {
    eventId = await makeEvent({ kind: 'WORKSHOP' })
    expect(refused(await setCriteria())).toEqual([409, 'EVENT_CLOSED'])
  })

  test('keeps jurors who have scored, and removes those who have not', async () => {
    done(await setCriteria())
    const [busy, idle] = [await addJuror(), await addJuror()]
    done(await score(busy, await comes(), [5, 5]))
    const { jurors } = done<{ jurors: { id: number; scored: number }[] }>(
      await portal.as(admin).send(jury.getEventJury, { query: { eventId: String(eventId) } }),
    )
    const remove = async (scored: number) =>
      portal.as(admin).send(jury.removeEventJuror, {
        body: { eventId, jurorId: jurors.find((one) => one.scored === scored)!.id },
      })
    expect(refused(await remove(1))).toEqual([409, 'STATE_CHANGED'])
    done(await remove(0))
    expect(
      (await portal.as(idle).send(jury.getEventJury, { query: { eventId: String(eventId) } })).status,
    ).toBe(404)
  })
})

type After = {
  items: { id: number; team: object | null; host: object | null; followUps: { id: number }[] }[]
}

describe('after an event', () => {
  const read = async (by: Person): Promise<After> =>
    done(await portal.as(by).send(after.getAfterEvent, { query: { eventId: String(eventId) } }))

  test('each side reads the other’s words, a team of no other team, and next steps are the hosts’ own', async () => {
    const [team, other] = [await comes(), await comes()]
    done(
      await portal
        .as(team.leader)
        .send(after.rateEvent, { body: { id: team.id, rating: 5, words: 'Полезно' } }),
    )
    done(
      await portal
        .as(admin)
        .send(after.rateEventTeam, { body: { id: team.id, rating: 4, words: 'Чёткий питч' } }),
    )
    const dueOn = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const { followUps } = done<After['items'][number]>(
      await portal.as(admin).send(after.addEventFollowUp, {
        body: { id: team.id, step: 'Познакомить с банком', dueOn },
      }),
    )
    expect((await read(team.leader)).items).toMatchObject([
      { id: team.id, team: { rating: 5 }, host: { rating: 4, words: 'Чёткий питч' }, followUps: [] },
    ])
    expect((await read(other.leader)).items).toMatchObject([{ id: other.id, team: null, host: null }])
    expect((await read(admin)).items).toHaveLength(2)
    done(await portal.as(admin).send(after.completeEventFollowUp, { body: { followUpId: followUps[0]!.id } }))
    const mine = (await read(admin)).items.find(({ id }) => id === team.id)!
    expect(mine.followUps).toMatchObject([
      { step: 'Познакомить с банком', dueOn, doneAt: expect.any(String) },
    ])
  })

  test('a step whose term has passed has its error at its field', async () => {
    const { id } = await comes()
    const { status, body } = await portal.as(admin).send(after.addEventFollowUp, {
      body: { id, step: 'Познакомить с банком', dueOn: '2020-01-01' },
    })
    expect([status, (body as { fields: object }).fields]).toEqual([400, { dueOn: 'DATE_IN_PAST' }])
  })

  test('a step is done once, also when it is repeated by somebody else', async () => {
    const team = await comes()
    const body = { id: team.id, step: 'Познакомить с банком', dueOn: '2099-01-01' }
    const { followUps } = done<{ followUps: { id: number }[] }>(
      await portal.as(admin).send(after.addEventFollowUp, { body }),
    )
    const followUpId = followUps[0]!.id
    const complete = async () =>
      done<{ followUps: { doneAt: string | null }[] }>(
        await portal.as(admin).send(after.completeEventFollowUp, { body: { followUpId } }),
      ).followUps[0]!.doneAt
    const first = await complete()
    expect(await complete()).toBe(first)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from audit_entry
      where action = 'completeFollowUp' and subject = 'event_invitation'
        and subject_id = ${String(team.id)}`.execute(portal.db)
    expect(rows[0]!.n).toBe(1)
  })

  test('a team that did not come rates nothing, and nobody before the doors open', async () => {
    const [missed, came] = [await comes('MISSED'), await comes()]
    const rate = ({ leader, id }: Team) =>
      portal.as(leader).send(after.rateEvent, { body: { id, rating: 5, words: '' } })
    expect(refused(await rate(missed))).toEqual([409, 'STATE_CHANGED'])
    await sql`update held_event set starts_at = now() + interval '5 days', ends_at = now() + interval '6 days'
      where id = ${eventId}`.execute(portal.db)
    expect(refused(await rate(came))).toEqual([409, 'EVENT_NOT_BEGUN'])
  })
})

describe('files of an event', () => {
  const add = () =>
    portal.as(admin).send(files.addEventMaterial, {
      query: { eventId: String(eventId) },
      file: { name: 'План.txt', content: Buffer.from('План') },
    })

  test('are for those who come, a guest by their link, and nobody else', async () => {
    const [team, invited] = [await comes('ACCEPTED'), await comes('INVITED')]
    const { materials } = done<{ materials: { id: string; rowId: number }[] }>(await add())
    const fileId = materials[0]!.id
    const read = async (by: Person) =>
      (await portal.as(by).send(files.getEventMaterial, { query: { eventId: String(eventId), fileId } }))
        .status
    expect([await read(admin), await read(team.leader), await read(invited.leader)]).toEqual([200, 200, 403])
    expect(await read(await portal.make.person())).toBe(404)
    const guestIn = async (status: string) => {
      const token = crypto.randomUUID()
      await sql`insert into event_guest (event_id, name, email, locale, status, token)
        values (${eventId}, 'Анна', ${`${token}@mail.example`}, 'ru', ${status}, ${token})`.execute(portal.db)
      return (await portal.guest.send(files.getGuestMaterial, { query: { token, fileId } })).status
    }
    expect([await guestIn('CONFIRMED'), await guestIn('WAITING'), await guestIn('PENDING')]).toEqual([
      200, 404, 404,
    ])
    done(
      await portal.as(admin).send(files.removeEventMaterial, {
        body: { eventId, materialId: materials[0]!.rowId },
      }),
    )
    expect(await read(team.leader)).toBe(404)
  })

  test('as many as there may be, and no more', async () => {
    for (let at = 0; at < 20; at += 1) done(await add())
    expect(refused(await add())).toEqual([409, 'EVENT_LIMIT'])
  })
})
