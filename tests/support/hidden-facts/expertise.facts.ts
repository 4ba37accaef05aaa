import { sql } from 'kysely'
import * as orders from '../../../features/expertise/contract/expert-job-order.endpoints.ts'
import * as jobs from '../../../features/expertise/contract/expert-job.endpoints.ts'
import * as own from '../../../features/expertise/contract/own-order.endpoints.ts'
import * as ordering from '../../../features/expertise/contract/order.endpoints.ts'
import type { Blind } from '../../../features/expertise/domain/states.ts'
import * as talks from '../../../features/expert-talks/contract/expert-talk.endpoints.ts'
import { plain, tree } from '../../../features/fields/domain/samples.ts'
import type { TestPortal } from '../portal.ts'
import { everybody, type Who, type World } from '../who-may/index.ts'
import type { HiddenFact, Planted } from './fact.ts'

const others = (...who: readonly Who[]): readonly Who[] => everybody.filter((one) => !who.includes(one))

/** Whoever works for the accelerator and oversees the review; the tracker is the project's. */
const overseers: readonly Who[] = ['tracker', 'teamTracker', 'team', 'admin']

/** Whoever decides about reviews: what is said and paid is theirs and the expert's. */
const managers: readonly Who[] = ['teamTracker', 'team', 'admin']

type Project = Awaited<ReturnType<World['make']['project']>>

type Made = { jobId: number; project: Project; ids: Planted['ids'] }

type Terms = { blind?: Blind; name?: string; templateId?: number; fee?: { amount: string; currency: 'RUB' } }

/** A review of a task in review, ordered from the expert by the portal's own call, and begun. */
const begin = async (
  portal: TestPortal,
  world: World,
  { blind = 'OPEN', name, templateId, fee }: Terms,
): Promise<Made> => {
  const { people, make, accelerator } = world
  const project = await make.project({
    leader: people.leader,
    members: [people.member],
    ...(name === undefined ? {} : { name, summary: `${name} на рынке` }),
  })
  const task = await make.task({
    state: 'DONE_CODE',
    project,
    track: await world.track(),
    tracker: people.tracker,
  })
  const answer = await portal.as(people.team).send(ordering.orderExpertJobs, {
    headers: { 'accelerator-id': String(accelerator.id) },
    body: {
      taskIds: [task.id],
      expertUids: [people.expert.uid],
      ...(templateId === undefined ? { resultType: 'COMMENTS' } : { resultType: 'TEMPLATE', templateId }),
      ...(fee ? { fee } : {}),
      dueOn: '2099-12-31',
      visibleToTeam: false,
      blind,
    },
  })
  const [job] = (answer.body as { jobs?: { id: number }[] }).jobs ?? []
  if (!job) throw new Error(JSON.stringify(answer.body))
  await portal.as(people.expert).call(orders.takeExpertJob, { body: { jobId: job.id, version: 1 } })
  const { id: projectTrackId, request_id: requestId } = task.participation
  return {
    jobId: job.id,
    project,
    ids: {
      jobId: job.id,
      expertJobId: job.id,
      taskId: task.id,
      // The expert of a blind review asks by the job's own id.
      projectId: project.id,
      projectTrackId,
      requestId,
      opener: `expertise:${job.id}`,
    },
  }
}

/** The investor orders a review for themselves of a project that the accelerator shows from then on. */
const orderOwn = async (
  portal: TestPortal,
  { people, make, accelerator, db }: World,
  project: Project,
  taskId: number,
  expert: { uid: string },
  amount = '10.00',
): Promise<number> => {
  await db
    .updateTable('accelerator')
    .set({ expert_outside_orders: true })
    .where('id', '=', accelerator.id)
    .execute()
  await make.publication({
    project,
    template: await make.publicationTemplate({ accelerator }),
  })
  const { body } = await portal.as(people.foreignAdmin).call(own.orderOwnExpertJobs, {
    body: {
      taskIds: [taskId],
      expertUids: [expert.uid],
      resultType: 'COMMENTS',
      dueOn: '2099-12-31',
      fee: { amount, currency: 'RUB' },
    },
  })
  const [job] = (body as { jobs?: { id: number }[] }).jobs ?? []
  if (!job) throw new Error(JSON.stringify(body))
  return job.id
}

/** A review that the investor ordered for themselves of a project that the accelerator shows, and that its expert has begun. */
const beginOwn = async (portal: TestPortal, world: World, answer = ''): Promise<Made> => {
  const { people, make, db } = world
  const project = await make.project({ leader: people.leader, members: [people.member] })
  const task = await make.task({
    state: 'DONE_CODE',
    project,
    track: await world.track(),
    tracker: people.tracker,
  })
  await db.updateTable('project_trackpoint').set({ answer }).where('id', '=', task.id).execute()
  const jobId = await orderOwn(portal, world, project, task.id, people.expert, '41414.41')
  await portal.as(people.expert).call(orders.takeExpertJob, { body: { jobId, version: 1 } })
  const { id: projectTrackId, request_id: requestId } = task.participation
  return {
    jobId,
    project,
    ids: {
      jobId,
      expertJobId: jobId,
      taskId: task.id,
      projectId: project.id,
      projectTrackId,
      requestId,
      opener: `expertise:${jobId}`,
    },
  }
}

const comment = async (portal: TestPortal, { people }: World, jobId: number, text: string): Promise<void> => {
  const { status, body } = await portal
    .as(people.expert)
    .call(orders.saveExpertComment, { body: { jobId, text } })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

const ok = ({ status, body }: { status: number; body: unknown }): void => {
  if (status >= 300) throw new Error(JSON.stringify(body))
}

const complete = async (
  portal: TestPortal,
  { people }: World,
  ids: Planted['ids'],
  version: number,
): Promise<void> => {
  const body = { jobId: Number(ids['jobId']), version }
  ok(await portal.as(people.expert).call(orders.completeExpertJob, { body }))
}

/** Each says one of the words. */
const talk = async (
  portal: TestPortal,
  { words, ids }: Planted,
  by: readonly { uid: string; email: string }[],
): Promise<void> => {
  for (const [at, person] of by.entries()) {
    const body = { jobId: Number(ids['jobId']), text: words[at]! }
    ok(await portal.as(person).call(talks.sendExpertMessage, { body }))
  }
}

/** A review by a template with one question. */
const beginTemplate = async (portal: TestPortal, world: World): Promise<Made> => {
  const { id: templateId } = await world.make.profileTemplate({
    purpose: 'EXPERTISE',
    status: 'ACTIVE',
    tree: tree(plain({ code: 'advice', type: 'TEXT', required: true })),
  })
  return begin(portal, world, { templateId })
}

const answerTemplate = async (
  portal: TestPortal,
  { people }: World,
  ids: Planted['ids'],
  text: string,
): Promise<void> => {
  const body = { jobId: Number(ids['jobId']), version: 2, values: [{ code: 'advice', value: text }] }
  ok(await portal.as(people.expert).call(orders.saveExpertJob, { body }))
}

/** What an expert writes is theirs until it is complete, then the accelerator's, and the team's once it is shown. */
export const expertiseFacts: readonly HiddenFact[] = [
  {
    name: 'what an expert writes before it is complete',
    readers: ['expert'],
    plant: async (portal, world) => {
      const { ids } = await begin(portal, world, {})
      return { words: ['Козодой'], ids }
    },
    comesAbout: (portal, world, { ids }) => comment(portal, world, Number(ids['jobId']), 'Козодой'),
  },
  {
    name: 'what an expert wrote over before it was complete',
    readers: ['expert'],
    plant: async (portal, world) => {
      const { jobId, ids } = await begin(portal, world, {})
      const save = (version: number, conclusion: string) =>
        portal.as(world.people.expert).call(orders.saveExpertJob, { body: { jobId, version, conclusion } })
      ok(await save(2, 'Горихвостка'))
      // What is typed on end is one change: the first of it lies back.
      await sql`update profile_value_change set at = at - interval '1 hour' where review_id = ${jobId}`.execute(
        world.db,
      )
      ok(await save(3, 'Заключение'))
      await comment(portal, world, jobId, 'Замечание')
      ok(await portal.as(world.people.expert).call(orders.completeExpertJob, { body: { jobId, version: 4 } }))
      return { words: ['Горихвостка'], ids }
    },
  },
  {
    name: 'a result that is not shown to the team',
    readers: ['expert', ...overseers, 'portalAdmin', 'deputyAdmin'],
    plant: async (portal, world) => {
      const { jobId, ids } = await begin(portal, world, {})
      await comment(portal, world, jobId, 'Вальдшнеп')
      return { words: ['Вальдшнеп'], ids }
    },
    comesAbout: (portal, world, { ids }) => complete(portal, world, ids, 2),
  },
  {
    name: 'the project of a review that hides the names of both sides',
    // Its expert, and whoever has nothing to do with it.
    readers: others('expert', 'stranger', 'foreignAdmin', 'otherTracker'),
    plant: async (portal, world) => {
      const { jobId, ids } = await begin(portal, world, { blind: 'BOTH_HIDDEN', name: 'Коростель' })
      // Whoever ordered is told of the result by the project's name, and asks the expert by it.
      await comment(portal, world, jobId, 'Замечание')
      await complete(portal, world, ids, 2)
      const body = { jobId, version: 3, correction: 'Что Коростель продаёт?' }
      ok(await portal.as(world.people.team).call(jobs.correctExpertJob, { body }))
      return { words: ['Коростель'], ids }
    },
  },
  {
    name: 'an answer of a template before it is complete',
    readers: ['expert'],
    plant: async (portal, world) => {
      const { ids } = await beginTemplate(portal, world)
      return { words: ['Перепел'], ids }
    },
    comesAbout: (portal, world, { ids }) => answerTemplate(portal, world, ids, 'Перепел'),
  },
  {
    name: 'an answer of a template that is not shown to the team',
    readers: ['expert', ...overseers],
    plant: async (portal, world) => {
      const { ids } = await beginTemplate(portal, world)
      await answerTemplate(portal, world, ids, 'Дергач')
      return { words: ['Дергач'], ids }
    },
    comesAbout: (portal, world, { ids }) => complete(portal, world, ids, 3),
  },
  {
    name: 'what the accelerator and the expert write to each other',
    readers: ['expert', ...managers],
    plant: async (portal, world) => {
      const { ids } = await begin(portal, world, {})
      return { words: ['Бекас', 'Кулик'], ids }
    },
    comesAbout: (portal, { people }, planted) => talk(portal, planted, [people.expert, people.team]),
  },
  {
    name: 'a question to the team that was not passed on',
    readers: ['expert', ...managers],
    plant: async (portal, world) => {
      const { ids } = await begin(portal, world, {})
      return { words: ['Чибис'], ids }
    },
    comesAbout: async (portal, { people }, { ids }) => {
      const body = { jobId: Number(ids['jobId']), text: 'Чибис' }
      ok(await portal.as(people.expert).call(talks.askTeam, { body }))
    },
  },
  {
    name: 'what a review costs',
    readers: ['expert', ...managers],
    plant: async (portal, world) => {
      const { ids } = await begin(portal, world, { fee: { amount: '31337.19', currency: 'RUB' } })
      return { words: ['31337.19'], ids }
    },
  },
  {
    name: 'what an investor pays for a review',
    readers: ['expert', 'foreignAdmin'],
    plant: async (portal, world) => ({ words: ['41414.41'], ids: (await beginOwn(portal, world)).ids }),
  },
  {
    name: 'what an investor and the expert write to each other',
    readers: ['expert', 'foreignAdmin'],
    plant: async (portal, world) => {
      const { ids } = await beginOwn(portal, world)
      return { words: ['Зуёк', 'Турухтан'], ids }
    },
    comesAbout: (portal, { people }, planted) => talk(portal, planted, [people.expert, people.foreignAdmin]),
  },
  {
    name: 'a review of others to an administrator whom an investor asks for one of the same task',
    // Not the administrator, taken or not.
    readers: ['expert', 'tracker', 'teamTracker', 'team', 'portalAdmin', 'deputyAdmin'],
    plant: async (portal, world) => {
      const { people, make, accelerator } = world
      const { jobId, ids, project } = await begin(portal, world, {})
      await comment(portal, world, jobId, 'Вертишейка')
      ok(await portal.as(people.expert).call(orders.completeExpertJob, { body: { jobId, version: 2 } }))
      await make.member({ accelerator, role: 'EXP', person: people.admin })
      await orderOwn(portal, world, project, Number(ids['taskId']), people.admin)
      return { words: ['Вертишейка'], ids }
    },
  },
  {
    name: 'the answer of a task of which an investor ordered a review',
    // Neither the investor nor their expert.
    readers: ['leader', 'member', ...overseers, 'portalAdmin', 'deputyAdmin'],
    plant: async (portal, world) => ({
      words: ['Оляпка'],
      ids: (await beginOwn(portal, world, 'Оляпка')).ids,
    }),
  },
]
