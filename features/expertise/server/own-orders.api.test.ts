import { beforeAll, describe, expect, test } from 'vitest'
import { linkTo } from '../../../platform/domain/screen-paths.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Task } from '../../../tests/support/factories/participation.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { PublicationTemplate } from '../../../tests/support/factories/showcase.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { getAgenda } from '../../agenda/contract/agenda.endpoints.ts'
import { getExpertTalk, sendExpertMessage } from '../../expert-talks/contract/expert-talk.endpoints.ts'
import { returnTask } from '../../participations/contract/task.endpoints.ts'
import { getProjectProfile, saveProjectProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import * as orders from '../contract/expert-job-order.endpoints.ts'
import * as jobs from '../contract/expert-job.endpoints.ts'
import * as own from '../contract/own-order.endpoints.ts'
import { getTaskScores } from '../contract/task-scores.endpoints.ts'
import { maxOwnOpenJobs, ownAcceptDays } from '../domain/own-orders.ts'
import { acceptResults } from './accept-results.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let leader: Person
let investor: Person
let mentor: Person
let showcase: PublicationTemplate

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  const { make, db } = portal
  accelerator = await make.accelerator()
  await db
    .updateTable('accelerator')
    .set({ expert_outside_orders: true })
    .where('id', '=', accelerator.id)
    .execute()
  showcase = await make.publicationTemplate({ accelerator })
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  leader = await make.person()
  investor = await make.person({ roles: ['INV'] })
  mentor = await make.member({ accelerator, role: 'MNT' })
})

const refusal = ({ status, body }: Answer) => [status, body['code']]

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const newExpert = () => portal.make.member({ accelerator, role: 'EXP' })

/** The accelerator's experts in a requester's directory, with their actions. */
const directory = async (by: Person, query: Record<string, string> = {}) =>
  new Map(
    done(
      await portal.as(by).call(own.listOwnExperts, {
        query: { acceleratorId: String(accelerator.id), limit: '50', ...query },
      }),
    ).items.map((row: { id: number; uid: string; actions: string[] }) => [row.uid, row] as const),
  ) as Map<string, { id: number; uid: string; actions: string[] }>

const offersOf = async (by: Person, expertId: number) =>
  done(await portal.as(by).call(own.listOwnOffers, { query: { expertId: String(expertId) } })).items.map(
    ({ project }: { project: { id: number } }) => project.id,
  ) as number[]

/** A task in review of a published project. */
const newTask = async (pitch: string | null = null): Promise<Task & { projectId: number }> => {
  const { make } = portal
  const project = await make.project({ leader })
  if (pitch !== null)
    done(
      await portal.as(leader).call(saveProjectProfile, {
        body: {
          projectId: project.id,
          cells: [{ code: 'pitch', item: null, field: 'pitch', value: pitch, version: 0 }],
        },
      }),
    )
  const task = await make.task({ state: 'DONE_CODE', project, track: await make.track({ accelerator }) })
  await make.publication({ project, template: showcase })
  return { ...task, projectId: project.id }
}

const choices = (by: Person, projectId: number) =>
  portal.as(by).call(own.getOwnOrderChoices, { query: { projectId: String(projectId) } })

const orderOf = (
  by: Person,
  tasks: readonly { id: number }[],
  experts: readonly Person[],
  fee: string | null = null,
) =>
  portal.as(by).call(own.orderOwnExpertJobs, {
    body: {
      taskIds: tasks.map(({ id }) => id),
      expertUids: experts.map(({ uid }) => uid),
      resultType: 'COMMENTS',
      dueOn: '2099-12-31',
      fee: fee === null ? null : { amount: fee, currency: 'RUB' },
    },
  })

const order = (by: Person, task: { id: number }, experts: readonly Person[], fee: string | null = null) =>
  orderOf(by, [task], experts, fee)

const take = (by: Person, jobId: number) =>
  portal.as(by).call(orders.takeExpertJob, { body: { jobId, version: 1 } })
const openOrder = (by: Person, jobId: number) =>
  portal.as(by).call(orders.getExpertJobOrder, { query: { jobId: String(jobId) } })
const openJob = (by: Person, jobId: number) =>
  portal.as(by).call(jobs.getExpertJob, { query: { jobId: String(jobId) } })
const listed = async (by: Person): Promise<number[]> =>
  done(await portal.as(by).call(own.listOwnExpertJobs, { query: {} })).items.map(
    ({ id }: { id: number }) => id,
  )
const codesOf = async (to: Person) =>
  (
    await portal.db.selectFrom('notification').select('code').where('recipient_uid', '=', to.uid).execute()
  ).map((one) => one.code)

/** Waits until the person has a notification. */
const expectNotice = (to: Person, code: string) => expect.poll(() => codesOf(to)).toContain(code)

/** An order of the investor that its expert has accepted. */
const taken = async (by = investor) => {
  const [expert, task] = await Promise.all([newExpert(), newTask()])
  const [{ id }] = done(await order(by, task, [expert])).jobs
  done(await take(expert, id))
  return { expert, task, jobId: id as number }
}

describe('an order for oneself', () => {
  test('is offered to granted investors and the accelerator’s own mentors, of what it shows and takes orders of', async () => {
    const task = await newTask()
    for (const by of [investor, mentor])
      expect(done(await choices(by, task.projectId))).toMatchObject({
        allowed: true,
        accelerator: { id: accelerator.id },
        tasks: [{ id: task.id }],
      })
    const { make } = portal
    const others = [
      await make.person({ roles: ['MNT', 'EXP'] }),
      await make.member({ role: 'MNT' }),
      leader,
      admin,
    ]
    for (const by of others) {
      expect(done(await choices(by, task.projectId))).toMatchObject({ allowed: false, tasks: [] })
      expect((await order(by, task, [await newExpert()])).status).toBe(403)
    }
  })

  test('is not, where the accelerator does not take any, or the project is not shown by it', async () => {
    const { make } = portal
    const foreign = await make.task({ state: 'DONE_CODE' })
    const shown = await make.publication({
      project: { id: foreign.participation.project_id } as never,
      template: await make.publicationTemplate({ accelerator: { id: foreign.accelerator_id } }),
    })
    expect(done(await choices(investor, shown.project_id)).allowed).toBe(false)
    const project = await make.project({ leader })
    const hidden = await make.task({ state: 'DONE_CODE', project, track: await make.track({ accelerator }) })
    expect((await choices(investor, project.id)).status).toBe(404)
    expect((await order(investor, hidden, [await newExpert()])).status).toBe(404)
    // Neither together with an allowed one, nor for a task that does not exist.
    const task = await newTask()
    expect((await orderOf(investor, [task, hidden], [await newExpert()])).status).toBe(404)
    expect((await orderOf(investor, [task, { id: 2_000_000_000 }], [await newExpert()])).status).toBe(404)
  })

  test('says of an expert with a conflict, or with an order already, no more than that they can’t be chosen', async () => {
    const task = await newTask()
    const [named, ordered, free] = [await newExpert(), await newExpert(), await newExpert()]
    await portal.db
      .insertInto('unwanted_reviewer')
      .values({ project_id: task.projectId, email: named.email, reason: 'Конкурент.', named_by: leader.uid })
      .execute()
    await portal.make.expertJob({ task, expert: ordered, client: admin })
    const body = {
      taskIds: [task.id],
      expertUids: [named, ordered, free].map(({ uid }) => uid),
    }
    const { pairs } = done(await portal.as(investor).call(own.previewOwnExpertJobs, { body }))
    const of = (who: Person) => pairs.find((pair: { expertUid: string }) => pair.expertUid === who.uid)
    for (const who of [named, ordered])
      expect(of(who)).toMatchObject({ trouble: 'EXPERT_UNAVAILABLE', conflicts: [], overridable: false })
    expect(of(free)).toMatchObject({ trouble: null })
    expect(refusal(await order(investor, task, [named, free]))).toEqual([409, 'EXPERT_UNAVAILABLE'])
    const skipping = (...skipped: Person[]) =>
      portal.as(investor).call(own.orderOwnExpertJobs, {
        body: {
          taskIds: [task.id],
          expertUids: [named.uid, free.uid],
          skip: skipped.map(({ uid }) => ({ taskId: task.id, expertUid: uid })),
          resultType: 'COMMENTS',
          dueOn: '2099-12-31',
        },
      })
    expect((await skipping(named, free)).body['fields']).toEqual({ expertUids: 'REQUIRED' })
    expect(done(await skipping(named)).jobs).toHaveLength(1)
    const experts = done(
      await portal
        .as(investor)
        .call(own.listExpertsToAsk, { query: { projectIds: String(task.projectId), limit: '50' } }),
    ).items as { uid: string; possible: boolean }[]
    expect(experts.find(({ uid }) => uid === named.uid)?.possible).toBe(false)
    expect(experts.find(({ uid }) => uid === free.uid)?.possible).toBe(true)
  })

  test('begins in the directory of experts: with the expert, then what each may review', async () => {
    const [expert, task, named] = [await newExpert(), await newTask(), await newTask()]
    const unwanted = { project_id: named.projectId, email: expert.email, reason: 'Конкурент.' }
    await portal.db
      .insertInto('unwanted_reviewer')
      .values({ ...unwanted, named_by: leader.uid })
      .execute()
    for (const by of [investor, mentor]) {
      const row = (await directory(by)).get(expert.uid)!
      expect(row.actions).toEqual(['order'])
      const offered = await offersOf(by, row.id)
      expect(offered).toContain(task.projectId)
      // Their conflict is not disclosed: the project is not offered.
      expect(offered).not.toContain(named.projectId)
    }
    const row = (await directory(investor)).get(expert.uid)!
    await portal.make.expertJob({ task, expert, client: admin })
    expect(await offersOf(investor, row.id)).not.toContain(task.projectId)
    const { make } = portal
    const others = [
      leader,
      admin,
      expert,
      await make.person({ roles: ['MNT', 'EXP'] }),
      await make.member({ role: 'MNT' }),
    ]
    for (const by of others) expect((await directory(by)).size).toBe(0)
  })

  test('is not offered of oneself, nor answers about people who are no experts there', async () => {
    const [{ make, db }, task] = [portal, await newTask()]
    const both = await make.member({ accelerator, role: 'EXP' })
    const membership = { accelerator_id: accelerator.id, person_uid: both.uid, role: 'MNT' } as const
    await db.insertInto('accelerator_member').values(membership).execute()
    const row = (await directory(both)).get(both.uid)!
    expect(row.actions).toEqual([])
    expect(await offersOf(both, row.id)).toEqual([])
    const idOf = async ({ uid }: Person) =>
      (
        await db
          .selectFrom('accelerator_member')
          .select('id')
          .where('person_uid', '=', uid)
          .executeTakeFirstOrThrow()
      ).id
    // Otherwise anybody's relations to a project could be queried.
    expect(await offersOf(investor, await idOf(mentor))).toEqual([])
    expect(await offersOf(investor, await idOf(await make.member({ role: 'EXP' })))).toEqual([])
    expect(await offersOf(investor, row.id)).toContain(task.projectId)
  })

  test('closes its directory with the accelerator’s orders', async () => {
    const expert = await newExpert()
    const set = (open: boolean) =>
      portal.as(admin).call(own.saveOutsideOrdersSetting, {
        headers: { 'accelerator-id': String(accelerator.id) },
        body: { value: open },
      })
    expect((await directory(investor)).has(expert.uid)).toBe(true)
    done(await set(false))
    expect((await directory(investor)).size).toBe(0)
    const { accelerators } = done(await portal.as(investor).call(own.listOwnExperts, { query: {} }))
    expect(accelerators.map(({ id }: { id: number }) => id)).not.toContain(accelerator.id)
    done(await set(true))
  })

  test('notifies the accelerator, which sees it without its fee, and is nobody else’s to settle', async () => {
    const [expert, task] = await Promise.all([newExpert(), newTask()])
    const [{ id }] = done(await order(investor, task, [expert], '9000')).jobs
    await expectNotice(admin, 'EXPERT_JOB_ORDERED_OUTSIDE')
    expect(done(await openJob(investor, id))).toMatchObject({
      own: true,
      feeShown: true,
      visibleToTeam: false,
    })
    const seen = done(await openJob(admin, id))
    expect(seen).toMatchObject({ requested: true, own: false, fee: null, manages: false })
    expect(seen.actions).toEqual(['withdraw', 'openWork', 'declareConflict'])
    for (const by of [mentor, leader, await portal.make.person({ roles: ['INV'] })])
      expect((await openJob(by, id)).status).toBe(404)
    expect(await listed(investor)).toContain(id)
    expect(await listed(mentor)).not.toContain(id)
    expect((await portal.as(admin).call(getExpertTalk, { query: { jobId: String(id) } })).status).toBe(404)
  })

  test('is the client’s: they talk with the expert and accept the result', async () => {
    const { expert, jobId } = await taken(mentor)
    done(await portal.as(mentor).call(sendExpertMessage, { body: { jobId, text: 'Взгляните на рынок.' } }))
    const { messages, mayAsk } = done(
      await portal.as(expert).call(getExpertTalk, { query: { jobId: String(jobId) } }),
    )
    expect(messages[0].author).toMatchObject({ uid: mentor.uid })
    expect(mayAsk).toBe(false)
    done(await portal.as(expert).call(orders.saveExpertComment, { body: { jobId, text: 'Рынок есть.' } }))
    done(await portal.as(expert).call(orders.completeExpertJob, { body: { jobId, version: 2 } }))
    const body = { jobId, version: 3 }
    expect((await portal.as(admin).call(jobs.acceptExpertJobResult, { body })).status).toBe(403)
    expect(done(await portal.as(mentor).call(jobs.acceptExpertJobResult, { body })).comments).toHaveLength(1)
    expect(await listed(mentor)).toEqual([jobId])
  })

  test('ends when the accelerator says so, and its client reads why', async () => {
    const { expert, jobId } = await taken()
    const body = { jobId, status: 'PROCESS' as const, reason: 'Решаем по заданию.' }
    done(await portal.as(admin).call(jobs.withdrawExpertJob, { body }))
    await expectNotice(investor, 'EXPERT_JOB_ENDED_BY_HOST')
    expect(done(await openJob(investor, jobId))).toMatchObject({ status: 'REJECT', reason: body.reason })
    expect((await openOrder(expert, jobId)).status).toBe(404)
  })
})

const complete = async (by: Person, jobId: number) => {
  done(await portal.as(by).call(orders.saveExpertComment, { body: { jobId, text: 'Рынок есть.' } }))
  done(await portal.as(by).call(orders.completeExpertJob, { body: { jobId, version: 2 } }))
}

describe('a result of an order for oneself', () => {
  const accept = (by: Person, jobId: number) =>
    portal.as(by).call(jobs.acceptExpertJobResult, { body: { jobId, version: 3 } })
  /** A complete order of a mentor who was removed from the accelerator since. */
  const left = async () => {
    const requester = await portal.make.member({ accelerator, role: 'MNT' })
    const job = await taken(requester)
    await portal.db.deleteFrom('accelerator_member').where('person_uid', '=', requester.uid).execute()
    await complete(job.expert, job.jobId)
    return { ...job, requester }
  }

  test('is accepted unread by a person who lost the role or joined the team, and they get no notification of it', async () => {
    const { expert, jobId, requester } = await left()
    expect((await openJob(requester, jobId)).status).toBe(404)
    expect(done(await accept(requester, jobId))).toMatchObject({ comments: [], conclusion: '' })
    await expectNotice(expert, 'EXPERT_JOB_ACCEPTED')
    expect(await codesOf(requester)).not.toContain('EXPERT_OPERTN_COMPLETION_WITH_PROJECT')
    const joined = await taken(mentor)
    const membership = { project_id: joined.task.projectId, person_uid: mentor.uid }
    await portal.db.insertInto('project_member').values(membership).execute()
    await complete(joined.expert, joined.jobId)
    expect(done(await accept(mentor, joined.jobId)).comments).toEqual([])
  })

  test('is accepted by the accelerator’s administrator once its client is gone', async () => {
    const { jobId } = await left()
    const acc = await portal.make.member({ accelerator, role: 'ACC' })
    expect((await accept(acc, jobId)).status).toBe(403)
    const waits = async (by: Person): Promise<string> =>
      JSON.stringify(
        done(
          await portal
            .as(by)
            .call(getAgenda, { headers: { 'accelerator-id': String(accelerator.id) }, query: {} }),
        ),
      )
    const link = linkTo('/bch/view/expert-job/details', { expertJobId: jobId })
    expect(await waits(admin)).toContain(link)
    expect(await waits(acc)).not.toContain(link)
    expect(done(await openJob(admin, jobId)).actions).toEqual(['acceptResult', 'declareConflict'])
    expect(done(await accept(admin, jobId)).acceptedAt).not.toBeNull()
    expect(await waits(admin)).not.toContain(link)
  })

  test('is accepted by itself when nobody accepts it or sends it back for long', async () => {
    const [old, fresh] = [await taken(), await taken()]
    for (const [{ expert, jobId }, days] of [
      [old, ownAcceptDays + 1],
      [fresh, ownAcceptDays - 1],
    ] as const) {
      await complete(expert, jobId)
      const at = new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()
      await portal.db.updateTable('expert_job').set({ completed_at: at }).where('id', '=', jobId).execute()
    }
    const signal = AbortSignal.timeout(9000)
    await acceptResults.run(
      { db: portal.db, log: console as never, attempt: 1, lastAttempt: false, signal },
      {},
    )
    const accepted = done(await openJob(investor, old.jobId))
    expect(accepted.acceptedAt).not.toBeNull()
    expect(accepted.history.map((entry: { action: string }) => entry.action)).toContain('acceptByItself')
    expect(done(await openJob(investor, fresh.jobId)).acceptedAt).toBeNull()
    await expectNotice(old.expert, 'EXPERT_JOB_ACCEPTED')
  })

  test('restricts the accelerator in nothing: the task goes back to its team', async () => {
    const { expert, task, jobId } = await taken()
    const send = () =>
      portal.as(admin).call(returnTask, {
        body: { taskId: task.id, version: task.version, comment: 'Добавьте выводы.' },
      })
    expect(refusal(await send())).toEqual([409, 'EXPERTISE_ACTIVE'])
    await complete(expert, jobId)
    done(await send())
  })
})

describe('orders for oneself', () => {
  const offers = async (by: Person, findText?: string) =>
    done(await portal.as(by).call(own.listOwnOffers, { query: findText === undefined ? {} : { findText } }))
      .items as { project: { id: number; name: string }; tasks: { id: number }[] }[]

  test('begin from a list of what may be ordered: several projects of one accelerator, all or nothing', async () => {
    const { make } = portal
    const [one, two, experts] = [await newTask(), await newTask(), [await newExpert(), await newExpert()]]
    const project = await make.project({ leader, name: 'Зимородок' })
    const named = await make.task({ state: 'DONE_CODE', project, track: await make.track({ accelerator }) })
    await make.publication({ project, template: showcase })
    expect((await offers(investor, 'зимород')).map((offer) => offer.tasks)).toMatchObject([
      [{ id: named.id }],
    ])
    for (const by of [leader, admin, await make.person({ roles: ['MNT', 'EXP'] })])
      expect(await offers(by)).toEqual([])
    const query = { projectIds: [one.projectId, two.projectId].join(','), limit: '50' }
    expect((await portal.as(investor).call(own.listExpertsToAsk, { query })).status).toBe(200)
    const body = { taskIds: [one.id, two.id], expertUids: experts.map(({ uid }) => uid) }
    const { pairs } = done(await portal.as(investor).call(own.previewOwnExpertJobs, { body }))
    expect(pairs.map(({ trouble }: { trouble: unknown }) => trouble)).toEqual([null, null, null, null])
    // One of them is in the second project's team: no order is placed.
    await portal.db
      .insertInto('project_member')
      .values({ project_id: two.projectId, person_uid: experts[0]!.uid })
      .execute()
    expect(refusal(await orderOf(investor, [one, two], experts))).toEqual([409, 'EXPERT_UNAVAILABLE'])
    expect(done(await orderOf(investor, [one, two], experts.slice(1))).jobs).toHaveLength(2)
  })

  test('are of one accelerator at a time', async () => {
    const { make, db } = portal
    const other = await make.accelerator()
    await db
      .updateTable('accelerator')
      .set({ expert_outside_orders: true })
      .where('id', '=', other.id)
      .execute()
    const project = await make.project({ leader })
    const theirs = await make.task({
      state: 'DONE_CODE',
      project,
      track: await make.track({ accelerator: other }),
    })
    await make.publication({ project, template: await make.publicationTemplate({ accelerator: other }) })
    expect((await orderOf(investor, [await newTask(), theirs], [await newExpert()])).status).toBe(403)
    // A mentor orders in their own accelerator only.
    expect((await offers(mentor)).some((offer) => offer.project.id === project.id)).toBe(false)
  })

  test('are open in a limited number at a time', async () => {
    const one = await portal.make.person({ roles: ['INV'] })
    const [expert, task] = await Promise.all([newExpert(), newTask()])
    for (let n = 0; n < maxOwnOpenJobs; n++)
      await portal.make.expertJob({ task, client: one, requester_uid: one.uid })
    expect(refusal(await order(one, task, [expert]))).toEqual([409, 'EXPERT_ORDER_LIMIT'])
    const body = { taskIds: [task.id], expertUids: [expert.uid] }
    expect(refusal(await portal.as(one).call(own.previewOwnExpertJobs, { body }))).toEqual([
      409,
      'EXPERT_ORDER_LIMIT',
    ])
    // One in place of another is not one more; another's job makes no room.
    const [{ id: replacedId }] = await portal.db
      .selectFrom('expert_job')
      .select('id')
      .where('requester_uid', '=', one.uid)
      .limit(1)
      .execute()
      .then((rows) => rows as [{ id: number }])
    const preview = (of: number) =>
      portal.as(one).call(own.previewOwnExpertJobs, { body: { ...body, replacedId: of } })
    expect((await preview(replacedId)).status).toBe(200)
    const { jobId: foreign } = await taken()
    expect(refusal(await preview(foreign))).toEqual([409, 'EXPERT_ORDER_LIMIT'])
    await portal.db
      .updateTable('expert_job')
      .set({ status: 'COMPLETE' })
      .where('requester_uid', '=', one.uid)
      .execute()
    expect(done(await order(one, task, [expert])).jobs).toHaveLength(1)
  })

  test('keep an administrator whose review they ordered from the task’s other reviews, until they decline', async () => {
    const { make } = portal
    const both = await make.member({ accelerator, role: 'ACC', admin: true })
    await make.member({ accelerator, role: 'EXP', person: both })
    const task = await newTask()
    const other = await make.expertJob({ task, expert: await newExpert(), client: admin })
    const seen = async () =>
      done(
        await portal.as(both).call(jobs.listExpertJobs, {
          headers: { 'accelerator-id': String(accelerator.id) },
          query: { taskId: String(task.id) },
        }),
      ).items.map((job: { id: number }) => job.id)
    const readReviews = async () =>
      done(await portal.as(both).call(jobs.listTaskExpertise, { query: { taskId: String(task.id) } }))
    const scores = async () =>
      (await portal.as(both).call(getTaskScores, { query: { taskId: String(task.id) } })).status
    expect(await seen()).toEqual([other.id])
    expect(await scores()).toBe(200)
    const [{ id }] = done(await order(investor, task, [both])).jobs
    const closed = async () => {
      expect(await seen()).toEqual([])
      expect(await readReviews()).toMatchObject({ items: [], ownReviewId: id })
      expect(await scores()).toBe(404)
      expect((await openJob(both, other.id)).status).toBe(404)
      expect((await openJob(both, id)).status).toBe(403)
    }
    await closed()
    done(await take(both, id))
    await closed()
    done(
      await portal
        .as(both)
        .call(orders.rejectExpertJob, { body: { jobId: id, version: 2, reason: 'Занят' } }),
    )
    expect(new Set(await seen())).toEqual(new Set([id, other.id]))
    expect(await readReviews()).toMatchObject({ ownReviewId: null })
    expect((await openJob(both, other.id)).status).toBe(200)
  })
})

describe('the expert of an order for oneself', () => {
  const profile = (by: Person, projectId: number, jobId: number) =>
    portal.as(by).call(getProjectProfile, {
      query: { projectId: String(projectId), opener: `expertise:${jobId}` },
    })

  test('reads what is published, and the task once the accelerator opens it', async () => {
    const { expert, task, jobId } = await taken()
    await portal.db
      .updateTable('project_trackpoint')
      .set({ answer: 'Секретный ответ' })
      .where('id', '=', task.id)
      .execute()
    expect(done(await openOrder(expert, jobId)).material).toMatchObject({
      workOpened: false,
      answer: '',
      files: [],
    })
    expect((await profile(expert, task.projectId, jobId)).status).toBe(200)
    const body = { jobId }
    expect((await portal.as(investor).call(own.openWorkToExpert, { body })).status).toBe(403)
    done(await portal.as(admin).call(own.openWorkToExpert, { body }))
    expect(done(await openOrder(expert, jobId)).material).toMatchObject({
      workOpened: true,
      answer: 'Секретный ответ',
    })
    expect(refusal(await portal.as(admin).call(own.openWorkToExpert, { body: { jobId } }))).toEqual([
      409,
      'STATE_CHANGED',
    ])
  })

  test('reads the project in short as it was published, until the task is opened', async () => {
    const [expert, task] = [await newExpert(), await newTask('Ищем потери тепла')]
    const [{ id }] = done(await order(investor, task, [expert])).jobs
    await portal.db
      .updateTable('project')
      .set({ summary: 'Ещё не для всех' })
      .where('id', '=', task.projectId)
      .execute()
    const summary = async () => done(await openOrder(expert, id)).subject.summary
    expect(await summary()).toBe('Ищем потери тепла')
    done(await portal.as(admin).call(own.openWorkToExpert, { body: { jobId: id } }))
    expect(await summary()).toBe('Ещё не для всех')
    await portal.db.updateTable('expert_job').set({ work_opened_at: null }).where('id', '=', id).execute()
    await portal.db
      .updateTable('project_publication')
      .set({ status: 'ARCHIVE' })
      .where('project_id', '=', task.projectId)
      .execute()
    expect(await summary()).toBe('')
  })

  test('reads nothing of a project that is not published any more', async () => {
    const { expert, task, jobId } = await taken()
    await portal.db
      .updateTable('project_publication')
      .set({ status: 'ARCHIVE' })
      .where('project_id', '=', task.projectId)
      .execute()
    expect(done(await openOrder(expert, jobId)).material).toBeNull()
    expect((await profile(expert, task.projectId, jobId)).status).toBe(404)
  })

  test('pins a comment to nothing that the job does not show', async () => {
    const { expert, jobId } = await taken()
    const body = { jobId, text: 'Где выручка?', elementCode: 'market' }
    const { status, body: refused } = await portal.as(expert).call(orders.saveExpertComment, { body })
    expect([status, refused['fields']]).toEqual([400, { elementCode: 'NOT_IN_LIST' }])
  })
})

describe('another expert of one’s own order', () => {
  const replace = (by: Person, jobId: number, expert: Person, more: Record<string, unknown> = {}) =>
    portal.as(by).call(jobs.replaceExpert, {
      body: { jobId, status: 'PROCESS', expertUid: expert.uid, reason: 'Нужен другой профиль', ...more },
    })

  test('is ordered in one act, on the same terms, and the order stays the client’s to pay', async () => {
    const { jobId, task } = await taken()
    const other = await newExpert()
    expect(done(await openJob(investor, jobId)).actions).toContain('replace')
    expect(done(await replace(investor, jobId, other))).toMatchObject({
      status: 'NEW',
      expert: { uid: other.uid },
      task: { id: task.id },
      own: true,
    })
    expect(done(await openJob(investor, jobId))).toMatchObject({
      status: 'REJECT',
      reason: 'Нужен другой профиль',
    })
    await expectNotice(other, 'EXPERT_INVITATN_FOR_PROJECT_INSPECTN')
  })

  test('excludes experts that the client may not ask: then nothing changes, and no reason is given', async () => {
    const { jobId, task } = await taken()
    const named = await newExpert()
    await portal.db
      .insertInto('unwanted_reviewer')
      .values({ project_id: task.projectId, email: named.email, reason: 'Конкурент.', named_by: leader.uid })
      .execute()
    const answer = await replace(investor, jobId, named, { overrideReason: 'Всё равно' })
    expect(refusal(answer)).toEqual([409, 'EXPERT_UNAVAILABLE'])
    expect(JSON.stringify(answer.body)).not.toContain('Конкурент')
    expect(done(await openJob(investor, jobId)).status).toBe('PROCESS')
  })

  test('is not ordered by the accelerator, another investor or its expert', async () => {
    const { jobId, expert } = await taken()
    const other = await newExpert()
    expect((await replace(admin, jobId, other)).status).toBe(403)
    expect((await replace(expert, jobId, other)).status).toBe(403)
    expect((await replace(await portal.make.person({ roles: ['INV'] }), jobId, other)).status).toBe(404)
  })

  test('is not ordered where the accelerator takes no more orders', async () => {
    const { jobId } = await taken()
    const other = await newExpert()
    const takeOrders = (takes: boolean) =>
      portal.db
        .updateTable('accelerator')
        .set({ expert_outside_orders: takes })
        .where('id', '=', accelerator.id)
        .execute()
    const offered = async (): Promise<boolean> =>
      done(await openJob(investor, jobId)).actions.includes('replace')
    await takeOrders(false)
    expect(await offered()).toBe(false)
    expect((await replace(investor, jobId, other)).status).toBe(404)
    await takeOrders(true)
    expect(await offered()).toBe(true)
    expect((await replace(investor, jobId, other)).status).toBe(200)
  })
})
