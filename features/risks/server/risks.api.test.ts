import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { askToTheLimit } from '../../../tests/support/ask-to-the-limit.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { noticesOf, tellRaised } from '../../../tests/support/tell-raised.ts'
import * as risks from '../contract/risk.endpoints.ts'
import { typicalCodes } from '../domain/risks.ts'
import { notifyOfRisks } from './notify.subscribers.ts'
import { notifyOfConsentEnds } from './tell-ends.job.ts'

let portal: TestPortal
let leader: Person
let member: Person
let stranger: Person
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  leader = await portal.make.person()
  member = await portal.make.person()
  stranger = await portal.make.person()
  project = await portal.make.project({ leader, members: [member] })
})

type Risk = {
  id: number
  version: number
  name: string
  isMain: boolean
  actions: string[]
  acceptedUntil: string | null
  scenario: string | null
}
type Register = { strategy: string; risks: Risk[] }

const done = <T = Register>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

const given = (own: object = {}) => ({
  name: 'Уйдёт технолог',
  description: '',
  kind: 'TEAM',
  chanceBefore: 'UNLIKELY',
  lossesBefore: 'WILL_LOSE_UP_TO_20_PERCENT',
  chanceAfter: null as string | null,
  lossesAfter: null as string | null,
  response: null as string | null,
  measures: '',
  ownerUid: null as string | null,
  deadline: null as string | null,
  done: false,
  calculationId: null as number | null,
  scenario: null as string | null,
  ...own,
})

const add = (own: object = {}, of = project, by = member) =>
  portal.as(by).send(risks.addRisk, { body: { ...given(own), projectId: of.id } })
const added = async (own: object = {}, of = project) =>
  done(await add(own, of)).risks.toSorted((one, other) => other.id - one.id)[0]!

describe('a register', () => {
  test('names what is wrong at its field', async () => {
    const fieldsOf = async (own: object) => (await add(own)).body['fields']
    expect(await fieldsOf({ name: ' ' })).toEqual({ name: 'REQUIRED' })
    expect(await fieldsOf({ chanceBefore: 'MAYBE' })).toEqual({ chanceBefore: 'NOT_IN_LIST' })
    expect(await fieldsOf({ chanceAfter: 'UNREAL' })).toEqual({ lossesAfter: 'REQUIRED' })
    expect(await fieldsOf({ lossesAfter: 'NO_BUSINESS_IMPACT' })).toEqual({ chanceAfter: 'REQUIRED' })
    expect(await fieldsOf({ ownerUid: stranger.uid })).toEqual({ ownerUid: 'NOT_IN_LIST' })
    expect(await fieldsOf({ deadline: '2026-02-30' })).toEqual({ deadline: 'INVALID_DATE' })
  })

  test('has the gravest first and marks the five main ones', async () => {
    const other = await portal.make.project({ leader, members: [member] })
    for (const lossesBefore of [
      'WILL_LOSE_UP_TO_10_PERCENT',
      'WILL_LOSE_OVER_80_PERCENT',
      'WILL_LOSE_UP_TO_50_PERCENT',
      'WILL_LOSE_UP_TO_20_PERCENT',
      'WILL_LOSE_UP_TO_80_PERCENT',
      'WILL_LOSE_UP_TO_10_PERCENT',
    ])
      done(await add({ lossesBefore, name: lossesBefore }, other))
    const query = { projectId: String(other.id) }
    const { risks: shown, strategy } = done(await portal.as(member).call(risks.getRisks, { query }))
    expect([strategy, shown[0]!.name, shown.filter(({ isMain }) => isMain).length]).toEqual([
      'MAIN_5_RISK',
      'WILL_LOSE_OVER_80_PERCENT',
      5,
    ])
    expect(shown.at(-1)!.isMain).toBe(false)
  })

  test('begins with typical risks, and has a limit', async () => {
    const other = await portal.make.project({ leader })
    const body = {
      projectId: other.id,
      risks: typicalCodes.map((code) => ({ code, name: `Риск ${code}` })),
    }
    expect(done(await portal.as(leader).call(risks.addTypicalRisks, { body })).risks).toHaveLength(17)
    await sql`insert into risk (project_id, name, kind, chance_before, losses_before)
      select ${other.id}, 'Риск', 'OTHER', 'UNREAL', 'NO_BUSINESS_IMPACT' from generate_series(1, 83)`.execute(
      portal.db,
    )
    const { body: refused } = await portal
      .as(leader)
      .send(risks.addRisk, { body: { ...given(), projectId: other.id } })
    expect(refused).toMatchObject({ code: 'RISK_LIMIT', params: { limit: 100 } })
  })

  test('is of another tenant: strangers find nothing', async () => {
    const one = await added()
    const as = portal.as(stranger)
    expect((await as.send(risks.getRisks, { query: { projectId: String(project.id) } })).status).toBe(404)
    expect((await as.send(risks.deleteRisk, { body: { id: one.id } })).status).toBe(404)
  })
})

describe('the matrix', () => {
  test('of two who move a risk the later gets a conflict', async () => {
    const one = await added()
    const move = () =>
      portal.as(member).send(risks.moveRisk, {
        body: {
          id: one.id,
          version: one.version,
          side: 'after',
          chance: 'UNREAL',
          losses: 'NO_BUSINESS_IMPACT',
        },
      })
    const { risks: after } = done<{ risks: (Risk & { chanceAfter: string })[] }>(await move())
    expect(after.find(({ id }) => id === one.id)!.chanceAfter).toBe('UNREAL')
    expect((await move()).body['code']).toBe('STATE_CHANGED')
  })

  test('is shown as of any day, with what was deleted since', async () => {
    const other = await portal.make.project({ leader, members: [member] })
    const one = await added({ name: 'Был' }, other)
    await sql`update risk_past set at = now() - interval '40 days' where risk_id = ${one.id}`.execute(
      portal.db,
    )
    done(await portal.as(member).call(risks.deleteRisk, { body: { id: one.id } }))
    const on = async (days: number) => {
      const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
      const query = { projectId: String(other.id), day, timeZone: 'UTC' }
      return done(await portal.as(leader).call(risks.getPastRisks, { query })).risks.map(({ name }) => name)
    }
    expect([await on(50), await on(30), await on(0)]).toEqual([[], ['Был'], []])
  })
})

test('a risk is reckoned with in a scenario of a calculation of its project, of no other', async () => {
  const calculationOf = async (of: Project) =>
    (
      await portal.db
        .insertInto('calculation')
        .values({ project_id: of.id, name: 'План', inputs: JSON.stringify({}), author_uid: leader.uid })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const [own, foreign] = [
    await calculationOf(project),
    await calculationOf(await portal.make.project({ leader: stranger })),
  ]
  const fieldsOf = async (given: object) => (await add(given)).body['fields']
  expect(await fieldsOf({ calculationId: foreign, scenario: 'WORST' })).toEqual({
    calculationId: 'NOT_IN_LIST',
  })
  expect(await fieldsOf({ calculationId: own })).toEqual({ scenario: 'REQUIRED' })
  expect(await fieldsOf({ scenario: 'WORST' })).toEqual({ calculationId: 'REQUIRED' })
  expect(await added({ calculationId: own, scenario: 'WORST' })).toMatchObject({
    calculation: { id: own, name: 'План' },
    scenario: 'WORST',
  })
  await sql`delete from calculation where id = ${own}`.execute(portal.db)
  const { risks: left } = done(
    await portal.as(member).call(risks.getRisks, { query: { projectId: String(project.id) } }),
  )
  expect(left.every(({ scenario }) => scenario === null)).toBe(true)
})

describe('a risk to live with', () => {
  test('is accepted by the project’s leader, until a day; another response takes it back', async () => {
    const one = await added({ response: 'RISK_ACCEPTANCE' })
    const accept = (by: Person, until: string, version = 1) =>
      portal.as(by).send(risks.acceptRisk, { body: { id: one.id, version, until } })
    expect((await accept(member, '2100-01-01')).status).toBe(403)
    expect((await accept(leader, '2020-01-01')).body['fields']).toEqual({ until: 'DATE_IN_PAST' })
    const find = (register: Register) => register.risks.find(({ id }) => id === one.id)!
    expect(find(done(await accept(leader, '2100-01-01'))).acceptedUntil).toBe('2100-01-01')
    const body = { ...given({ response: 'RISK_AVOIDANCE' }), id: one.id, version: 2 }
    expect(find(done(await portal.as(member).send(risks.editRisk, { body }))).acceptedUntil).toBeNull()
    expect((await accept(leader, '2100-01-01', 3)).body['code']).toBe('STATE_CHANGED')
  })
})

test('all of it goes with its project', async () => {
  const other = await portal.make.project({ leader, members: [member] })
  await added({}, other)
  await sql`delete from project where id = ${other.id}`.execute(portal.db)
  expect((await sql`select from risk_past where project_id = ${other.id}`.execute(portal.db)).rows).toEqual(
    [],
  )
})

test('its owner is notified, and the leader that it waits for consent and that the consent ends', async () => {
  const other = await portal.make.project({ leader, members: [member, stranger] })
  const one = await added({ ownerUid: stranger.uid, response: 'RISK_ACCEPTANCE' }, other)
  await added({ ownerUid: member.uid }, other)
  await tellRaised(portal, notifyOfRisks)
  const notified = async () =>
    (await noticesOf(portal, 'RISK_')).filter(({ uid }) =>
      [leader, stranger, member].some((who) => who.uid === uid),
    )
  const before = await notified()
  expect(before.filter(({ uid }) => uid === stranger.uid)).toEqual([
    { code: 'RISK_OWNED', uid: stranger.uid },
  ])
  // A person who makes themselves the owner is not notified.
  expect(before.filter(({ uid }) => uid === member.uid)).toEqual([])
  expect(before.findLast(({ uid }) => uid === leader.uid)?.code).toBe('RISK_TO_ACCEPT')
  const until = '2100-01-10'
  await portal.as(leader).send(risks.acceptRisk, { body: { id: one.id, version: 1, until } })
  const ends = async (today: string) => {
    await notifyOfConsentEnds.run({ db: portal.db } as never, { today })
    await tellRaised(portal, notifyOfRisks)
    return (await notified()).filter(({ code }) => code === 'RISK_ACCEPTANCE_ENDS').length
  }
  const already = await ends('2100-01-01')
  expect(await ends('2100-01-05')).toBe(already + 1)
  expect(await ends('2100-01-06')).toBe(already + 1)
})

test('a user over the daily limit of requests adds and edits risks without notifying anybody', async () => {
  const asking = await portal.make.person()
  const other = await portal.make.project({ leader, members: [asking, stranger] })
  await askToTheLimit(portal, asking)
  expect((await add({ ownerUid: stranger.uid }, other, asking)).body['code']).toBe('RATE_LIMITED')
  const { risks: now } = done(await add({ name: 'Тихий' }, other, asking))
  expect(now.map(({ name }) => name)).toEqual(['Тихий'])
  const body = { ...given({ response: 'RISK_ACCEPTANCE' }), id: now[0]!.id, version: 1 }
  expect((await portal.as(asking).send(risks.editRisk, { body })).body['code']).toBe('RATE_LIMITED')
})
