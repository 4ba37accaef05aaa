import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import * as requests from '../../features/acceleration-requests/contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../features/acceleration-requests/domain/contact-consent.ts'
import { listNotifications } from '../../features/communication/contract/notification.endpoints.ts'
import * as participations from '../../features/participations/contract/participation.endpoints.ts'
import * as tasks from '../../features/participations/contract/task.endpoints.ts'
import type { Accelerator } from '../../tests/support/factories/accelerator.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import type { Project } from '../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../tests/support/portal.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let tracker: Person
let founder: Person
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator()
  acc = await make.member({ accelerator, role: 'ACC' })
  tracker = await make.member({ accelerator, role: 'TRC' })
  founder = await make.person()
  project = await make.project({ leader: founder, members: [await make.person()] })
})

const refusal = ({ status, body }: Answer) => [status, body['code']]

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

type Task = { id: number; state: string; version: number; actions: string[]; blockedBy: string | null }
type Work = { id: number; tasksAccepted: number; tasksTotal: number; tasks: Task[] }

const workOf = async (by: Person, projectTrackId: number): Promise<Work> =>
  done(
    await portal
      .as(by)
      .call(participations.getProjectTrack, { query: { projectTrackId: String(projectTrackId) } }),
  ) as Work

const apply = (by: Person, projectId: number, trackId: number) =>
  portal.as(by).call(requests.createAccelerationRequest, {
    body: { projectId, trackId, consentVersion: contactConsentVersion },
  })

const accept = (requestId: number) =>
  portal.as(acc).call(requests.acceptAccelerationRequest, {
    headers: { 'accelerator-id': String(accelerator.id) },
    query: { userUid: acc.uid, requestId: String(requestId) },
  })

const strictTrack = async (strategy: 'STRICT' | 'NOT_STRICT' = 'STRICT', strictly = true) => {
  const programme = await portal.make.programme({ accelerator, creation_strategy: strategy })
  const track = await portal.make.track({ programme })
  for (const seq of [1, 2, 3])
    await portal.make.trackpoint({ track, seq, strictly_accepted: strictly, duration_days: 10 })
  await portal.make.trackpoint({ track, seq: 4, content_status: 'DRAFT' })
  return track
}

describe('the main job', () => {
  test('runs from the application to the accepted task, and the next one opens', async () => {
    const track = await strictTrack()
    const applied = done(await apply(founder, project.id, track.id)) as {
      id: number
      status: string
      actions: string[]
    }
    expect([applied.status, applied.actions]).toEqual(['NEW', ['revoke']])
    const accepted = done(await accept(applied.id)) as {
      status: string
      projectTrackId: number
      actions: string[]
    }
    expect([accepted.status, accepted.actions]).toEqual(['ACCEPT', []])
    const { projectTrackId } = accepted
    await portal
      .as(acc)
      .call(participations.setTracker, { body: { projectTrackId, trackerUid: tracker.uid } })

    const begun = await workOf(founder, projectTrackId)
    expect(begun).toMatchObject({ tasksAccepted: 0, tasksTotal: 3 })
    expect(begun.tasks.map(({ state, actions, blockedBy }) => [state, actions, blockedBy])).toEqual([
      ['NOT_STARTED', ['start'], null],
      ['NOT_STARTED', [], 'PREVIOUS_TASK_NOT_ACCEPTED'],
      ['NOT_STARTED', [], 'PREVIOUS_TASK_NOT_ACCEPTED'],
    ])
    const [first, second] = begun.tasks as [Task, Task]
    const asFounder = portal.as(founder)
    const asTracker = portal.as(tracker)
    const taskId = first.id

    expect(
      refusal(await asFounder.call(tasks.startTask, { body: { taskId: second.id, version: 1 } })),
    ).toEqual([409, 'PREVIOUS_TASK_NOT_ACCEPTED'])
    const started = done(await asFounder.call(tasks.startTask, { body: { taskId, version: 1 } }))
    expect(started).toMatchObject({ state: 'PROCESS_CODE', version: 2, editable: true })
    // The last day ends at midnight in Moscow, the accelerator's time zone, whatever the founder's.
    const { day, endsAt, timeZone } = started['due'] as { day: string; endsAt: string; timeZone: string }
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect([endsAt, timeZone]).toEqual([`${day}T21:00:00Z`, 'Europe/Moscow'])
    expect(refusal(await asFounder.call(tasks.completeTask, { body: { taskId, version: 2 } }))).toEqual([
      409,
      'ANSWER_REQUIRED',
    ])
    const saved = done(
      await asFounder.call(tasks.saveTaskAnswer, {
        body: { taskId, version: 2, answer: 'Провели 18 интервью.' },
      }),
    )
    expect(saved).toMatchObject({ version: 3 })
    expect(done(await asFounder.call(tasks.completeTask, { body: { taskId, version: 3 } }))).toMatchObject({
      answerBy: { uid: founder.uid },
      state: 'DONE_CODE',
      actions: ['withdraw'],
      editable: false,
    })
    const returned = done(
      await asTracker.call(tasks.returnTask, { body: { taskId, version: 4, comment: 'Добавьте цитаты.' } }),
    )
    expect(returned).toMatchObject({
      state: 'START',
      comments: [{ kind: 'RETURN', body: 'Добавьте цитаты.', author: { uid: tracker.uid } }],
    })
    done(await asFounder.call(tasks.completeTask, { body: { taskId, version: 5 } }))
    const finished = done(await asTracker.call(tasks.acceptTask, { body: { taskId, version: 6 } })) as {
      state: string
      history: { action: string; from: string; to: string }[]
    }
    expect(finished.state).toBe('ACCEPT_CODE')
    expect(finished.history.map(({ action, from, to }) => [action, from, to]).toReversed()).toEqual([
      ['start', 'NOT_STARTED', 'PROCESS_CODE'],
      ['complete', 'PROCESS_CODE', 'DONE_CODE'],
      ['return', 'DONE_CODE', 'START'],
      ['complete', 'START', 'DONE_CODE'],
      ['accept', 'DONE_CODE', 'ACCEPT_CODE'],
    ])

    const after = await workOf(founder, projectTrackId)
    expect(after.tasksAccepted).toBe(1)
    expect(after.tasks.map(({ actions }) => actions)).toEqual([[], ['start'], []])
    done(await asFounder.call(tasks.startTask, { body: { taskId: second.id, version: 1 } }))
  })

  test('opens a task behind one that need not be accepted strictly, outside strict programmes', async () => {
    const track = await strictTrack('NOT_STRICT', false)
    const participation = await portal.make.participation({ project, track, states: ['PROCESS_CODE'] })
    const { tasks: rows } = await workOf(founder, participation.id)
    expect(rows.map(({ actions }) => actions)).toEqual([[], ['start'], ['start']])
  })

  test('in a strict programme every task waits, however it is marked', async () => {
    const track = await strictTrack('STRICT', false)
    const participation = await portal.make.participation({ project, track, states: ['DONE_CODE'] })
    const { tasks: rows } = await workOf(founder, participation.id)
    expect(rows.map(({ blockedBy }) => blockedBy)).toEqual([
      null,
      'PREVIOUS_TASK_NOT_ACCEPTED',
      'PREVIOUS_TASK_NOT_ACCEPTED',
    ])
  })
})

describe('a blocked project', () => {
  test('neither starts nor completes until it is allowed again', async () => {
    const task = await portal.make.task({ state: 'START', project, track: await strictTrack() })
    const access = (action: 'BLOCK' | 'ALLOW_TO_WORK') =>
      portal
        .as(acc)
        .call(participations.changeAccess, { body: { projectTrackId: task.participation.id, action } })
    const complete = () =>
      portal.as(founder).call(tasks.completeTask, { body: { taskId: task.id, version: 1 } })
    done(await access('BLOCK'))
    expect(refusal(await access('BLOCK'))).toEqual([409, 'STATE_CHANGED'])
    expect(refusal(await complete())).toEqual([409, 'PARTICIPATION_BLOCKED'])
    done(await access('ALLOW_TO_WORK'))
    done(await complete())
  })
})

describe('an expertise', () => {
  test('under way locks the task; a finished one lets it be accepted, but not returned', async () => {
    const task = await portal.make.task({ state: 'DONE_CODE', project, track: await strictTrack(), tracker })
    const job = await portal.make.expertJob({ task, status: 'PROCESS' })
    const body = { taskId: task.id, version: 1 }
    const actions = {
      withdraw: () => portal.as(founder).call(tasks.withdrawTask, { body }),
      return: () => portal.as(tracker).call(tasks.returnTask, { body: { ...body, comment: 'Ещё раз.' } }),
      discard: () => portal.as(tracker).call(tasks.discardTask, { body: { ...body, comment: 'Нет.' } }),
      accept: () => portal.as(tracker).call(tasks.acceptTask, { body }),
    }
    for (const action of Object.values(actions))
      expect(refusal(await action())).toEqual([409, 'EXPERTISE_ACTIVE'])
    await portal.db.updateTable('expert_job').set({ status: 'COMPLETE' }).where('id', '=', job.id).execute()
    for (const action of [actions.withdraw, actions.return])
      expect(refusal(await action())).toEqual([409, 'EXPERTISE_ACTIVE'])
    expect((await workOf(tracker, task.participation.id)).tasks[0]!.actions).toEqual(['accept', 'discard'])
    done(await actions.accept())
  })
})

describe('who performs', () => {
  test('never reviews it: on a task of the accelerator another of the team decides', async () => {
    const track = await portal.make.track({ accelerator, investment_type: 'INVESTMENT' })
    await portal.make.trackpoint({ track, performer: 'ACCELERATOR', answer_required: false })
    const { tasks: rows } = await portal.make.participation({ project, track })
    const taskId = rows[0]!.id
    done(await portal.as(acc).call(tasks.startTask, { body: { taskId, version: 1 } }))
    const completed = done(await portal.as(acc).call(tasks.completeTask, { body: { taskId, version: 2 } }))
    expect(completed['actions']).not.toContain('accept')
    expect(refusal(await portal.as(acc).call(tasks.acceptTask, { body: { taskId, version: 3 } }))).toEqual([
      403,
      'ACCESS_DENIED',
    ])
    const colleague = await portal.make.member({ accelerator, role: 'ACC' })
    done(await portal.as(colleague).call(tasks.acceptTask, { body: { taskId, version: 3 } }))
  })

  test('decides on own work where nobody else can, and the audit and the history say so', async () => {
    const accelerator = await portal.make.accelerator()
    const alone = await portal.make.member({ accelerator, role: 'ACC', admin: true })
    const track = await portal.make.track({ accelerator, investment_type: 'INVESTMENT' })
    await portal.make.trackpoint({ track, performer: 'ACCELERATOR', answer_required: false })
    const { tasks: rows } = await portal.make.participation({ project, track })
    // Neither blocked colleagues nor a tracker of other projects may decide.
    await portal.db
      .updateTable('accelerator_member')
      .set({ blocked: true })
      .where('accelerator_id', '=', accelerator.id)
      .where('person_uid', '<>', alone.uid)
      .execute()
    await portal.make.member({ accelerator, role: 'TRC' })
    const taskId = rows[0]!.id
    done(await portal.as(alone).call(tasks.startTask, { body: { taskId, version: 1 } }))
    const completed = done(await portal.as(alone).call(tasks.completeTask, { body: { taskId, version: 2 } }))
    expect(completed['actions']).toContain('accept')
    const accepted = done(await portal.as(alone).call(tasks.acceptTask, { body: { taskId, version: 3 } }))
    expect(accepted['history']).toMatchObject([
      { action: 'accept', byPerformer: true },
      { action: 'complete', byPerformer: false },
      { action: 'start', byPerformer: false },
    ])
    const { details } = await portal.db
      .selectFrom('audit_entry')
      .select('details')
      .where('subject', '=', 'task')
      .where('subject_id', '=', String(taskId))
      .where('action', '=', 'accept')
      .executeTakeFirstOrThrow()
    expect(details).toEqual({ byPerformer: true })
  })

  test('a tracker of the project cannot be one of its team', async () => {
    const mate = await portal.make.member({ accelerator, role: 'TRC' })
    const own = await portal.make.project({ leader: founder, members: [mate] })
    const { id } = await portal.make.participation({ project: own, track: await strictTrack() })
    const body = { projectTrackId: id, trackerUid: mate.uid }
    const answer = await portal.as(acc).call(participations.setTracker, { body })
    expect([...refusal(answer), answer.body['fields']]).toEqual([
      400,
      'VALIDATION_FAILED',
      { trackerUid: 'NOT_IN_LIST' },
    ])
  })
})

describe('setting a task back', () => {
  test('drops answer, files and comments, and the counter follows', async () => {
    const task = await portal.make.task({ state: 'ACCEPT_CODE', project, track: await strictTrack() })
    await portal.make.taskComment({ task, author: founder })
    const body = { taskId: task.id, version: 1 }
    expect(done(await portal.as(acc).call(tasks.deleteTaskProgress, { body }))).toMatchObject({
      state: 'NOT_STARTED',
      answer: '',
      comments: [],
      files: [],
      due: null,
    })
    expect((await workOf(acc, task.participation.id)).tasksAccepted).toBe(0)
  })
})

describe('everybody concerned is notified', () => {
  const inbox = async (of: Person, code: string, about: string): Promise<Record<string, unknown>> => {
    for (let tries = 0; tries < 200; tries++) {
      const { body } = await portal.as(of).call(listNotifications, { query: {} })
      const items = body['items'] as { code: string; params: Record<string, string> }[]
      const found = items.find((one) => one.code === code && one.params['project'] === about)
      if (found) return found
      await sleep(50)
    }
    throw new Error(`${code} has not come`)
  }

  test('of the application, the decision and the review', async () => {
    await portal.startWorker()
    const track = await strictTrack()
    const own = await portal.make.project({ leader: founder })
    const applied = done(await apply(founder, own.id, track.id)) as { id: number }
    expect(await inbox(acc, 'REQUEST_APPROVAL_IN_ACCELERATOR', own.name)).toMatchObject({
      params: { project: own.name, track: track.name },
      sender: { uid: founder.uid },
    })
    const { projectTrackId } = done(await accept(applied.id)) as { projectTrackId: number }
    await inbox(founder, 'EVENT_ACCEPTED_ACCELERATOR', own.name)
    await portal
      .as(acc)
      .call(participations.setTracker, { body: { projectTrackId, trackerUid: tracker.uid } })
    await inbox(tracker, 'TRACKER_SET', own.name)
    const [task] = (await workOf(founder, projectTrackId)).tasks
    const taskId = task!.id
    done(await portal.as(founder).call(tasks.startTask, { body: { taskId, version: 1 } }))
    done(
      await portal
        .as(founder)
        .call(tasks.saveTaskAnswer, { body: { taskId, version: 2, answer: 'Готово.' } }),
    )
    done(await portal.as(founder).call(tasks.completeTask, { body: { taskId, version: 3 } }))
    expect(await inbox(tracker, 'PROJECT_FINISHED_IMPLEMENTATION_EVENT', own.name)).toMatchObject({
      params: { project: own.name },
    })
    done(await portal.as(tracker).call(tasks.returnTask, { body: { taskId, version: 4, comment: 'Почти.' } }))
    expect(await inbox(founder, 'TASK_RETURNED', own.name)).toMatchObject({ params: { comment: 'Почти.' } })
    done(await portal.as(founder).call(tasks.commentTask, { body: { taskId, body: 'Что поправить?' } }))
    expect(await inbox(tracker, 'TASK_COMMENTED', own.name)).toMatchObject({
      params: { comment: 'Что поправить?' },
    })
    done(await portal.as(founder).call(tasks.completeTask, { body: { taskId, version: 5 } }))
    done(await portal.as(founder).call(tasks.withdrawTask, { body: { taskId, version: 6 } }))
    await inbox(tracker, 'TASK_WITHDRAWN', own.name)
    done(await portal.as(acc).call(tasks.deleteTaskProgress, { body: { taskId, version: 7 } }))
    await inbox(founder, 'TASK_PROGRESS_DELETED', own.name)
    await inbox(tracker, 'TASK_PROGRESS_DELETED', own.name)
    await portal.as(acc).call(participations.changeAccess, {
      body: { projectTrackId, action: 'BLOCK', reason: 'Нет договора.' },
    })
    expect(await inbox(founder, 'PROJECT_BLOCKED', own.name)).toMatchObject({
      params: { reason: 'Нет договора.' },
    })
  })
})
