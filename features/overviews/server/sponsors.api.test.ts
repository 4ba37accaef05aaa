import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { makeOfOneself } from '../../../tests/support/who-may/self-made.ts'
import { makeWorld } from '../../../tests/support/who-may/world.ts'
import { listProgrammeSponsors, nameSponsor, removeSponsor } from '../contract/sponsors.endpoints.ts'
import { getAccelerationSummary, getSponsoredProgrammes } from '../contract/summary.endpoints.ts'
import { maxSponsors } from '../domain/figures.ts'

let portal: TestPortal
let make: TestPortal['make']
let accelerator: Accelerator
let admin: Person
let programmeId: number

beforeAll(async () => {
  portal = await openPortal()
  ;({ make } = portal)
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
})

beforeEach(async () => {
  programmeId = (await make.programme({ accelerator })).id
})

const name = (email: string, by = admin, id = programmeId): Promise<Answer> =>
  portal.as(by).call(nameSponsor, { body: { programmeId: id, email } })

const remove = (sponsorId: number, by = admin): Promise<Answer> =>
  portal.as(by).call(removeSponsor, { body: { sponsorId } })

const named = async (email: string): Promise<number> => {
  const { status, body } = await name(email)
  expect(status, JSON.stringify(body)).toBe(200)
  return Number(body['id'])
}

const summaryFor = async (by: Person): Promise<number> =>
  (
    await portal
      .as(by)
      .call(getAccelerationSummary, { headers: {}, query: { programmeId: String(programmeId) } })
  ).status

const emails = async (): Promise<string[]> => {
  const { body } = await portal
    .as(admin)
    .call(listProgrammeSponsors, { query: { programmeId: String(programmeId), limit: '50' } })
  return (body as ResponseOf<typeof listProgrammeSponsors>).items.map(({ email }) => email)
}

const notices = async (uid: string): Promise<number> => {
  const { rows } = await sql`select from notification
    where recipient_uid = ${uid} and code = 'SPONSOR_NAMED'`.execute(portal.db)
  return rows.length
}

describe('who names and removes sponsors', () => {
  test('of another accelerator’s programme nobody knows anything, and nothing happens', async () => {
    const other = await make.member({ accelerator: await make.accelerator(), role: 'ACC', admin: true })
    const sponsorId = await named('cst@people.example')
    expect((await name('other@people.example', other)).status).toBe(404)
    expect((await remove(sponsorId, other)).status).toBe(404)
    expect(await emails()).toEqual(['cst@people.example'])
  })

  test.each([
    ['one of the team', 'ACC', 403],
    ['an accelerator tracker', 'TRC_TEAM', 403],
    ['a tracker', 'TRC', 403],
    ['an expert', 'EXP', 404],
  ] as const)('%s does neither', async (_who, role, status) => {
    const member = await make.member({ accelerator, role })
    const sponsorId = await named('cst@people.example')
    expect((await name('other@people.example', member)).status).toBe(status)
    expect((await remove(sponsorId, member)).status).toBe(status)
    expect(await emails()).toEqual(['cst@people.example'])
  })

  test('a portal administrator reads them and changes none; a sponsor does neither', async () => {
    const portalAdmin = await make.person({ roles: ['HTADM'] })
    const sponsor = await make.person({ roles: ['CST'] })
    const sponsorId = await named(sponsor.email)
    expect((await name('other@people.example', portalAdmin)).status).toBe(403)
    expect((await remove(sponsorId, portalAdmin)).status).toBe(403)
    expect((await name('other@people.example', sponsor)).status).toBe(404)
    expect((await remove(sponsorId, sponsor)).status).toBe(404)
  })

  test('an account that gives itself all it can neither names a sponsor nor becomes one', async () => {
    const world = await makeWorld(portal)
    const self = await make.person({})
    const sponsorId = await named(self.email)
    await makeOfOneself(portal, world, self)
    expect((await name('other@people.example', self)).status).toBe(404)
    expect((await remove(sponsorId, self)).status).toBe(404)
    expect(await summaryFor(self)).toBe(404)
  }, 60_000)

  test('a user without the right is turned away at once, though somebody locks the programme', async () => {
    const stranger = await make.person({})
    const sponsorId = await named('cst@people.example')
    const answered: number[] = []
    await portal.db.transaction().execute(async (tx) => {
      await sql`select from programme where id = ${programmeId} for update`.execute(tx)
      await sql`select from programme_sponsor where id = ${sponsorId} for update`.execute(tx)
      answered.push((await name('other@people.example', stranger)).status)
      answered.push((await remove(sponsorId, stranger)).status)
    })
    expect(answered).toEqual([404, 404])
  })
})

describe('a sponsor', () => {
  test('a named sponsor reads the programme and is notified once, however often they are named', async () => {
    await portal.startWorker()
    const sponsor = await make.person({ roles: ['CST'] })
    expect(await summaryFor(sponsor)).toBe(404)
    const id = await named(sponsor.email)
    expect(await named(sponsor.email.toUpperCase())).toBe(id)
    expect(await emails()).toEqual([sponsor.email])
    expect(await summaryFor(sponsor)).toBe(200)
    await expect.poll(() => notices(sponsor.uid), { timeout: 10_000 }).toBe(1)
  })

  test('is answered the same whether or not somebody has the address, and reads once they have', async () => {
    const known = await name((await make.person({ roles: ['CST'] })).email)
    const unknown = await name('nobody-yet@people.example')
    expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)])
    const late = await make.person({ roles: ['CST'], email: 'nobody-yet@people.example' })
    expect(await summaryFor(late)).toBe(200)
  })

  test('who is removed reads nothing at once; removing again finds nobody, naming again opens it again', async () => {
    const sponsor = await make.person({ roles: ['CST'] })
    const id = await named(sponsor.email)
    expect((await remove(id)).status).toBe(204)
    expect(await summaryFor(sponsor)).toBe(404)
    const { body } = await portal.as(sponsor).call(getSponsoredProgrammes, {})
    expect(body['items']).toEqual([])
    expect((await remove(id)).status).toBe(404)
    await named(sponsor.email)
    expect(await summaryFor(sponsor)).toBe(200)
  })

  test('who is removed by two at once is removed by one of them', async () => {
    const id = await named('cst@people.example')
    const answers = await collide(
      portal.database,
      `select from programme_sponsor where id = ${id} for update`,
      [() => remove(id), () => remove(id)],
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404])
    const { rows } = await sql`select from audit_entry where action = 'removeSponsor'
      and subject_id = ${String(programmeId)}`.execute(portal.db)
    expect(rows).toHaveLength(1)
  })

  test('is not named past the limit, not even by two at once', async () => {
    await sql`insert into programme_sponsor (accelerator_id, programme_id, email, named_by)
      select ${accelerator.id}, ${programmeId}, 'cst' || n || '@people.example', ${admin.uid}
      from generate_series(1, ${maxSponsors - 1}) n`.execute(portal.db)
    const answers = await collide(
      portal.database,
      `select from programme where id = ${programmeId} for update`,
      [() => name('one@people.example'), () => name('two@people.example')],
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.map(({ body }) => body['code'])).toContain('SPONSOR_LIMIT')
    expect(await emails()).toHaveLength(maxSponsors)
  })
})
