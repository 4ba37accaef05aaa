import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as requests from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import * as participations from '../../features/participations/contract/participation.endpoints.ts'
import * as tasks from '../../features/participations/contract/task.endpoints.ts'
import * as contents from '../../features/programmes/contract/content.endpoints.ts'
import * as projects from '../../features/projects/contract/project.endpoints.ts'
import { collide } from '../../tests/support/collide.ts'
import type { Accelerator } from '../../tests/support/factories/accelerator.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../tests/support/portal.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let acc: Person
let founder: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  acc = await portal.make.member({ accelerator, role: 'ACC' })
  founder = await portal.make.person()
})

/** `ok`, or the error code; sorted. */
const outcomes = (answers: readonly Answer[]): string[] =>
  answers.map(({ status, body }) => (status < 300 ? 'ok' : String(body['code']))).toSorted()

const count = async (from: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(portal.db)).rows[0]!.n

const newRequest = async () =>
  portal.make.request({
    project: await portal.make.project({ leader: founder }),
    track: await portal.make.track({ accelerator }),
  })

const accept = (requestId: number, by: Person) => () =>
  portal.as(by).call(requests.acceptAccelerationRequest, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: { userUid: by.uid, requestId: String(requestId) },
  })

const revoke = (requestId: number) => () =>
  portal.as(founder).call(requests.revokeAccelerationRequest, {
    query: { userUid: founder.uid, requestId: String(requestId) },
  })

const lockRow = (table: string, id: number): string => `select id from ${table} where id = ${id} for update`

describe('two people decide about one application at once', () => {
  test('accept and revoke: one wins, the other gets a conflict, nothing is half-done', async () => {
    for (let round = 0; round < 4; round++) {
      const { id } = await newRequest()
      const calls = [accept(id, acc), revoke(id)]
      if (round % 2) calls.reverse()
      const answers = await collide(portal.database, lockRow('acceleration_request', id), calls)
      expect(outcomes(answers)).toEqual(['STATE_CHANGED', 'ok'])
      const accepted = await count(`acceleration_request where id = ${id} and status = 'ACCEPT'`)
      expect(await count(`project_track where request_id = ${id}`)).toBe(accepted)
      expect(await count(`audit_entry where subject = 'acceleration_request' and subject_id = '${id}'`)).toBe(
        1,
      )
      expect(await count(`event where name like 'AccelerationRequest%' and payload->>'id' = '${id}'`)).toBe(1)
    }
  })

  test('a late decision gets a conflict, and one on an unknown record gets “not found”', async () => {
    const { id } = await newRequest()
    const answers = await collide(portal.database, lockRow('acceleration_request', id), [
      accept(id, acc),
      revoke(id),
    ])
    expect(answers.map(({ status }) => (status < 300 ? 'ok' : status))).toEqual(
      expect.arrayContaining(['ok', 409]),
    )
    const unknown = await Promise.all([accept(id + 1000, acc)(), revoke(id + 1000)()])
    expect(unknown.map(({ status }) => status)).toEqual([404, 404])
    expect(outcomes(unknown)).toEqual(['NOT_FOUND', 'NOT_FOUND'])
  })

  test('both accept: one participation', async () => {
    const { id } = await newRequest()
    const lock = lockRow('acceleration_request', id)
    expect(outcomes(await collide(portal.database, lock, [accept(id, acc), accept(id, admin)]))).toEqual([
      'STATE_CHANGED',
      'ok',
    ])
    expect(await count(`project_track where request_id = ${id}`)).toBe(1)
  })
})

describe('one project applies twice at once', () => {
  test('there is one application', async () => {
    const track = await portal.make.track({ accelerator })
    const { id } = await portal.make.project({ leader: founder })
    const apply = () =>
      portal.as(founder).call(requests.createAccelerationRequest, {
        body: { projectId: id, trackId: track.id, consentVersion: contactConsentVersion },
      })
    const answers = await collide(portal.database, lockRow('track', track.id), [apply, apply, apply])
    expect(outcomes(answers)).toEqual(['REQUEST_EXISTS', 'REQUEST_EXISTS', 'ok'])
    expect(await count(`acceleration_request where project_id = ${id}`)).toBe(1)
    expect(
      await count(`event e where e.name = 'AccelerationRequestCreated' and (e.payload->>'id')::bigint in
      (select r.id from acceleration_request r where r.project_id = ${id})`),
    ).toBe(1)
  })

  test('an application and the archiving of its track: never an application after it', async () => {
    for (let round = 0; round < 4; round++) {
      const track = await portal.make.track({ accelerator })
      const { id } = await portal.make.project({ leader: founder })
      const calls = [
        () =>
          portal.as(founder).call(requests.createAccelerationRequest, {
            body: { projectId: id, trackId: track.id, consentVersion: contactConsentVersion },
          }),
        () =>
          portal
            .as(admin)
            .call(contents.moveContent, { body: { kind: 'track', id: track.id, action: 'archive' } }),
      ]
      if (round % 2) calls.reverse()
      const answers = await collide(portal.database, lockRow('track', track.id), calls)
      expect([
        ['ok', 'ok'],
        ['TRACK_ARCHIVED', 'ok'],
      ]).toContainEqual(outcomes(answers))
    }
  })
})

describe('two reviewers decide about one task at once', () => {
  const doneTask = async () =>
    portal.make.task({
      state: 'DONE_CODE',
      project: await portal.make.project({ leader: founder }),
      track: await portal.make.track({ accelerator }),
    })

  test('one gets TRACKPOINT_STATUS_CHANGED and nothing of that decision stays', async () => {
    const { id, participation } = await doneTask()
    const body = { taskId: id, version: 1 }
    const answers = await collide(portal.database, lockRow('project_trackpoint', id), [
      () => portal.as(acc).call(tasks.acceptTask, { body }),
      () => portal.as(admin).call(tasks.returnTask, { body: { ...body, comment: 'Добавьте выводы.' } }),
    ])
    expect(outcomes(answers)).toEqual(['TRACKPOINT_STATUS_CHANGED', 'ok'])
    const accepted = await count(`project_trackpoint where id = ${id} and state = 'ACCEPT_CODE'`)
    expect(await count(`task_comment where task_id = ${id}`)).toBe(1 - accepted)
    expect(await count(`project_track where id = ${participation.id} and tasks_accepted = ${accepted}`)).toBe(
      1,
    )
    expect(await count(`audit_entry where subject = 'task' and subject_id = '${id}'`)).toBe(1)
  })

  test('withdrawn by the team and accepted at once: one of both', async () => {
    const { id } = await doneTask()
    const body = { taskId: id, version: 1 }
    const answers = await collide(portal.database, lockRow('project_trackpoint', id), [
      () => portal.as(founder).call(tasks.withdrawTask, { body }),
      () => portal.as(acc).call(tasks.acceptTask, { body }),
    ])
    expect(outcomes(answers)).toEqual(['TRACKPOINT_STATUS_CHANGED', 'ok'])
  })

  test('two tasks of one project accepted at once are both counted', async () => {
    const programme = await portal.make.programme({ accelerator, creation_strategy: 'NOT_STRICT' })
    const { id, tasks: rows } = await portal.make.participation({
      project: await portal.make.project({ leader: founder }),
      track: await portal.make.track({ programme }),
      states: ['DONE_CODE', 'DONE_CODE', 'DONE_CODE'],
    })
    const calls = rows.map(
      (row, i) => () =>
        portal.as(i % 2 ? acc : admin).call(tasks.acceptTask, { body: { taskId: row.id, version: 1 } }),
    )
    const answers = await collide(portal.database, lockRow('project_track', id), calls)
    expect(outcomes(answers)).toEqual(['ok', 'ok', 'ok'])
    expect(await count(`project_track where id = ${id} and tasks_accepted = 3`)).toBe(1)
  })
})

describe('projects are shared out twice at once', () => {
  test('each has its tracker once, and nobody is notified of it twice', async () => {
    const tracker = await portal.make.member({ accelerator, role: 'TRC' })
    const other = await portal.make.member({ accelerator, role: 'TRC' })
    const { id } = await portal.make.participation({ track: await portal.make.track({ accelerator }) })
    const give = (by: Person, to: Person) => () =>
      portal.as(by).call(participations.setTracker, { body: { projectTrackId: id, trackerUid: to.uid } })
    const notified = () => count(`event where name = 'TrackerSet' and (payload->>'id')::bigint = ${id}`)
    const lock = lockRow('project_track', id)
    const same = await collide(portal.database, lock, [give(acc, tracker), give(admin, tracker)])
    expect(outcomes(same)).toEqual(['ok', 'ok'])
    expect(await notified()).toBe(1)
    await collide(portal.database, lock, [give(acc, other), give(admin, other), give(acc, tracker)])
    const { rows } = await sql<{ from_state: string | null; to_state: string }>`
      select from_state, to_state from audit_entry
      where subject = 'participation' and subject_id = ${String(id)} order by id`.execute(portal.db)
    // Each entry starts in the state where the previous one ended.
    expect(rows.map(({ from_state }) => from_state)).toEqual([
      null,
      ...rows.slice(0, -1).map(({ to_state }) => to_state),
    ])
  })
})

describe('two of a team write one answer at once', () => {
  test('the later gets a conflict and overwrites nothing', async () => {
    const project = await portal.make.project({ leader: founder, members: [acc] })
    const { id } = await portal.make.task({ state: 'PROCESS_CODE', project })
    const save = (by: Person, answer: string) => () =>
      portal.as(by).call(tasks.saveTaskAnswer, { body: { taskId: id, version: 1, answer } })
    const answers = await collide(portal.database, lockRow('project_trackpoint', id), [
      save(founder, 'Первый'),
      save(acc, 'Второй'),
    ])
    expect(outcomes(answers)).toEqual(['TRACKPOINT_STATUS_CHANGED', 'ok'])
  })

  test('an answer saved while the task is completed is in it or refused', async () => {
    const project = await portal.make.project({ leader: founder, members: [acc] })
    const { id } = await portal.make.task({ state: 'START', project })
    const answers = await collide(portal.database, lockRow('project_trackpoint', id), [
      () => portal.as(founder).call(tasks.completeTask, { body: { taskId: id, version: 1 } }),
      () => portal.as(acc).call(tasks.saveTaskAnswer, { body: { taskId: id, version: 1, answer: 'Поздно' } }),
    ])
    expect(outcomes(answers)).toEqual(['TRACKPOINT_STATUS_CHANGED', 'ok'])
  })
})

describe('what is deleted while somebody uses it', () => {
  test('a project deleted while its application is accepted: one of both', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, project_id } = await newRequest()
      const calls = [
        accept(id, acc),
        () => portal.as(founder).call(projects.deleteProject, { body: { projectId: project_id } }),
      ]
      if (round % 2) calls.reverse()
      const answers = await collide(portal.database, lockRow('acceleration_request', id), calls)
      const [first] = outcomes(answers)
      expect(['PROJECT_STARTED_TRACK', 'STATE_CHANGED', 'NOT_FOUND']).toContain(first)
      expect(outcomes(answers)).toContain('ok')
      const left = await count(`project where id = ${project_id}`)
      expect(await count(`project_track where project_id = ${project_id}`)).toBe(left)
    }
  })

  test('a track deleted while a trackpoint is added: one of both', async () => {
    const track = await portal.make.track({ accelerator })
    const answers = await collide(portal.database, lockRow('track', track.id), [
      () =>
        portal.as(admin).call(contents.createTrackpoint, { body: { trackId: track.id, name: 'Портрет' } }),
      () => portal.as(admin).call(contents.deleteContent, { body: { kind: 'track', id: track.id } }),
    ])
    expect(outcomes(answers)).toContain('ok')
    expect(outcomes(answers)).not.toEqual(['ok', 'ok'])
    expect(answers.every(({ status }) => status < 500)).toBe(true)
  })

  test('two tracks take one short link: one gets it', async () => {
    const { programme_id } = await portal.make.track({ accelerator })
    const create = () =>
      portal.as(admin).call(contents.createTrack, {
        body: { programmeId: programme_id, name: 'Посев', shortLink: 'one-link' },
      })
    const answers = await collide(portal.database, `lock table track in share row exclusive mode`, [
      create,
      create,
    ])
    expect(outcomes(answers)).toContain('ok')
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect(outcomes(answers)).not.toEqual(['ok', 'ok'])
    expect(await count(`track where short_link = 'one-link'`)).toBe(1)
  })

  test('a project blocked while a task is completed: the task is done before, or not at all', async () => {
    const task = await portal.make.task({
      state: 'START',
      project: await portal.make.project({ leader: founder }),
      track: await portal.make.track({ accelerator }),
    })
    const answers = await collide(portal.database, lockRow('project_track', task.participation.id), [
      () =>
        portal.as(acc).call(participations.changeAccess, {
          body: { projectTrackId: task.participation.id, action: 'BLOCK' },
        }),
      () => portal.as(founder).call(tasks.completeTask, { body: { taskId: task.id, version: 1 } }),
    ])
    expect(answers[0]!.status).toBe(204)
    expect([200, 409]).toContain(answers[1]!.status)
  })
})
