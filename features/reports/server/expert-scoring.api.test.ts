import { beforeAll, describe, expect, test } from 'vitest'
import type { CallOf } from '#platform/contract/endpoint.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { getExpertJobOrder } from '../../expertise/contract/expert-job-order.endpoints.ts'
import { getExpertJob } from '../../expertise/contract/expert-job.endpoints.ts'
import { getExpertScoring, saveExpertScoring } from '../contract/expert-scoring.endpoints.ts'
import { getScoring, saveScoring, shareScoring } from '../contract/scoring.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let team: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  team = await portal.make.member({ accelerator, role: 'ACC' })
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const refusal = ({ status, body }: Answer) => [status, body['code']]

type Status = 'NEW' | 'PROCESS' | 'COMPLETE' | 'REJECT'
type Report = 'SCORING_REPORT' | 'OSTERWALDER_CANVAS' | null
type Marks = CallOf<typeof saveExpertScoring>['body']['marks']

const newExpert = () => portal.make.member({ accelerator, role: 'EXP' })

/** A task of a project named «Тихий город» whose report is the scoring. */
const newTask = async (report: Report = 'SCORING_REPORT') => {
  const leader = await portal.make.person()
  const project = await portal.make.project({ leader, name: 'Тихий город' })
  const task = await portal.make.task({
    state: 'DONE_CODE',
    project,
    track: await portal.make.track({ accelerator }),
  })
  await portal.db
    .updateTable('trackpoint')
    .set({ report_type: report })
    .where('id', '=', task.trackpoint_id)
    .execute()
  return { task, project, leader }
}

type Made = Awaited<ReturnType<typeof newTask>>

const jobOf = async ({ task }: Made, expert: Person, columns: object = {}) =>
  portal.make.expertJob({
    task,
    expert,
    client: team,
    status: 'PROCESS',
    taken_at: '2026-01-02T00:00:00Z',
    ...columns,
  })

const move = (id: number, status: Status) =>
  portal.db
    .updateTable('expert_job')
    .set({
      status,
      completed_at: status === 'COMPLETE' ? new Date().toISOString() : null,
      rejected_at: status === 'REJECT' ? new Date().toISOString() : null,
    })
    .where('id', '=', id)
    .execute()

const mark = (code: string, value: number | null, evidence = '') => ({ code, value, evidence })

const read = (by: Person, jobId: number) =>
  portal.as(by).send(getExpertScoring, { query: { jobId: String(jobId) } })

const assess = (by: Person, jobId: number, versionId: number | null = null, marks?: Marks) =>
  portal.as(by).send(saveExpertScoring, {
    body: { jobId, versionId, marks: marks ?? [mark('problem_proof', 4, 'Двадцать интервью')] },
  })

const versionsFor = async (by: Person, { project }: Made, versionId?: number) =>
  portal.as(by).send(getScoring, {
    query: {
      acceleratorId: String(accelerator.id),
      projectId: String(project.id),
      ...(versionId === undefined ? {} : { versionId: String(versionId) }),
    },
  })

describe('an expert whose review of the task is in work', () => {
  test('assesses the project, reads it again and improves it', async () => {
    const expert = await newExpert()
    const { id } = await jobOf(await newTask(), expert)
    expect(done(await read(expert, id))).toMatchObject({ version: null, parameters: 30, actions: ['assess'] })
    const first = done(await assess(expert, id))
    expect(done(await read(expert, id))).toMatchObject({
      version: { id: first.id },
      marks: [{ code: 'problem_proof', value: 4, evidence: 'Двадцать интервью', by: null }],
    })
    expect(refusal(await assess(expert, id))).toEqual([409, 'STATE_CHANGED'])
    done(await assess(expert, id, first.id, [mark('problem_proof', 5)]))
    expect(done(await read(expert, id)).marks).toMatchObject([{ value: 5 }])
  })

  test.each([
    [[mark('no_such', 1)], { 'marks.0.code': 'NOT_IN_LIST' }],
    [[mark('advisers', 5)], { 'marks.0.value': 'TOO_BIG' }],
    [[mark('advisers', null)], { marks: 'REQUIRED' }],
    [[mark('advisers', 1, 'а'.repeat(1001))], { 'marks.0.evidence': 'TOO_LONG' }],
  ])('gets %j refused at its field', async (marks, fields) => {
    const expert = await newExpert()
    const { id } = await jobOf(await newTask(), expert)
    const { status, body } = await assess(expert, id, null, marks)
    expect([status, body['fields']]).toEqual([400, fields])
  })

  test('is offered the form by the page of the order', async () => {
    const expert = await newExpert()
    const offered = async (made: Made, columns: object = {}) => {
      const { id } = await jobOf(made, expert, columns)
      return done(await portal.as(expert).send(getExpertJobOrder, { query: { jobId: String(id) } })).material
        .asksScoring
    }
    expect(await offered(await newTask())).toBe(true)
    expect(await offered(await newTask('OSTERWALDER_CANVAS'))).toBe(false)
    expect(await offered(await newTask(null))).toBe(false)
  })

  test('learns no name of a hidden project', async () => {
    const made = await newTask()
    const expert = await newExpert()
    const { id } = await jobOf(made, expert, { blind: 'BOTH_HIDDEN' })
    done(await assess(expert, id))
    const { body } = await read(expert, id)
    expect(body).not.toHaveProperty('project')
    expect(JSON.stringify(body)).not.toContain('Тихий город')
  })
})

describe('an order that somebody makes for themselves', () => {
  test('asks for the scoring if the task does; its client reads it with the result, and others do not', async () => {
    const made = await newTask()
    const expert = await newExpert()
    const investor = await portal.make.person({ roles: ['INV'] })
    const other = await portal.make.person({ roles: ['INV'] })
    const { id } = await jobOf(made, expert, { requester_uid: investor.uid, client_uid: investor.uid })
    done(await assess(expert, id))
    // Until the review is complete, only the expert reads it.
    expect((await read(investor, id)).status).toBe(404)
    await move(id, 'COMPLETE')
    expect(done(await read(investor, id))).toMatchObject({
      marks: [{ code: 'problem_proof', value: 4, evidence: 'Двадцать интервью', by: null }],
      others: [],
      actions: [],
    })
    expect(
      done(await portal.as(investor).send(getExpertJob, { query: { jobId: String(id) } })),
    ).toMatchObject({
      own: true,
      scored: true,
    })
    expect([403, 404]).toContain((await assess(investor, id)).status)
    for (const person of [other, made.leader]) expect((await read(person, id)).status).toBe(404)
    const plain = await jobOf(await newTask('OSTERWALDER_CANVAS'), await newExpert(), {
      requester_uid: investor.uid,
      client_uid: investor.uid,
      status: 'COMPLETE',
      completed_at: '2026-01-03T00:00:00Z',
    })
    expect((await read(investor, plain.id)).status).toBe(404)
  })
})

describe('nobody else', () => {
  const both = async (by: Person, jobId: number) => [
    (await read(by, jobId)).status,
    (await assess(by, jobId)).status,
  ]

  test('reads or writes it', async () => {
    const made = await newTask()
    const id = (await jobOf(made, await newExpert())).id
    const foreign = await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'EXP' })
    const reviewer = await newExpert()
    await jobOf(made, reviewer)
    for (const person of [await newExpert(), reviewer, foreign, made.leader, team])
      expect(await both(person, id)).toEqual([404, 404])
    expect(await both(reviewer, 99_999_999)).toEqual([404, 404])
  })

  test.each([
    ['a new review', 'NEW'],
    ['a declined review', 'REJECT'],
  ] as const)('as the expert of %s', async (_of, status) => {
    const expert = await newExpert()
    const { id } = await jobOf(await newTask(), expert)
    await move(id, status)
    expect(await both(expert, id)).toEqual([404, 404])
  })

  test('as a former expert', async () => {
    const expert = await newExpert()
    const { id } = await jobOf(await newTask(), expert)
    await portal.db
      .updateTable('accelerator_member')
      .set({ blocked: true })
      .where('person_uid', '=', expert.uid)
      .execute()
    // Changed permissions reach every process by a notification of the database, with a short delay.
    await expect.poll(() => both(expert, id)).toEqual([404, 404])
  })

  test('as an expert with a conflict', async () => {
    const made = await newTask()
    const expert = await newExpert()
    const { id } = await jobOf(made, expert)
    await insertOne(portal.db, 'project_member', { project_id: made.project.id, person_uid: expert.uid })
    expect(await both(expert, id)).toEqual([404, 404])
  })

  test('as the expert of a task with another report', async () => {
    const expert = await newExpert()
    const canvas = await jobOf(await newTask('OSTERWALDER_CANVAS'), expert)
    expect(await both(expert, canvas.id)).toEqual([404, 404])
  })
})

test('a complete review is read on and not changed; that of blocked work waits', async () => {
  const made = await newTask()
  const expert = await newExpert()
  const { id } = await jobOf(made, expert)
  const { id: versionId } = done(await assess(expert, id))
  const block = (status: 'BLOCKED' | 'ALLOWED_TO_WORK') =>
    portal.db
      .updateTable('project_track')
      .set({ access_status: status })
      .where('project_id', '=', made.project.id)
      .execute()
  await block('BLOCKED')
  expect(done(await read(expert, id)).actions).toEqual([])
  expect(refusal(await assess(expert, id, versionId))).toEqual([409, 'PARTICIPATION_BLOCKED'])
  await block('ALLOWED_TO_WORK')
  await move(id, 'COMPLETE')
  expect(done(await read(expert, id))).toMatchObject({ version: { id: versionId }, actions: [] })
  expect(refusal(await assess(expert, id, versionId))).toEqual([409, 'EXPERT_JOB_NOT_IN_PROCESS'])
})

describe('the accelerator', () => {
  test('sees it once the review is complete, with the expert, next to its own, which stays the current one', async () => {
    const made = await newTask()
    const { project } = made
    const expert = await newExpert()
    const { id, serial_number: serialNumber } = await jobOf(made, expert)
    const own = done(
      await portal.as(team).send(saveScoring, {
        body: {
          acceleratorId: accelerator.id,
          projectId: project.id,
          versionId: null,
          marks: [mark('roadmap', 3)],
        },
      }),
    )
    done(await assess(expert, id))
    const { id: versionId } = done(await assess(expert, id, done(await read(expert, id)).version.id))
    expect(done(await versionsFor(team, made)).versions).toMatchObject([{ id: own.id, expertJob: null }])
    expect((await versionsFor(team, made, versionId)).status).toBe(404)
    await move(id, 'COMPLETE')
    const now = done(await versionsFor(team, made))
    expect(now.version.id).toBe(own.id)
    expect(now.versions).toMatchObject([
      { id: versionId, by: { uid: expert.uid }, expertJob: { id, serialNumber } },
      { id: own.id, expertJob: null },
    ])
    expect(now.versions).toHaveLength(2)
    expect(done(await versionsFor(team, made, versionId))).toMatchObject({
      version: { by: { uid: expert.uid }, expertJob: { id } },
      marks: [{ code: 'problem_proof', value: 4 }],
    })
    // The accelerator goes on from its own version, and shares no expert's.
    const body = { acceleratorId: accelerator.id, projectId: project.id, marks: [mark('roadmap', 4)] }
    const share = { versionId, recipient: 'Фонд', until: new Date().toISOString().slice(0, 10) }
    expect((await portal.as(team).send(shareScoring, { body: share })).status).toBe(404)
    done(await portal.as(team).send(saveScoring, { body: { ...body, versionId: own.id } }))
  })

  test('is the only one to: neither the team of the project nor a reviewer of the same task', async () => {
    const made = await newTask()
    const expert = await newExpert()
    const { id } = await jobOf(made, expert)
    const { id: versionId } = done(await assess(expert, id))
    await move(id, 'COMPLETE')
    expect(done(await versionsFor(made.leader, made)).versions).toEqual([])
    expect((await versionsFor(made.leader, made, versionId)).status).toBe(404)
    const both = await portal.make.member({ accelerator, role: 'ACC' })
    expect(done(await versionsFor(both, made)).versions).toHaveLength(1)
    await jobOf(made, both)
    expect(done(await versionsFor(both, made)).versions).toEqual([])
    expect((await versionsFor(both, made, versionId)).status).toBe(404)
  })
})

test('others’ assessments are read after the own review, if the accelerator lets experts read each other', async () => {
  const made = await newTask()
  const [first, second] = [await newExpert(), await newExpert()]
  const jobs = [await jobOf(made, first, { blind: 'BOTH_HIDDEN' }), await jobOf(made, second)]
  done(await assess(second, jobs[1]!.id, null, [mark('roadmap', 2, 'Тихий город растёт')]))
  await move(jobs[1]!.id, 'COMPLETE')
  const others = async () => done(await read(first, jobs[0]!.id)).others
  const open = (opened: boolean) =>
    portal.db
      .updateTable('accelerator')
      .set({ expert_reads_others: opened })
      .where('id', '=', accelerator.id)
      .execute()
  await open(true)
  expect(await others()).toEqual([])
  await move(jobs[0]!.id, 'COMPLETE')
  expect(await others()).toMatchObject([{ number: 1, marks: [{ code: 'roadmap', value: 2, by: null }] }])
  expect(JSON.stringify(await others())).not.toContain('Тихий город')
  await open(false)
  expect(await others()).toEqual([])
})
