import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { dayFromNow, type Track } from '../../../tests/support/factories/content.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import type { TaskState } from '../../../tests/support/factories/task-row.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { listNotifications } from '../../communication/contract/notification.endpoints.ts'
import {
  changeAccess,
  getProjectTrack,
  setTracker,
} from '../../participations/contract/participation.endpoints.ts'
import { acceptTask, claimTask, commentTask, getTask } from '../../participations/contract/task.endpoints.ts'
import { getProjectDetails } from '../../projects/contract/project-details.endpoints.ts'
import { getProjectInWork } from '../contract/project-in-work.endpoints.ts'
import {
  changeProjectPublication,
  deleteAccelerationRequest,
  getReceivingTracks,
  transferProject,
} from '../contract/request-access.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let second: Person
let tracker: Person
let founder: Person
let from: Track
let to: Track
let project: Project

const headers = () => ({ 'accelerator-id': String(accelerator.id) })

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  const { make } = portal
  accelerator = await make.accelerator()
  acc = await make.member({ accelerator, role: 'ACC' })
  second = await make.member({ accelerator, role: 'ACC' })
  tracker = await make.member({ accelerator, role: 'TRC' })
  founder = await make.person()
})

beforeEach(async () => {
  const { make } = portal
  const programme = await make.programme({ accelerator })
  from = await make.track({ programme })
  to = await make.track({ programme })
  await make.trackpoint({ track: to })
  await make.trackpoint({ track: to })
  project = await make.project({ leader: founder })
})

type Moved = { requestId: number; trackId?: number; fromTrackId?: number; withoutStream?: boolean }

const transfer = ({ requestId, trackId = to.id, fromTrackId = from.id, ...rest }: Moved, by = acc) =>
  portal.as(by).call(transferProject, {
    headers: headers(),
    body: { requestId, fromTrackId, trackId, reason: 'Подходит по стадии.', ...rest },
  })

const remove = (requestId: number, by = acc) =>
  portal.as(by).call(deleteAccelerationRequest, {
    headers: headers(),
    body: { requestId, reason: 'Подана дважды.' },
  })

const outcome = ({ status, body }: Answer) => (status < 300 ? status : body['code'])

const work = async (states: readonly TaskState[] = ['NOT_STARTED'], on = from) => {
  const made = await portal.make.participation({ track: on, project, states, tracker })
  return { ...made, requestId: made.request_id, taskId: made.tasks[0]!.id }
}

const readWork = async (projectTrackId: number, by = founder) =>
  (await portal.as(by).call(getProjectTrack, { query: { projectTrackId: String(projectTrackId) } }))
    .body as unknown as {
    accessStatus: string
    requestId: number | null
    actions: string[]
    tracker: { uid: string } | null
    tasks: { state: string; actions: string[] }[]
    transferredTo: { projectTrackId: number; track: { name: string } } | null
    transferredFrom: { projectTrackId: number; track: { name: string } }[]
    history: { action: string; comment: string; fromTrack: string | null; toTrack: string | null }[]
  }

type Notice = { code: string; params: { project: string } }

/** Which people around the project were notified. */
const notified = async (people: readonly Person[], code: string, name: string) => {
  const received = async (person: Person): Promise<boolean> => {
    const { body } = await portal.as(person).call(listNotifications, { query: { limit: '50' } })
    return (body['items'] as Notice[]).some((one) => one.code === code && one.params.project === name)
  }
  for (const person of people)
    await vi.waitFor(async () => expect(await received(person)).toBe(true), { timeout: 9000 })
}

describe('a transfer', () => {
  test('takes a waiting application along as it is: the team is notified, the trail says from where', async () => {
    const request = await portal.make.request({ track: from, project })
    const answer = await transfer({ requestId: request.id })
    expect(answer.body).toMatchObject({ status: 'NEW', track: { id: to.id }, projectTrackId: null })
    const [entry] = await portal.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('subject', '=', 'acceleration_request')
      .where('subject_id', '=', String(request.id))
      .where('action', '=', 'transfer')
      .execute()
    expect(entry).toMatchObject({
      comment: 'Подходит по стадии.',
      details: { fromTrack: from.name, toTrack: to.name },
    })
    await notified([founder], 'REQUEST_TRANSFERRED', project.name)
  })

  test('restarts accepted work and leaves what was done to be read', async () => {
    const { id, requestId, taskId } = await work(['ACCEPT_CODE', 'PROCESS_CODE'])
    await portal.as(founder).call(commentTask, { body: { taskId, body: 'Отчёт готов.' } })
    const answer = await transfer({ requestId })
    const newId = answer.body['projectTrackId'] as number
    expect(newId).not.toBe(id)
    const now = await readWork(newId)
    expect(now).toMatchObject({
      accessStatus: 'ALLOWED_TO_WORK',
      requestId,
      tracker: { uid: tracker.uid },
      transferredTo: null,
      transferredFrom: [{ projectTrackId: id, track: { name: from.name } }],
    })
    expect(now.tasks.map(({ state }) => state)).toEqual(['NOT_STARTED', 'NOT_STARTED'])
    expect(now.history[0]).toMatchObject({ action: 'transfer', fromTrack: from.name, toTrack: to.name })
    for (const reader of [founder, acc, tracker]) {
      const before = await readWork(id, reader)
      expect(before).toMatchObject({
        accessStatus: 'TRANSFERRED',
        actions: [],
        transferredTo: { projectTrackId: newId, track: { name: to.name } },
      })
      expect(before.tasks.map(({ state }) => state)).toEqual(['ACCEPT_CODE', 'PROCESS_CODE'])
      expect(before.tasks.flatMap(({ actions }) => actions)).toEqual([])
      const task = await portal.as(reader).call(getTask, { query: { taskId: String(taskId) } })
      expect(task.body).toMatchObject({
        commentable: false,
        editable: false,
        comments: [{ body: 'Отчёт готов.' }],
      })
    }
    await notified([founder, tracker], 'PROJECT_TRANSFERRED', project.name)
    expect(
      outcome(await portal.as(acc).call(setTracker, { body: { projectTrackId: id, trackerUid: null } })),
    ).toBe('STATE_CHANGED')
    const blocked = { projectTrackId: id, action: 'BLOCK' as const }
    expect(outcome(await portal.as(acc).call(changeAccess, { body: blocked }))).toBe('STATE_CHANGED')
  })

  test('removes the tracker who is now in the project’s team', async () => {
    const { requestId } = await work()
    await portal.make.projectMember({ project, person: tracker })
    const { body } = await transfer({ requestId })
    expect((await readWork(body['projectTrackId'] as number)).tracker).toBeNull()
  })

  test('keeps the consent to contacts: it is given to the accelerator', async () => {
    const at = new Date().toISOString()
    const request = await portal.make.request({ track: from, project, consent_at: at, consent_version: '1' })
    const { body } = await transfer({ requestId: request.id })
    expect(body['contactConsent']).toMatchObject({ version: '1' })
  })

  test('asks for confirmation where the receiving track has no active stream', async () => {
    const request = await portal.make.request({ track: from, project })
    const scheduled = await portal.make.track({ accelerator, request_type: 'ON_SCHEDULE' })
    const there = { requestId: request.id, trackId: scheduled.id }
    expect(outcome(await transfer(there))).toBe('NO_ACTIVE_STREAM_ON_RECEIVING_TRACK')
    expect(outcome(await transfer({ ...there, withoutStream: true }))).toBe(200)
  })

  test('gives the application to the stream that is active there', async () => {
    const request = await portal.make.request({ track: from, project })
    const scheduled = await portal.make.track({ accelerator, request_type: 'ON_SCHEDULE' })
    const stream = await portal.make.stream({ track: scheduled, from: dayFromNow(-3), to: dayFromNow(3) })
    expect(outcome(await transfer({ requestId: request.id, trackId: scheduled.id }))).toBe(200)
    const row = await portal.db
      .selectFrom('acceleration_request')
      .select('stream_id')
      .where('id', '=', request.id)
      .executeTakeFirstOrThrow()
    expect(row.stream_id).toBe(stream.id)
  })

  const refused: [string, () => Promise<Track>, unknown][] = [
    ['its own track', async () => from, 'VALIDATION_FAILED'],
    [
      'an archived track',
      () => portal.make.track({ accelerator, content_status: 'ARCHIVE' }),
      'TRACK_ARCHIVED',
    ],
    ['a draft', () => portal.make.track({ accelerator, content_status: 'DRAFT' }), 'NOT_FOUND'],
    ['a blocked track', () => portal.make.track({ accelerator, access_status: 'BLOCKED' }), 'TRACK_BLOCKED'],
    ['a track of another accelerator', () => portal.make.track(), 'NOT_FOUND'],
  ]

  test.each(refused)('refuses %s', async (_what, make, code) => {
    const request = await portal.make.request({ track: from, project })
    expect(outcome(await transfer({ requestId: request.id, trackId: (await make()).id }))).toBe(code)
  })

  test('refuses a track that the project has applied to, but not one that rejected it', async () => {
    const request = await portal.make.request({ track: from, project })
    const there = await portal.make.request({ track: to, project })
    expect(outcome(await transfer({ requestId: request.id }))).toBe('REQUEST_EXISTS')
    await portal.db
      .updateTable('acceleration_request')
      .set({ status: 'REJECT' })
      .where('id', '=', there.id)
      .execute()
    expect(outcome(await transfer({ requestId: request.id }))).toBe(200)
  })

  test('waits for what others have begun with a task, says what, and the dry run says the same', async () => {
    const { requestId, taskId } = await work(['DONE_CODE'])
    const hindered = async () => {
      const { body } = await portal.as(acc).call(getReceivingTracks, {
        headers: headers(),
        query: { requestIds: String(requestId) },
      })
      return (body['items'] as { because: string | null }[])[0]?.because
    }
    const both = async () => [outcome(await transfer({ requestId })), await hindered()]
    expect(await both()).toEqual(['TASK_IN_REVIEW', 'TASK_IN_REVIEW'])
    const record = await portal.db
      .insertInto('selection_record')
      .values({
        accelerator_id: accelerator.id,
        trackpoint_id: null,
        trackpoint_name: 'Отбор',
        track_name: from.name,
        programme_name: 'Программа',
        settings: '{}',
        participants: 1,
        passed: 1,
        created_by: acc.uid,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await portal.db
      .insertInto('selection_record_item')
      .values({
        record_id: record.id,
        place: 1,
        accelerator_id: accelerator.id,
        task_id: taskId,
        project_name: project.name,
        outcome: 'PASSED',
        points: 0,
        by_rule: [],
      })
      .execute()
    expect(await both()).toEqual(['SELECTION_RUNNING', 'SELECTION_RUNNING'])
    await portal.as(second).call(claimTask, { body: { taskId } })
    expect(await both()).toEqual(['REVIEW_CLAIMED', 'REVIEW_CLAIMED'])
    const expert = await portal.make.member({ accelerator, role: 'EXP' })
    const job = await portal.db
      .insertInto('expert_job')
      .values({
        accelerator_id: accelerator.id,
        task_id: taskId,
        expert_uid: expert.uid,
        client_uid: acc.uid,
        result_type: 'COMMENTS',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(await both()).toEqual(['EXPERTISE_ACTIVE', 'EXPERTISE_ACTIVE'])
    await portal.db.updateTable('expert_job').set({ status: 'COMPLETE' }).where('id', '=', job.id).execute()
    expect(outcome(await portal.as(acc).call(acceptTask, { body: { taskId, version: 1 } }))).toBe(200)
    expect(await both()).toEqual([200, null])
  })

  test('of two at once one wins, the other gets a conflict', async () => {
    const { requestId } = await work()
    const answers = await Promise.all([transfer({ requestId }), transfer({ requestId }, second)])
    expect(answers.map((one) => String(outcome(one))).toSorted()).toEqual(['200', 'STATE_CHANGED'])
    const made = await portal.db
      .selectFrom('project_track')
      .select('id')
      .where('project_id', '=', project.id)
      .execute()
    expect(made).toHaveLength(2)
  })

  test('of blocked work, of what was rejected, and of a project of one’s own is refused', async () => {
    const { id, requestId } = await work()
    await portal.as(acc).call(changeAccess, { body: { projectTrackId: id, action: 'BLOCK' } })
    expect(outcome(await transfer({ requestId }))).toBe('STATE_CHANGED')
    const rejected = await portal.make.request({ track: to, project, status: 'REJECT' })
    expect(outcome(await transfer({ requestId: rejected.id, fromTrackId: to.id, trackId: from.id }))).toBe(
      'STATE_CHANGED',
    )
    const own = await portal.make.project({ leader: acc })
    const request = await portal.make.request({ track: from, project: own })
    expect(outcome(await transfer({ requestId: request.id }))).toBe('ACCESS_DENIED')
  })
})

test('the dry run names the tracks that take projects, and who is there already', async () => {
  const request = await portal.make.request({ track: from, project })
  await portal.make.request({ track: to, project })
  const scheduled = await portal.make.track({ accelerator, request_type: 'ON_SCHEDULE' })
  const foreign = await portal.make.request()
  const { body } = await portal.as(acc).call(getReceivingTracks, {
    headers: headers(),
    query: { requestIds: `${request.id},${foreign.id}` },
  })
  expect(body['items']).toEqual([{ requestId: request.id, because: null }])
  const tracks = body['tracks'] as {
    id: number
    taken: number[]
    withoutStream: boolean
    tasksTotal: number
  }[]
  const track = (id: number) => tracks.find((one) => one.id === id)
  expect(track(from.id)).toMatchObject({ taken: [request.id], withoutStream: false })
  expect(track(to.id)).toMatchObject({ taken: [request.id], tasksTotal: 2 })
  expect(track(scheduled.id)).toMatchObject({ taken: [], withoutStream: true })
})

describe('deleting an application', () => {
  test.each(['NEW', 'REJECT', 'CANCEL'] as const)(
    '%s: it is gone, the team reads why, the trail keeps it',
    async (status) => {
      const request = await portal.make.request({ track: from, project, status })
      expect(outcome(await remove(request.id))).toBe(204)
      expect(outcome(await remove(request.id))).toBe('NOT_FOUND')
      const [entry] = await portal.db
        .selectFrom('audit_entry')
        .selectAll()
        .where('subject_id', '=', String(request.id))
        .where('subject', '=', 'acceleration_request')
        .where('action', '=', 'delete')
        .execute()
      expect(entry).toMatchObject({
        comment: 'Подана дважды.',
        from_state: status,
        details: { project: project.name, track: from.name },
      })
      await notified([founder], 'REQUEST_DELETED', project.name)
    },
  )

  test('takes accepted work along while nobody has begun with it', async () => {
    const { id, requestId } = await work()
    expect(outcome(await remove(requestId))).toBe(204)
    const left = await portal.db
      .selectFrom('project_trackpoint')
      .select('id')
      .where('project_track_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })

  test('never takes work that was begun: a task, or a word at one', async () => {
    const begun = await work(['PROCESS_CODE'])
    expect(outcome(await remove(begun.requestId))).toBe('WORK_STARTED')
    const shown = await portal
      .as(acc)
      .call(getProjectInWork, { query: { requestId: String(begun.requestId) } })
    expect(shown.body['actions']).not.toContain('DELETE_ACCELERATION_REQUEST')
    const talked = await work(['NOT_STARTED'], to)
    await portal.as(founder).call(commentTask, { body: { taskId: talked.taskId, body: 'С чего начать?' } })
    expect(outcome(await remove(talked.requestId))).toBe('WORK_STARTED')
  })

  test('never takes work that was begun on an earlier track: reports of past days count it', async () => {
    const { requestId } = await work(['PROCESS_CODE'])
    await transfer({ requestId })
    expect(outcome(await remove(requestId))).toBe('WORK_STARTED')
    const shown = await portal.as(acc).call(getProjectInWork, { query: { requestId: String(requestId) } })
    expect(shown.body['actions']).not.toContain('DELETE_ACCELERATION_REQUEST')
  })

  test('takes work on an earlier track along, too, while nobody has begun with it', async () => {
    const { id, requestId } = await work()
    await transfer({ requestId })
    expect(outcome(await remove(requestId))).toBe(204)
    const left = await portal.db.selectFrom('project_track').select('id').where('id', '=', id).execute()
    expect(left).toEqual([])
  })
})

describe('publishing a project', () => {
  const change = (requestId: number, action: 'PUBLISH_PROJECT' | 'CANCEL_PUBLISH_PROJECT', by = acc) =>
    portal.as(by).call(changeProjectPublication, { headers: headers(), body: { requestId, action } })
  const offered = async (requestId: number) =>
    (
      (await portal.as(acc).call(getProjectInWork, { query: { requestId: String(requestId) } })).body[
        'actions'
      ] as string[]
    ).filter((action) => action.endsWith('PUBLISH_PROJECT'))
  const seen = async (by: Person) =>
    (await portal.as(by).call(getProjectDetails, { query: { projectId: String(project.id) } })).status

  /** The accelerator has a main showcase, and the leader has consented. */
  const prepare = async () => {
    await portal.db.deleteFrom('publication_template').where('accelerator_id', '=', accelerator.id).execute()
    await portal.make.publicationTemplate({ accelerator, is_main: true })
    await portal.make.publicationConsent({ project, accelerator })
  }

  test('needs a main showcase and the consent of its leader', async () => {
    const { requestId } = await work()
    expect(outcome(await change(requestId, 'PUBLISH_PROJECT'))).toBe('SHOWCASE_NEEDED')
    await portal.make.publicationTemplate({ accelerator, is_main: true })
    expect(outcome(await change(requestId, 'PUBLISH_PROJECT'))).toBe('PUBLICATION_CONSENT_NEEDED')
  })

  test('shows its page as far as the team lets it reach, and back; the team is notified both times', async () => {
    const { requestId } = await work()
    await prepare()
    await portal.db
      .updateTable('project')
      .set({ access_level: 'AUTHORIZED' })
      .where('id', '=', project.id)
      .execute()
    const stranger = await portal.make.person()
    expect([await seen(stranger), await offered(requestId)]).toEqual([404, ['PUBLISH_PROJECT']])
    expect(outcome(await change(requestId, 'PUBLISH_PROJECT'))).toBe(204)
    expect([await seen(stranger), await offered(requestId)]).toEqual([200, ['CANCEL_PUBLISH_PROJECT']])
    expect(outcome(await change(requestId, 'PUBLISH_PROJECT', second))).toBe('PUBLICATION_STATE_UNCHANGED')
    expect(outcome(await change(requestId, 'CANCEL_PUBLISH_PROJECT', second))).toBe(204)
    expect(await seen(stranger)).toBe(404)
    await notified([founder], 'PROJECT_PUBLICATION', project.name)
    await notified([founder], 'PROJECT_UNPUBLICATION', project.name)
  })

  test('is for what was accepted and may work; what is blocked is only taken back', async () => {
    await prepare()
    const waiting = await portal.make.request({ track: to, project })
    expect(outcome(await change(waiting.id, 'PUBLISH_PROJECT'))).toBe('STATE_CHANGED')
    const { id, requestId } = await work()
    expect(outcome(await change(requestId, 'PUBLISH_PROJECT'))).toBe(204)
    await portal.as(acc).call(changeAccess, { body: { projectTrackId: id, action: 'BLOCK' } })
    expect(outcome(await change(requestId, 'CANCEL_PUBLISH_PROJECT'))).toBe(204)
    expect(outcome(await change(requestId, 'PUBLISH_PROJECT'))).toBe('STATE_CHANGED')
    expect(await offered(requestId)).toEqual([])
  })

  test('of one’s own project is refused, and of another accelerator’s nothing is found', async () => {
    const { requestId } = await work()
    await portal.make.projectMember({ project, person: second })
    expect(outcome(await change(requestId, 'PUBLISH_PROJECT', second))).toBe('ACCESS_DENIED')
    const foreign = await portal.make.participation()
    expect(outcome(await change(foreign.request_id, 'PUBLISH_PROJECT'))).toBe('NOT_FOUND')
  })

  test('of two at once one wins, the other gets a conflict', async () => {
    const { requestId } = await work()
    await prepare()
    const answers = await Promise.all([
      change(requestId, 'PUBLISH_PROJECT'),
      change(requestId, 'PUBLISH_PROJECT', second),
    ])
    expect(answers.map((one) => String(outcome(one))).toSorted()).toEqual([
      '204',
      'PUBLICATION_STATE_UNCHANGED',
    ])
  })
})
