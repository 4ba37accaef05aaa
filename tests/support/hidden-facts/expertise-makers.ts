import * as talks from '../../../features/expert-talks/contract/expert-talk.endpoints.ts'
import * as orders from '../../../features/expertise/contract/expert-job-order.endpoints.ts'
import * as jobs from '../../../features/expertise/contract/expert-job.endpoints.ts'
import * as ordering from '../../../features/expertise/contract/order.endpoints.ts'
import * as own from '../../../features/expertise/contract/own-order.endpoints.ts'
import type { Blind } from '../../../features/expertise/domain/states.ts'
import { plain, tree } from '../../../features/fields/domain/samples.ts'
import type { Accelerator } from '../factories/accelerator.ts'
import type { Person } from '../factories/person.ts'
import type { TestPortal } from '../portal.ts'
import { viewers, type HiddenWorld, type Ids, type Planted, type Viewer } from './fact.ts'

export const others = (...who: readonly Viewer[]): readonly Viewer[] =>
  viewers.filter((one) => !who.includes(one))

/** People of the accelerator who oversee the review; the tracker is the project's. */
export const overseers: readonly Viewer[] = ['tracker', 'teamTracker', 'team', 'admin']

/** People who decide about reviews: they and the expert see its conversation and payment. */
export const managers: readonly Viewer[] = ['teamTracker', 'team', 'admin']

type Project = Awaited<ReturnType<HiddenWorld['make']['project']>>

type Task = Awaited<ReturnType<HiddenWorld['make']['task']>>

type Made = { jobId: number; project: Project; ids: Ids; own: NonNullable<Planted['own']> }

type Terms = {
  blind?: Blind
  name?: string
  templateId?: number
  fee?: { amount: string; currency: 'RUB' }
  visibleToTeam?: boolean
  /** The author of the review; by default the world's expert. */
  expert?: Person
  /** The ordering accelerator; by default the world's. */
  accelerator?: Accelerator
  /** An existing project and task. */
  of?: { project: Project; task: Task }
}

/** A project of leader and member with its task in review. */
export const work = async (
  { people, make, accelerator: own }: HiddenWorld,
  { name, accelerator = own }: Pick<Terms, 'name' | 'accelerator'> = {},
) => {
  const project = await make.project({
    leader: people.leader,
    members: [people.member],
    ...(name === undefined ? {} : { name, summary: `${name} на рынке` }),
  })
  const track = await make.track({ accelerator })
  return { project, task: await make.task({ state: 'DONE_CODE', project, track, tracker: people.tracker }) }
}

const take = async (portal: TestPortal, by: Person, jobId: number): Promise<void> =>
  ok(await portal.as(by).call(orders.takeExpertJob, { body: { jobId, version: 1 } }))

/**
 * A review of a task in review, ordered from the expert by the portal's own call, and started; also one started by
 * another expert, and one withdrawn from a third.
 */
export const begin = async (
  portal: TestPortal,
  world: HiddenWorld,
  { blind = 'OPEN', name, templateId, fee, visibleToTeam = false, ...terms }: Terms = {},
): Promise<Made> => {
  const { people, db } = world
  const { accelerator = world.accelerator, expert = people.expert } = terms
  const { project, task } = terms.of ?? (await work(world, { ...(name ? { name } : {}), accelerator }))
  const order = async (experts: readonly Person[], own: Record<string, unknown>): Promise<void> =>
    ok(
      await portal.as(people.team).send(ordering.orderExpertJobs, {
        headers: { 'accelerator-id': String(accelerator.id) },
        body: {
          taskIds: [task.id],
          expertUids: experts.map(({ uid }) => uid),
          ...(templateId === undefined ? { resultType: 'COMMENTS' } : { resultType: 'TEMPLATE', templateId }),
          dueOn: '2099-12-31',
          visibleToTeam,
          blind,
          ...own,
        },
      }),
    )
  await order([expert], fee ? { fee } : {})
  await order([people.colleague, people.former], {})
  const { id: projectTrackId, request_id: requestId } = task.participation
  const idsOf = async (by: Person, projectId: number | null = null) => {
    const { id: jobId } = await db
      .selectFrom('expert_job')
      .select('id')
      .where('task_id', '=', task.id)
      .where('expert_uid', '=', by.uid)
      .executeTakeFirstOrThrow()
    await take(portal, by, jobId)
    return {
      jobId,
      expertJobId: jobId,
      taskId: task.id,
      projectId: projectId ?? jobId,
      projectTrackId,
      requestId,
      opener: `expertise:${jobId}`,
    }
  }
  // The expert of a blind review uses the job's own id.
  const shownId = blind === 'BOTH_HIDDEN' ? null : project.id
  const own = {
    expert: await idsOf(expert, shownId),
    colleague: await idsOf(people.colleague, shownId),
    former: await idsOf(people.former, shownId),
  }
  const body = { jobId: own.former.jobId, status: 'PROCESS' as const, reason: 'Хватит двух экспертиз.' }
  ok(await portal.as(people.team).call(jobs.withdrawExpertJob, { body }))
  return { jobId: own.expert.jobId, project, ids: { ...own.expert, projectId: project.id }, own }
}

/** The investor orders a review for themselves of a project that the accelerator publishes. */
export const orderOwn = async (
  portal: TestPortal,
  { people, make, accelerator, db }: HiddenWorld,
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

/** A review that the investor ordered for themselves of a published project, started by its expert. */
export const beginOwn = async (
  portal: TestPortal,
  world: HiddenWorld,
  answer = '',
): Promise<Omit<Made, 'own'>> => {
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
  await take(portal, people.expert, jobId)
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

export const comment = async (
  portal: TestPortal,
  { people }: HiddenWorld,
  jobId: number,
  text: string,
  by = people.expert,
): Promise<void> => ok(await portal.as(by).call(orders.saveExpertComment, { body: { jobId, text } }))

export const ok = ({ status, body }: { status: number; body: unknown }): void => {
  if (status >= 300) throw new Error(JSON.stringify(body))
}

export const complete = async (
  portal: TestPortal,
  { people }: HiddenWorld,
  ids: Planted['ids'],
  version: number,
  by = people.expert,
): Promise<void> => {
  const body = { jobId: Number(ids['jobId']), version }
  ok(await portal.as(by).call(orders.completeExpertJob, { body }))
}

/** Each writes one of the words. */
export const talk = async (
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
export const beginTemplate = async (portal: TestPortal, world: HiddenWorld): Promise<Made> => {
  const { id: templateId } = await world.make.profileTemplate({
    purpose: 'EXPERTISE',
    status: 'ACTIVE',
    tree: tree(plain({ code: 'advice', type: 'TEXT', required: true })),
  })
  return begin(portal, world, { templateId })
}

export const answerTemplate = async (
  portal: TestPortal,
  { people }: HiddenWorld,
  ids: Planted['ids'],
  text: string,
): Promise<void> => {
  const body = { jobId: Number(ids['jobId']), version: 2, values: [{ code: 'advice', value: text }] }
  ok(await portal.as(people.expert).call(orders.saveExpertJob, { body }))
}
