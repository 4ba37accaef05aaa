import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../../tests/support/factories/insert.ts'
import type { Task } from '../../../../tests/support/factories/participation.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import type { Project } from '../../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import { settled } from '../../../../tests/support/settled.ts'
import { suggestExpertise } from '../../../expert-suggestions/contract/expert-suggestion.endpoints.ts'
import { getProjectProfile } from '../../../project-profiles/contract/profile.endpoints.ts'
import { countNewExpertJobs } from '../../contract/badge.endpoints.ts'
import * as conflicts from '../../contract/conflict.endpoints.ts'
import * as orders from '../../contract/expert-job-order.endpoints.ts'
import * as jobs from '../../contract/expert-job.endpoints.ts'
import * as ordering from '../../contract/order.endpoints.ts'
import * as unwanted from '../../contract/unwanted-reviewer.endpoints.ts'

let portal: TestPortal
let host: Accelerator
let admin: Person
let leader: Person

beforeAll(async () => {
  portal = await openPortal()
  host = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator: host, role: 'ACC', admin: true })
  leader = await portal.make.person()
})

const refusal = ({ status, body }: Answer) => [status, body['code'], body['params']]

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const newExpert = (accelerator = host) => portal.make.member({ accelerator, role: 'EXP' })
const newTask = async (project: Project, accelerator = host): Promise<Task> =>
  portal.make.task({ state: 'DONE_CODE', project, track: await portal.make.track({ accelerator }) })

const on = ({ id }: Accelerator) => ({ 'accelerator-id': String(id) })

const send = (task: Task, expert: Person, { by = admin, accelerator = host, overrideReason = '' } = {}) =>
  portal.as(by).call(ordering.orderExpertJobs, {
    headers: on(accelerator),
    body: {
      taskIds: [task.id],
      expertUids: [expert.uid],
      resultType: 'COMMENTS',
      dueOn: '2099-12-31',
      overrideReason,
    },
  })

const order = async (...parameters: Parameters<typeof send>): Promise<number> =>
  done(await send(...parameters)).jobs[0].id

const take = (by: Person, jobId: number) =>
  portal.as(by).call(orders.takeExpertJob, { body: { jobId, version: 1 } })

const reasonsInPreview = async (task: Task, expert: Person, by = admin, accelerator = host) =>
  done(
    await portal.as(by).call(ordering.previewExpertJobs, {
      headers: on(accelerator),
      body: { taskIds: [task.id], expertUids: [expert.uid] },
    }),
  ).pairs[0].conflicts as string[]

const reasonsInDirectory = async (task: Task, expert: Person) =>
  (
    done(
      await portal.as(admin).call(ordering.listExperts, {
        headers: on(host),
        query: { taskId: String(task.id), limit: '50' },
      }),
    ).items as { uid: string; conflicts: string[] }[]
  ).find(({ uid }) => uid === expert.uid)!.conflicts

describe('a person with a stake in a project, or who pays, does not review it', () => {
  test('an investor or mentor who ordered a review of it, or proposed one', async () => {
    const project = await portal.make.project({ leader })
    const task = await newTask(project)
    const [client, proposer] = [await newExpert(), await newExpert()]
    await insertOne(portal.db, 'person_role', { person_uid: client.uid, role: 'INV' })
    const { id } = await portal.make.expertJob({
      task,
      expert: await newExpert(),
      client,
      status: 'COMPLETE',
    })
    await portal.db
      .updateTable('expert_job')
      .set({ requester_uid: client.uid })
      .where('id', '=', id)
      .execute()
    await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'MNT', person: proposer })
    await portal.make.publication({
      project,
      template: await portal.make.publicationTemplate({ accelerator: host }),
    })
    done(
      await portal.as(proposer).call(suggestExpertise, { body: { projectId: project.id, reason: 'Рынок.' } }),
    )
    for (const expert of [client, proposer]) {
      expect(await reasonsInDirectory(task, expert)).toEqual(['INVESTOR_OR_MENTOR'])
      expect(await reasonsInPreview(task, expert)).toEqual(['INVESTOR_OR_MENTOR'])
      const overrideReason = 'Других экспертов нет.'
      done(await take(expert, await order(task, expert, { overrideReason })))
    }
    // For another project of the same team they have no conflict.
    const other = await newTask(await portal.make.project({ leader }))
    expect(await reasonsInPreview(other, client)).toEqual([])
  })

  test('an expert who suggests a review is no backer by that', async () => {
    const project = await portal.make.project({ leader })
    const expert = await newExpert()
    await insertOne(portal.db, 'expert_suggestion', {
      accelerator_id: host.id,
      project_id: project.id,
      reason: 'Ещё один взгляд.',
      proposer_uid: expert.uid,
    })
    expect(await reasonsInPreview(await newTask(project), expert)).toEqual([])
  })

  test('an administrator of the accelerator that pays, and who makes its acts', async () => {
    const task = await newTask(await portal.make.project({ leader }))
    const [treasurer, keeper, other] = [await newExpert(), await newExpert(), await newExpert()]
    await portal.make.member({ accelerator: host, role: 'ACC', admin: true, person: treasurer })
    await portal.make.member({
      accelerator: await portal.make.accelerator(),
      role: 'ACC',
      admin: true,
      person: other,
    })
    await insertOne(portal.db, 'expert_act', {
      accelerator_id: host.id,
      number: 1,
      expert_uid: other.uid,
      expert_name: other.last_name,
      currency: 'RUB',
      amount: '10',
      since: '2026-11-01',
      till: '2026-11-30',
      made_on: '2026-11-30',
      created_by: keeper.uid,
    })
    for (const expert of [treasurer, keeper]) {
      expect(await reasonsInDirectory(task, expert)).toEqual(['ORGANIZES_PAYMENT'])
      expect(await reasonsInPreview(task, expert)).toEqual(['ORGANIZES_PAYMENT'])
    }
    // A payment organizer of another accelerator is not one here.
    expect(await reasonsInPreview(task, other)).toEqual([])
    const overrideReason = 'Других экспертов по теме нет.'
    done(await take(treasurer, await order(task, treasurer, { overrideReason })))
    expect((await send(task, keeper)).body['fields']).toMatchObject({ overrideReason: 'REQUIRED' })
    // Became an administrator between the order and its acceptance.
    const newcomer = await newExpert()
    const id = await order(task, newcomer)
    await portal.make.member({ accelerator: host, role: 'ACC', admin: true, person: newcomer })
    await expect
      .poll(async () => refusal(await take(newcomer, id)))
      .toEqual([409, 'EXPERTISE_CONFLICT', { reason: 'ORGANIZES_PAYMENT' }])
  })
})

test('who joined the team for a while during a review reads nothing of it any more', async () => {
  const project = await portal.make.project({ leader, name: 'Чегравник' })
  const task = await newTask(project)
  const expert = await newExpert()
  const [taken, offered] = [await order(task, expert), await order(await newTask(project), expert)]
  done(await take(expert, taken))
  const member = { project_id: project.id, person_uid: expert.uid }
  await insertOne(portal.db, 'project_member', member)
  await portal.db.deleteFrom('project_member').where('person_uid', '=', expert.uid).execute()
  const as = portal.as(expert)
  const answers = [
    await as.call(orders.getExpertJobOrder, { query: { jobId: String(taken) } }),
    await as.call(getProjectProfile, {
      query: { projectId: String(project.id), opener: `expertise:${taken}` },
    }),
    await as.call(orders.saveExpertComment, { body: { jobId: taken, text: 'Всё верно.' } }),
    await as.call(orders.completeExpertJob, { body: { jobId: taken, version: 2 } }),
    await take(expert, offered),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  const list = async (query: Record<string, string>) =>
    done(await as.call(orders.listExpertJobOrders, { query })).items
  expect(await list({ findText: 'Чегравник' })).toEqual([])
  expect(await list({})).toMatchObject([
    { subject: null, actions: [] },
    { subject: null, actions: [] },
  ])
  const badge = await as.call(countNewExpertJobs, { query: { userUid: expert.uid } })
  expect(done(badge).count).toBe(0)
  expect(await reasonsInPreview(task, expert)).toEqual(['FORMER_TEAM_MEMBER'])
})

test('what one accelerator declares is valid there: a review that another ordered goes on', async () => {
  const { make } = portal
  const other = await make.accelerator()
  const otherAdmin = await make.member({ accelerator: other, role: 'ACC', admin: true })
  const expert = await newExpert()
  await make.member({ accelerator: other, role: 'EXP', person: expert })
  const project = await make.project({ leader })
  const [here, there] = [await newTask(project), await newTask(project, other)]
  const [own, foreign] = [
    await order(here, expert),
    await order(there, expert, { by: otherAdmin, accelerator: other }),
  ]
  done(await take(expert, foreign))
  done(
    await portal.as(admin).call(conflicts.declareConflictOfExpert, {
      headers: on(host),
      body: { projectId: project.id, expertUid: expert.uid, reason: 'Консультировал команду.' },
    }),
  )
  const open = (by: Person, jobId: number) =>
    portal.as(by).call(jobs.getExpertJob, { query: { jobId: String(jobId) } })
  expect(done(await open(admin, own)).status).toBe('REJECT')
  expect(done(await open(otherAdmin, foreign)).status).toBe('PROCESS')
  expect(
    done(await portal.as(expert).call(orders.getExpertJobOrder, { query: { jobId: String(foreign) } }))
      .status,
  ).toBe('PROCESS')
  expect(await reasonsInPreview(here, expert)).toEqual(['DECLARED_BY_ACCELERATOR'])
  expect(await reasonsInPreview(there, expert, otherAdmin, other)).toEqual([])

  // A conflict that an expert declares applies everywhere, and ends all their reviews of the project.
  const declare = { body: { jobId: own, reason: 'Работали вместе.' } }
  done(await portal.as(expert).call(orders.declareExpertConflict, declare))
  expect(done(await open(otherAdmin, foreign))).toMatchObject({
    status: 'REJECT',
    withdrawn: false,
    reason: 'Работали вместе.',
  })
  expect(await reasonsInPreview(there, expert, otherAdmin, other)).toEqual(['DECLARED_BY_EXPERT'])
  const listed = await portal
    .as(otherAdmin)
    .call(conflicts.listExpertConflicts, { headers: on(other), query: { projectId: String(project.id) } })
  expect(done(listed).items).toMatchObject([{ source: 'EXPERT', reason: 'Работали вместе.', actions: [] }])
  await portal.startWorker()
  await settled(portal)
  const notified = await portal.db
    .selectFrom('notification')
    .select('code')
    .where('recipient_uid', '=', otherAdmin.uid)
    .execute()
  expect(notified).toEqual([{ code: 'EXPERT_JOB_DECLINED' }])
})

test('a person named by a team stays named under another address', async () => {
  const project = await portal.make.project({ leader })
  const task = await newTask(project)
  const [known, later] = [await newExpert(), await newExpert()]
  const name = async (email: string) =>
    done(
      await portal.as(leader).call(unwanted.addUnwantedReviewer, {
        body: { projectId: project.id, email, reason: 'Конкурент.' },
      }),
    )
  const move = ({ uid }: Person, email: string) =>
    portal.db.updateTable('person').set({ email }).where('uid', '=', uid).execute()
  await name(known.email)
  await name('later@before.example')
  await move(known, 'known@after.example')
  // Named before the address had an owner.
  await move(later, 'Later@Before.example')
  expect(await reasonsInPreview(task, later)).toEqual(['DECLARED_BY_TEAM'])
  await move(later, 'later@after.example')
  for (const expert of [known, later])
    expect(await reasonsInPreview(task, expert)).toEqual(['DECLARED_BY_TEAM'])
  const { body } = await portal
    .as(leader)
    .call(unwanted.listUnwantedReviewers, { query: { projectId: String(project.id) } })
  expect(JSON.stringify(body)).not.toContain('after.example')
})

test('a conflict is declared also on a review that was declined, without a word of the project', async () => {
  const expert = await newExpert()
  const project = await portal.make.project({ leader, name: 'Зарянка' })
  const id = await order(await newTask(project), expert)
  done(
    await portal
      .as(expert)
      .call(orders.rejectExpertJob, { body: { jobId: id, version: 1, reason: 'Нет времени.' } }),
  )
  const declared = await portal
    .as(expert)
    .call(orders.declareExpertConflict, { body: { jobId: id, reason: 'Работали вместе.' } })
  expect(done(declared)).toMatchObject({ subject: null, actions: [] })
  expect(JSON.stringify(declared.body)).not.toContain('Зарянка')
  expect(await reasonsInPreview(await newTask(project), expert)).toEqual(['DECLARED_BY_EXPERT'])
  const stranger = await newExpert()
  const again = await portal
    .as(stranger)
    .call(orders.declareExpertConflict, { body: { jobId: id, reason: 'Чужое.' } })
  expect(again.status).toBe(404)
})
