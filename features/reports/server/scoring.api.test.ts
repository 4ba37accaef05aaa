import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CallOf, Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { saveScoringTemplate } from '../contract/scoring-template.endpoints.ts'
import {
  endScoringLink,
  getScoring,
  getScoringLinks,
  openSharedScoring,
  saveScoring,
  scoring,
  shareScoring,
} from '../contract/scoring.endpoints.ts'

let portal: TestPortal
let team: Person
let other: Person
let acceleratorId: number
let trackId: number
let first: number
let second: number

/** The response of a successful call. */
const ask = async <E extends Endpoint>(
  person: Person,
  endpoint: E,
  parts: CallOf<E>,
): Promise<ResponseOf<E>> => {
  const { status, body } = await portal.as(person).call(endpoint, parts)
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body as ResponseOf<E>
}

type Marks = CallOf<typeof saveScoring>['body']['marks']

const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  const accelerator = await make.accelerator()
  acceleratorId = accelerator.id
  team = await make.member({ accelerator, role: 'ACC' })
  other = await make.member({ accelerator, role: 'ACC' })
  const track = await make.track({ accelerator })
  trackId = track.id
  const [one, two] = [await make.project(), await make.project()]
  await make.request({ project: one, track })
  await make.request({ project: two, track })
  first = one.id
  second = two.id
})

const assess = (person: Person, projectId: number, versionId: number | null, marks: Marks) =>
  portal.as(person).send(saveScoring, { body: { acceleratorId, projectId, versionId, marks } })

const readOf = (projectId: number, versionId?: number) =>
  ask(team, getScoring, {
    query: {
      acceleratorId: String(acceleratorId),
      projectId: String(projectId),
      ...(versionId === undefined ? {} : { versionId: String(versionId) }),
    },
  })

const mark = (code: string, value: number | null, evidence = '') => ({ code, value, evidence })

describe('an assessment', () => {
  test('is a version that stores who gave which mark; what is not assessed is missing', async () => {
    expect((await readOf(first)).version).toBeNull()
    const saved = await assess(team, first, null, [
      mark('problem_proof', 5, 'Двадцать интервью'),
      mark('market_size', 2),
      mark('roadmap', null),
    ])
    expect(saved.status).toBe(200)
    const { id } = saved.body as { id: number }
    const again = await assess(other, first, id, [
      mark('problem_proof', 5, 'Двадцать интервью'),
      mark('market_size', 4),
    ])
    expect(again.status).toBe(200)
    const now = await readOf(first)
    expect(now).toMatchObject({ assessed: 2, parameters: 30 })
    expect(now.versions).toHaveLength(2)
    const by = Object.fromEntries(now.marks.map((one) => [one.code, one.by?.uid]))
    expect(by).toEqual({ problem_proof: team.uid, market_size: other.uid })
    const before = await readOf(first, id)
    expect(before.total).toBeLessThan(now.total)
  })

  test('of a version that somebody has already replaced is refused', async () => {
    const { status, body } = await assess(team, first, null, [mark('roadmap', 1)])
    expect([status, body['code']]).toEqual([409, 'STATE_CHANGED'])
  })

  test.each([
    [[mark('no_such', 1)], { 'marks.0.code': 'NOT_IN_LIST' }],
    [[mark('roadmap', 1), mark('roadmap', 2)], { 'marks.1.code': 'INVALID' }],
    [[mark('advisers', 5)], { 'marks.0.value': 'TOO_BIG' }],
    [[mark('advisers', null)], { marks: 'REQUIRED' }],
    [[mark('advisers', 1, 'а'.repeat(1001))], { 'marks.0.evidence': 'TOO_LONG' }],
  ])('%j is refused at its field', async (marks, fields) => {
    const { status, body } = await assess(team, second, null, marks)
    expect(status).toBe(400)
    expect(body['fields']).toEqual(fields)
  })

  test('of another project’s version is not there', async () => {
    const { version } = await readOf(first)
    const { status } = await portal.as(team).send(getScoring, {
      query: {
        acceleratorId: String(acceleratorId),
        projectId: String(second),
        versionId: String(version!.id),
      },
    })
    expect(status).toBe(404)
  })
})

test('projects are ranked on their tracks by their totals; one without an assessment has no place', async () => {
  await assess(team, second, null, [
    mark('leader_experience', 5),
    mark('problem_proof', 5),
    mark('readiness', 5),
  ])
  const third = await portal.make.project()
  await portal.make.request({
    project: third,
    track: { id: trackId, accelerator_id: acceleratorId } as never,
  })
  const { items } = await ask(team, scoring, {
    headers: { 'accelerator-id': String(acceleratorId) },
    query: { trackId: String(trackId) },
  })
  expect(items.map(({ project, place, among }) => [project.id, place, among])).toEqual([
    [second, 1, 2],
    [first, 2, 2],
    [third.id, null, 0],
  ])
  const { places } = await readOf(first)
  expect(places).toEqual([{ track: expect.objectContaining({ id: trackId }), place: 2, among: 2 }])
})

test('only totals by the current parameters, of work that goes on, are ranked', async () => {
  const { make, db } = portal
  const accelerator = await make.accelerator()
  const admin = await make.member({ accelerator, role: 'ACC', admin: true })
  const track = await make.track({ accelerator })
  const projects = [await make.project(), await make.project(), await make.project(), await make.project()]
  const [earlier, best, rejected, other] = projects.map(({ id }) => id)
  for (const project of projects)
    // oxlint-disable-next-line no-await-in-loop
    await make.request({ project, track })
  const template = (version: number | null, weight: number, name: string) =>
    ask(admin, saveScoringTemplate, {
      body: {
        acceleratorId: accelerator.id,
        version,
        groups: [
          {
            code: 'own',
            ru: name,
            en: name,
            parameters: [
              { code: 'roadmap', ru: name, en: name, weight: 1, scale: 5 },
              { code: 'advisers', ru: name, en: name, weight, scale: 5 },
            ],
          },
        ],
      },
    })
  const give = (projectId: number | undefined, value: number) =>
    ask(admin, saveScoring, {
      body: {
        acceleratorId: accelerator.id,
        projectId: projectId!,
        versionId: null,
        marks: [mark('roadmap', value)],
      },
    })
  await template(null, 1, 'План')
  await give(earlier, 5)
  await template(1, 2, 'План')
  await give(best, 4)
  await give(rejected, 5)
  await give(other, 3)
  // A new name changes no total.
  await template(2, 2, 'Дорожная карта')
  await db
    .updateTable('acceleration_request')
    .set({ board_column: 'DISCARDED' })
    .where('project_id', '=', rejected!)
    .execute()
  const { items } = await ask(admin, scoring, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: { trackId: String(track.id) },
  })
  expect(
    Object.fromEntries(
      items.map(({ project, earlier: is, place, among }) => [project.id, [is, place, among]]),
    ),
  ).toEqual({
    [earlier!]: [true, null, 2],
    [best!]: [false, 1, 2],
    [rejected!]: [false, null, 2],
    [other!]: [false, 2, 2],
  })
  const shown = await ask(admin, getScoring, {
    query: { acceleratorId: String(accelerator.id), projectId: String(earlier) },
  })
  expect([shown.isEarlier, shown.places]).toEqual([true, []])
})

test('an accelerator assesses by its own parameters from then on; what was assessed stays as it was', async () => {
  const { make } = portal
  const accelerator = await make.accelerator()
  const admin = await make.member({ accelerator, role: 'ACC', admin: true })
  const project = await make.project()
  await make.request({ project, track: await make.track({ accelerator }) })
  const which = { acceleratorId: accelerator.id, projectId: project.id }
  const projectQuery = { acceleratorId: String(accelerator.id), projectId: String(project.id) }
  const before = await ask(admin, saveScoring, {
    body: { ...which, versionId: null, marks: [mark('roadmap', 5)] },
  })
  const parameter = (code: string) => ({ code, ru: 'Спрос', en: 'Demand', weight: 2, scale: 3 })
  const save = (version: number | null, ...codes: string[]) =>
    portal.as(admin).send(saveScoringTemplate, {
      body: {
        acceleratorId: accelerator.id,
        version,
        groups: [{ code: 'own', ru: 'Своё', en: 'Own', parameters: codes.map(parameter) }],
      },
    })
  expect((await save(null, '', 'roadmap')).status).toBe(204)
  expect((await save(null, '')).status).toBe(409)
  expect((await save(1, 'roadmap', 'roadmap')).body['fields']).toEqual({ groups: 'INVALID' })
  expect((await save(1)).body['fields']).toEqual({ 'groups.0.parameters': 'REQUIRED' })
  const { current, parameters } = await ask(admin, getScoring, { query: projectQuery })
  const [own, roadmap] = current.flatMap((group) => group.parameters.map(({ code }) => code))
  expect([own, roadmap]).toEqual([expect.stringMatching(/^own_/), 'roadmap'])
  expect(parameters).toBe(30)
  await ask(admin, saveScoring, {
    body: { ...which, versionId: before.id, marks: [mark(own!, 3), mark('roadmap', 3)] },
  })
  expect(await ask(admin, getScoring, { query: projectQuery })).toMatchObject({ total: 100, parameters: 2 })
  // A new parameter gets none of the marks of a deleted one.
  expect((await save(1, 'roadmap')).status).toBe(204)
  expect((await save(2, 'roadmap', '')).status).toBe(204)
  const later = await ask(admin, getScoring, { query: projectQuery })
  const codes = later.current.flatMap((group) => group.parameters.map(({ code }) => code))
  expect(codes).not.toContain(own)
  expect(later.marks.map(({ code }) => code)).not.toContain(codes[1])
})

describe('a link', () => {
  const share = async (until: string) => {
    const { version } = await readOf(first)
    return portal.as(team).send(shareScoring, { body: { versionId: version!.id, recipient: 'Фонд', until } })
  }
  const linksOf = async () =>
    (
      await ask(team, getScoringLinks, {
        query: { acceleratorId: String(acceleratorId), projectId: String(first) },
      })
    ).items

  test('opens the version to a guest, without who assessed, and says who opened it', async () => {
    const { body } = await share(day(5))
    const link = body['link'] as string
    const opened = await portal.guest.send(openSharedScoring, { body: { link } })
    expect(opened.status).toBe(200)
    expect(opened.body).toMatchObject({ assessed: 2 })
    expect((opened.body as { marks: { by: unknown }[] }).marks.every(({ by }) => by === null)).toBe(true)
    await portal.as(other).send(openSharedScoring, { body: { link } })
    const [made] = await linksOf()
    expect(made).toMatchObject({ recipient: 'Фонд', state: 'OPEN', openings: 2 })
    expect(made!.opened.map(({ by }) => by?.uid ?? null)).toEqual([other.uid, null])
    // Only the newest are stored, but all are counted.
    await sql`insert into scoring_opening (link_id) select ${made!.id} from generate_series(1, 300)`.execute(
      portal.db,
    )
    await portal.guest.send(openSharedScoring, { body: { link } })
    const { rows: stored } = await sql<{ n: number }>`
      select count(*)::int as n from scoring_opening where link_id = ${made!.id}`.execute(portal.db)
    expect(stored).toEqual([{ n: 200 }])
    const [counted] = await linksOf()
    expect([counted!.openings, counted!.opened.length]).toEqual([303, 20])
    await ask(team, endScoringLink, { body: { linkId: made!.id } })
    expect((await portal.guest.send(openSharedScoring, { body: { link } })).status).toBe(404)
    expect((await linksOf())[0]!.state).toBe('ENDED')
  })

  test('opens nothing once the project or the accelerator is not there any more, and can be ended still', async () => {
    const { body } = await share(day(5))
    const link = body['link'] as string
    const { db } = portal
    const opened = async () => (await portal.guest.send(openSharedScoring, { body: { link } })).status
    const approve = (approval: 'REJECTED' | 'COORDINATED') =>
      db.updateTable('accelerator').set({ approval }).where('id', '=', acceleratorId).execute()
    await approve('REJECTED')
    expect(await opened()).toBe(404)
    await approve('COORDINATED')
    const apply = (status: 'CANCEL' | 'NEW') =>
      db.updateTable('acceleration_request').set({ status }).where('project_id', '=', first).execute()
    await apply('CANCEL')
    expect(await opened()).toBe(404)
    const [made] = await linksOf()
    expect(made!.state).toBe('PAUSED')
    await ask(team, endScoringLink, { body: { linkId: made!.id } })
    await apply('NEW')
    expect(await opened()).toBe(404)
    expect((await linksOf())[0]!.state).toBe('ENDED')
  })

  test('that is over opens nothing', async () => {
    const { body } = await share(day(5))
    const link = body['link'] as string
    await portal.db
      .updateTable('scoring_link')
      .set({ until_day: day(-3) })
      .execute()
    expect((await portal.guest.send(openSharedScoring, { body: { link } })).status).toBe(404)
  })

  test.each([
    [-3, { until: 'TOO_SMALL' }],
    [500, { until: 'TOO_BIG' }],
  ])('until a day %d days ahead is refused', async (ahead, fields) => {
    const { status, body } = await share(day(ahead))
    expect([status, body['fields']]).toEqual([400, fields])
  })
})

test('a project’s team that a task asks for the scoring reads it without who gave the marks', async () => {
  const { make, db } = portal
  const leader = await make.person()
  const project = await make.project({ leader })
  const track = await db.selectFrom('track').selectAll().where('id', '=', trackId).executeTakeFirstOrThrow()
  const { trackpoint_id } = await make.task({ project, track })
  await db
    .updateTable('trackpoint')
    .set({ report_type: 'SCORING_REPORT' })
    .where('id', '=', trackpoint_id)
    .execute()
  expect((await assess(team, project.id, null, [mark('problem_proof', 4)])).status).toBe(200)
  const query = { acceleratorId: String(acceleratorId), projectId: String(project.id) }
  const named = async (by: Person) => {
    const { version, versions, marks } = await ask(by, getScoring, { query })
    return [version?.by, versions[0]?.by, marks.find(({ value }) => value === 4)?.by].map(
      (one) => one?.uid ?? null,
    )
  }
  expect(await named(team)).toEqual([team.uid, team.uid, team.uid])
  expect(await named(leader)).toEqual([null, null, null])
})
