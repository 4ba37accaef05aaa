import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { quickExportLimit } from '#platform/domain/quotas.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { documentText, openReportWorld, type ReportWorld } from '../../../tests/support/report-world.ts'
import { findTask } from '../../participations/server/task.repository.ts'
import { projectReports, taskReports, trackReports } from '../../programmes/domain/report-types.ts'
import { saveScoring } from '../contract/scoring.endpoints.ts'
import { downloadTaskReport, getTaskReport } from '../contract/task-report.endpoints.ts'
import { reports, type ReportKey } from '../domain/reports.ts'
import { standardScoring } from '../domain/standard-scoring.ts'
import words from '../texts/ru.json' with { type: 'json' }
import { trackReportOf } from '../web/task/track-report.ts'

let world: ReportWorld
let taskId: number
let trackpointId: number

type Code = (typeof taskReports)[number]

beforeAll(async () => {
  world = await openReportWorld()
  const task = await world.portal.db
    .selectFrom('project_trackpoint as w')
    .innerJoin('project_track as q', 'q.id', 'w.project_track_id')
    .select(['w.id', 'w.trackpoint_id'])
    .where('q.project_id', '=', world.projects[0]!.id)
    .executeTakeFirstOrThrow()
  taskId = task.id
  trackpointId = task.trackpoint_id
})

const choose = (code: Code | null) =>
  world.portal.db
    .updateTable('trackpoint')
    .set({ report_type: code })
    .where('id', '=', trackpointId)
    .execute()

const read = (person: Person) =>
  world.portal.as(person).send(getTaskReport, { query: { taskId: String(taskId) } })
const download = (person: Person) =>
  world.portal.as(person).download(downloadTaskReport, { body: { taskId } })

/** The thirteen reports of the specification, and the profile; the others are this portal's own. */
const own: ReadonlySet<ReportKey> = new Set([
  'wholePath',
  'pathCohorts',
  'pathTimes',
  'pathLosses',
  'pathProjects',
  'questionCost',
  'questionProjects',
  'projectRisks',
  'figureRows',
])

test('a task may name each of the reports of the specification', () => {
  const named = Object.entries(reports).filter(([key]) => !own.has(key as ReportKey))
  expect(named.map(([, { code }]) => code).toSorted()).toEqual([...taskReports].toSorted())
  // A report about the projects of a track is drawn from its declaration.
  for (const code of trackReports) expect(trackReportOf(code), code).not.toBeNull()
  for (const code of projectReports) expect(trackReportOf(code), code).toBeNull()
})

test.each(taskReports)(
  '%s is the report of a task for those who view it, and for nobody else',
  async (code) => {
    await choose(code)
    for (const person of [world.leader, world.tracker, world.team]) {
      const { status, body } = await read(person)
      expect([status, body['code']]).toEqual([200, code])
    }
    const stranger = await world.portal.make.person()
    expect([(await read(stranger)).status, (await download(stranger)).status]).toEqual([404, 404])
  },
)

test.each([
  ['PROJECT_PROFILE_IN_TASK_REPORT', 'Значение'],
  ['OSTERWALDER_CANVAS', 'Сегменты клиентов'],
  ['OSTERWALDER_CANVAS_PRESEED_B', 'Потоки доходов'],
  ['SCORING_REPORT', 'Основание'],
  ['DYNAMICS_OF_PROJECT', 'Событие'],
  ['PROJECT_TEAM_MEMBERS', 'Руководитель'],
] as const)('%s is a document about the project of the task', async (code, words) => {
  await choose(code)
  const { status, bytes } = await download(world.leader)
  expect(status).toBe(200)
  const text = documentText(bytes)
  expect(text).toContain(words)
  const { rows } = {
    rows: await world.portal.db
      .selectFrom('project')
      .select('name')
      .where('id', '=', world.projects[0]!.id)
      .execute(),
  }
  expect(text).toContain(rows[0]!.name)
})

test('the document has the marks of the latest assessment', async () => {
  await choose('SCORING_REPORT')
  const { acceleratorId, projectId } = (await findTask(world.portal.db, taskId))!
  const { code } = standardScoring[0]!.parameters[0]!
  const marks = [{ code, value: 3, evidence: 'Десять лет в отрасли' }]
  const saved = await world.portal
    .as(world.team)
    .send(saveScoring, { body: { acceleratorId, projectId, versionId: null, marks } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(documentText((await download(world.leader)).bytes)).toContain('Десять лет в отрасли')
})

describe('the scoring in a task', () => {
  const { code } = standardScoring[1]!.parameters[0]!
  const scoringOf = async () => {
    const { acceleratorId, projectId } = (await findTask(world.portal.db, taskId))!
    return { acceleratorId, projectId }
  }
  const assess = async (by: Person, more: object = {}) => {
    const of = await scoringOf()
    const { rows } = await sql<{ id: number | null }>`
      select max(id)::int as id from scoring where project_id = ${of.projectId}`.execute(world.portal.db)
    return world.portal.as(by).send(saveScoring, {
      body: {
        ...of,
        taskId,
        versionId: rows[0]!.id,
        marks: [{ code, value: 2, evidence: '' }],
        ...more,
      },
    })
  }
  const allow = (allowed: boolean) =>
    sql`update project_track set access_status = ${allowed ? 'ALLOWED_TO_WORK' : 'BLOCKED'}
      where id = (select project_track_id from project_trackpoint where id = ${taskId})`.execute(
      world.portal.db,
    )

  test('is assessed by the accelerator and the tracker, not by the team', async () => {
    await choose('SCORING_REPORT')
    for (const person of [world.team, world.tracker]) {
      expect((await read(person)).body['actions']).toEqual(['assess'])
      expect((await assess(person)).status).toBe(200)
    }
    expect((await read(world.leader)).body['actions']).toEqual([])
    expect((await assess(world.leader)).status).toBe(403)
  })

  test('is refused in a task of another project, and in one whose report is another', async () => {
    await choose('SCORING_REPORT')
    const other = await world.portal.make.task({
      project: await world.portal.make.project(),
      track: await world.portal.make.track(),
    })
    expect((await assess(world.team, { taskId: other.id })).status).toBe(404)
    await choose('OSTERWALDER_CANVAS')
    expect((await assess(world.team)).status).toBe(404)
    expect((await assess(world.team, { taskId: null })).status).toBe(200)
  })

  test('is not assessed while the work is blocked', async () => {
    await choose('SCORING_REPORT')
    await allow(false)
    expect((await read(world.team)).body['actions']).toEqual([])
    expect(await assess(world.team)).toMatchObject({ status: 409, body: { code: 'PARTICIPATION_BLOCKED' } })
    await allow(true)
    expect((await assess(world.team)).status).toBe(200)
  })
})

test('a report that has a file of its own, and a task without a report, have no document', async () => {
  await choose('GENERAL_BOOSTER')
  expect((await download(world.team)).status).toBe(404)
  await choose(null)
  expect([(await read(world.team)).status, (await download(world.team)).status]).toEqual([404, 404])
})

describe('the history in a task', () => {
  const events = async (person: Person): Promise<string[]> =>
    ((await read(person)).body['events'] as { event: string }[]).map(({ event }) => event)

  test('has expert reviews for the staff, but not in a file, which the team may read', async () => {
    await choose('DYNAMICS_OF_PROJECT')
    const { db, make } = world.portal
    const task = await db
      .selectFrom('project_trackpoint')
      .selectAll()
      .where('id', '=', taskId)
      .executeTakeFirstOrThrow()
    await make.expertJob({ task, status: 'COMPLETE', completed_at: new Date().toISOString() })
    expect(await events(world.team)).toContain('REVIEW_COMPLETED')
    expect(await events(world.leader)).not.toContain('REVIEW_COMPLETED')
    const text = documentText((await download(world.team)).bytes)
    expect(text).toContain(words.events.APPLICATION_SENT)
    expect(text).not.toContain(words.events.REVIEW_COMPLETED)
  })

  test('has the work of its own tracker only, for a tracker', async () => {
    const { db, make } = world.portal
    const stranger = await make.member({ accelerator: world.accelerator, role: 'TRC' })
    const other = await make.task({
      project: world.projects[0]!,
      track: await make.track({ accelerator: world.accelerator }),
      tracker: stranger,
    })
    await db
      .updateTable('trackpoint')
      .set({ report_type: 'DYNAMICS_OF_PROJECT' })
      .where('id', '=', other.trackpoint_id)
      .execute()
    const requestsOf = async (person: Person) => {
      const { body } = await world.portal
        .as(person)
        .send(getTaskReport, { query: { taskId: String(other.id) } })
      return new Set((body['events'] as { requestId: number }[]).map(({ requestId }) => requestId)).size
    }
    expect([await requestsOf(stranger), await requestsOf(world.leader)]).toEqual([1, 2])
  })
})

test('the files of a person are limited like their lists', async () => {
  await choose('PROJECT_TEAM_MEMBERS')
  await sql`update rate_limit set hits = ${quickExportLimit.hits} where key = ${`list-file:${world.leader.uid}`}`.execute(
    world.portal.db,
  )
  expect([(await download(world.leader)).status, (await download(world.tracker)).status]).toEqual([429, 200])
})
