import { sql } from 'kysely'
import type { SignedIn } from '#platform/server/context.ts'
import * as acceptance from '../../../features/expertise/contract/accept-days.endpoints.ts'
import * as certificates from '../../../features/expertise/contract/certificate.endpoints.ts'
import * as conflicts from '../../../features/expertise/contract/conflict.endpoints.ts'
import { getOrderCurrencies } from '../../../features/expertise/contract/currencies.endpoints.ts'
import * as orders from '../../../features/expertise/contract/expert-job-order.endpoints.ts'
import * as jobs from '../../../features/expertise/contract/expert-job.endpoints.ts'
import * as settings from '../../../features/expertise/contract/expert-settings.endpoints.ts'
import * as templates from '../../../features/expertise/contract/expertise-template.endpoints.ts'
import * as offline from '../../../features/expertise/contract/offline.endpoints.ts'
import * as ordering from '../../../features/expertise/contract/order.endpoints.ts'
import * as own from '../../../features/expertise/contract/own-order.endpoints.ts'
import * as scores from '../../../features/expertise/contract/task-scores.endpoints.ts'
import * as unwanted from '../../../features/expertise/contract/unwanted-reviewer.endpoints.ts'
import { expertises, ownBatches, ownOrders } from '../../../features/expertise/domain/expert-job.policy.ts'
import type { ExpertJobState } from '../../../features/expertise/domain/states.ts'
import { askedJobs, overseenJobs, ownJobs } from '../../../features/expertise/server/jobs.row-set.ts'
import { findOffers } from '../../../features/expertise/server/own/find-offer.ts'
import { dayFromNow } from '../factories/content.ts'
import { insertOne } from '../factories/insert.ts'
import { acceleratorOf, ofSet, openIn } from './list-check.ts'
import { but, row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const accelerators: readonly Who[] = ['teamTracker', 'team', 'admin']
const founders: readonly Who[] = ['leader', 'member']
const overseers: readonly Who[] = [...accelerators, 'tracker']

const onAccelerator = ({ accelerator }: World) => ({ 'accelerator-id': String(accelerator.id) })

/** A job of the expert on a submitted task of leader and member; a complete one has a file and is shown to them. */
const jobIn = async (world: World, status: ExpertJobState) => {
  const { db, make, people } = world
  const task = await make.task({
    state: 'DONE_CODE',
    project: await world.project(),
    track: await world.track(),
    tracker: people.tracker,
  })
  const isDone = status === 'COMPLETE'
  const job = await make.expertJob({
    task,
    status,
    expert: people.expert,
    client: people.team,
    ...(isDone ? { visible_to_team: true, completed_at: new Date().toISOString() } : {}),
    result_file_id: await world.keptFile('EXPERTJOB_RESULT'),
  })
  await insertOne(db, 'expert_job_comment', { job_id: job.id, text: 'Рынок посчитан сверху вниз.' })
  return job
}

/** A review by template of the expert. */
const reviewIn = async (world: World) => {
  const { version } = await world.make.profileTemplate({ purpose: 'EXPERTISE', status: 'ACTIVE' })
  const job = await jobIn(world, 'PROCESS')
  await world.db
    .updateTable('expert_job')
    .set({ result_type: 'TEMPLATE', template_version_id: version.id })
    .where('id', '=', job.id)
    .execute()
  return job
}

const filledTemplate = 'Код;Вопрос;Ответ\nmarket;Рынок;2\n'

const onJob = (status: ExpertJobState) => async (world: World) => ({
  body: { jobId: (await jobIn(world, status)).id, version: 1 },
})

const recipients = async (world: World) => ({
  taskIds: [(await world.make.task({ state: 'DONE_CODE', track: await world.track() })).id],
  expertUids: [world.people.expert.uid],
})

const room = { see: [] as const satisfies Who[], rest: 403 as const, absent: 403 }
const managing = { see: ['tracker', 'expert'] as const satisfies Who[] }
const performing = { see: overseers }

/** A conflict declared by the accelerator between the expert and a project in its own track. */
const conflictOf = async (world: World) => {
  const { projectId } = await world.work('DONE_CODE')
  return insertOne(world.db, 'expert_conflict', {
    project_id: projectId,
    expert_uid: world.people.expert.uid,
    source: 'ACCELERATOR',
    accelerator_id: world.accelerator.id,
    reason: 'Консультировал команду.',
    declared_by: world.people.admin.uid,
  })
}

/** An expert excluded by the team of a project in a track of the accelerator. */
const unwantedOf = async (world: World) => {
  const { projectId } = await world.work('DONE_CODE')
  return insertOne(world.db, 'unwanted_reviewer', {
    project_id: projectId,
    email: 'rival@company.example',
    reason: 'Конкурент.',
    named_by: world.people.leader.uid,
  })
}

/** A certificate of the expert. */
const certificateOf = async (world: World) =>
  insertOne(world.db, 'expert_certificate', {
    expert_uid: world.people.expert.uid,
    file_id: await world.keptFile('CERTIFICATE'),
  })

/** A task in review of a published project, where the accelerator lets investors order reviews. */
const offered = async (world: World) => {
  const { make, db, accelerator } = world
  await db
    .updateTable('accelerator')
    .set({ expert_outside_orders: true })
    .where('id', '=', accelerator.id)
    .execute()
  const project = await world.project()
  const task = await make.task({ state: 'DONE_CODE', project, track: await world.track() })
  await make.publication({ project, template: await make.publicationTemplate({ accelerator }) })
  return { projectId: project.id, taskId: task.id }
}

const ownOrder = async (world: World) => {
  const { taskId } = await offered(world)
  return { taskIds: [taskId], expertUids: [world.people.expert.uid] }
}

/** A job that the investor ordered for themselves. */
const requested = async (world: World) => {
  const job = await jobIn(world, 'PROCESS')
  await world.db
    .updateTable('expert_job')
    .set({ requester_uid: world.people.foreignAdmin.uid })
    .where('id', '=', job.id)
    .execute()
  return job
}

const investing = { see: but('foreignAdmin') }

const administrators: readonly Who[] = ['portalAdmin', 'deputyAdmin']

/** Permissions on expert reviews: the jobs here are the expert's, on a task of leader and member. */
export const expertiseRows = [
  row(
    unwanted.listUnwantedReviewers,
    founders,
    async (world) => ({ query: { projectId: String((await unwantedOf(world)).project_id) } }),
    { see: [...overseers, 'portalAdmin', 'deputyAdmin'] },
  ),
  row(
    unwanted.addUnwantedReviewer,
    founders,
    async (world) => ({
      body: {
        projectId: (await world.work('DONE_CODE')).projectId,
        email: 'rival@company.example',
        reason: 'Конкурент.',
      },
    }),
    { see: [...overseers, 'portalAdmin', 'deputyAdmin'] },
  ),
  row(
    unwanted.removeUnwantedReviewer,
    founders,
    async (world) => ({ body: { id: (await unwantedOf(world)).id } }),
    { see: [...overseers, 'portalAdmin', 'deputyAdmin'] },
  ),
  row(
    jobs.listExpertJobs,
    [...overseers, 'otherTracker'],
    async (world) => {
      await jobIn(world, 'NEW')
      return { headers: onAccelerator(world), query: {} }
    },
    {
      ...room,
      list: ofSet(overseenJobs, 'accelerator'),
    },
  ),
  row(
    jobs.getExpertJobFilters,
    [...overseers, 'otherTracker'],
    (world) => ({ headers: onAccelerator(world) }),
    room,
  ),
  row(
    jobs.findExpertJobProjects,
    [...overseers, 'otherTracker'],
    (world) => ({ headers: onAccelerator(world), query: { findText: 'Агро' } }),
    room,
  ),
  row(
    jobs.findExpertJobTasks,
    [...overseers, 'otherTracker'],
    (world) => ({ headers: onAccelerator(world), query: { findText: 'Агро' } }),
    room,
  ),
  row(
    jobs.getExpertJob,
    overseers,
    async (world) => ({ query: { jobId: String((await jobIn(world, 'PROCESS')).id) } }),
    { see: ['expert'] },
  ),
  row(
    jobs.getExpertJobResult,
    founders,
    async (world) => ({ query: { jobId: String((await jobIn(world, 'COMPLETE')).id) } }),
    { see: [...overseers, 'expert'] },
  ),
  row(
    jobs.getCorrectedResult,
    [...overseers, 'expert'],
    async (world) => ({ query: { jobId: String((await jobIn(world, 'COMPLETE')).id) } }),
    { see: founders },
  ),
  row(jobs.downloadExpertJobResult, [...overseers, ...founders, 'expert'], async (world) => ({
    query: { jobId: String((await jobIn(world, 'COMPLETE')).id) },
  })),
  row(
    jobs.remindExperts,
    accelerators,
    async (world) => ({ body: { jobIds: [(await jobIn(world, 'NEW')).id] } }),
    managing,
  ),
  row(
    jobs.extendExpertJobTerm,
    accelerators,
    async (world) => ({ body: { jobId: (await jobIn(world, 'PROCESS')).id, dueOn: dayFromNow(90) } }),
    managing,
  ),
  row(
    jobs.decideExpertTerms,
    accelerators,
    async (world) => {
      const { id } = await jobIn(world, 'PROCESS')
      const requestedDay = dayFromNow(60)
      await sql`update expert_job set asked_until = ${requestedDay}::date, asked_until_at = now() where id = ${id}`.execute(
        world.db,
      )
      return { body: { terms: [{ jobId: id, day: requestedDay }], grant: true } }
    },
    managing,
  ),
  row(
    jobs.replaceExpert,
    accelerators,
    async (world) => {
      const { id: jobId } = await jobIn(world, 'NEW')
      const other = await world.make.member({ accelerator: world.accelerator, role: 'EXP' })
      return {
        body: {
          jobId,
          status: 'NEW' as const,
          expertUid: other.uid,
          dueOn: dayFromNow(30),
          reason: 'Нужен другой эксперт.',
        },
      }
    },
    { ...managing, absent: { jobId: 404, expertUid: 409 } },
  ),
  row(
    jobs.withdrawExpertJob,
    accelerators,
    async (world) => {
      const { id: jobId } = await jobIn(world, 'NEW')
      return { body: { jobId, status: 'NEW' as const, reason: 'Задание вернули команде.' } }
    },
    managing,
  ),
  row(
    jobs.correctExpertJob,
    accelerators,
    async (world) => {
      const { body } = await onJob('COMPLETE')(world)
      return { body: { ...body, correction: 'Добавьте выводы о рынке.' } }
    },
    { see: [...managing.see, ...founders] },
  ),
  row(jobs.acceptExpertJobResult, accelerators, onJob('COMPLETE'), { see: [...managing.see, ...founders] }),
  row(
    jobs.setExpertJobVisible,
    accelerators,
    async (world) => ({ body: { jobId: (await jobIn(world, 'PROCESS')).id, visible: true } }),
    managing,
  ),
  row(
    ordering.previewExpertJobs,
    accelerators,
    async (world) => ({ headers: onAccelerator(world), body: await recipients(world) }),
    { ...room, absent: { 'accelerator-id': 403 } },
  ),
  row(
    ordering.orderExpertJobs,
    accelerators,
    async (world) => ({
      headers: onAccelerator(world),
      body: { ...(await recipients(world)), resultType: 'COMMENTS' as const, dueOn: '2099-12-31' },
    }),
    { ...room, absent: { 'accelerator-id': 403 } },
  ),
  row(templates.listExpertiseTemplates, accelerators, (world) => ({ headers: onAccelerator(world) }), room),
  row(scores.getTaskScores, overseers, async (world) => ({
    query: { taskId: String((await jobIn(world, 'COMPLETE')).task_id) },
  })),
  row(
    scores.listOtherReviews,
    ['expert'],
    async (world) => ({ query: { jobId: String((await jobIn(world, 'COMPLETE')).id) } }),
    { see: [...overseers, ...founders] },
  ),
  row(scores.getOtherReviewsSetting, accelerators, (world) => ({ headers: onAccelerator(world) }), room),
  row(
    scores.saveOtherReviewsSetting,
    ['admin'],
    (world) => ({ headers: onAccelerator(world), body: { value: true } }),
    { ...room, absent: { 'accelerator-id': 403 } },
  ),
  // Everybody who sees the project may query; without the permission the choices are empty.
  row(own.getOwnOrderChoices, everybody, async (world) => ({
    query: { projectId: String((await offered(world)).projectId) },
  })),
  row(own.listOwnOffers, everybody, async (world) => {
    await offered(world)
    return { query: {} }
  }),
  row(
    own.listOwnExperts,
    everybody,
    async (world) => {
      await offered(world)
      return { query: {} }
    },
    {
      // People who may order for a published project may read its accelerator's experts.
      list: {
        key: 'id',
        all: () => sql`select id from accelerator_member where role = 'EXP' and not blocked`,
        closed: true,
        sees: async (ctx, id) => {
          const { rows } = await sql<{ acceleratorId: number; projectIds: number[] }>`
            select m.accelerator_id as "acceleratorId", array(select distinct u.project_id::int from project_publication u
              where u.accelerator_id = m.accelerator_id) as "projectIds"
            from accelerator_member m where m.id = ${id}`.execute(ctx.db)
          const offers = await findOffers(ctx as unknown as SignedIn, rows[0]!.projectIds)
          return offers!.some(
            (offer) =>
              offer.acceleratorId === rows[0]!.acceleratorId && ownOrders.order.allows(ctx.actor, offer),
          )
        },
      },
    },
  ),
  row(
    own.listExpertsToAsk,
    ['foreignAdmin'],
    async (world) => ({ query: { projectIds: String((await offered(world)).projectId) } }),
    {
      ...investing,
      list: {
        key: 'uid',
        all: null,
        closed: true,
        sees: async (ctx, _uid, { query }) => {
          const ids = String(query?.['projectIds']).split(',').map(Number)
          const offers = await findOffers(ctx as unknown as SignedIn, ids)
          return offers !== undefined && ownBatches.order.allows(ctx.actor, offers)
        },
      },
    },
  ),
  row(
    own.previewOwnExpertJobs,
    ['foreignAdmin'],
    async (world) => ({ body: await ownOrder(world) }),
    investing,
  ),
  row(
    own.orderOwnExpertJobs,
    ['foreignAdmin'],
    async (world) => ({
      body: { ...(await ownOrder(world)), resultType: 'COMMENTS' as const, dueOn: '2099-12-31' },
    }),
    investing,
  ),
  row(
    own.listOwnExpertJobs,
    everybody,
    async (world) => {
      await requested(world)
      return { query: {} }
    },
    {
      list: ofSet(ownJobs, 'reader'),
    },
  ),
  row(
    own.openWorkToExpert,
    accelerators,
    async (world) => ({ body: { jobId: (await requested(world)).id } }),
    { see: [...managing.see, 'foreignAdmin'] },
  ),
  row(own.getOutsideOrdersSetting, accelerators, (world) => ({ headers: onAccelerator(world) }), room),
  row(
    own.saveOutsideOrdersSetting,
    ['admin'],
    (world) => ({ headers: onAccelerator(world), body: { value: true } }),
    { ...room, absent: { 'accelerator-id': 403 } },
  ),
  row(getOrderCurrencies, accelerators, (world) => ({ headers: onAccelerator(world) }), room),
  row(acceptance.getAcceptDays, accelerators, (world) => ({ headers: onAccelerator(world) }), room),
  row(
    acceptance.saveAcceptDays,
    ['admin'],
    (world) => ({ headers: onAccelerator(world), body: { value: 21 } }),
    { ...room, absent: { 'accelerator-id': 403 } },
  ),
  row(ordering.listExperts, accelerators, (world) => ({ headers: onAccelerator(world), query: {} }), {
    ...room,
    list: openIn(
      expertises.order,
      (parts) => sql`select person_uid from accelerator_member
        where accelerator_id = ${acceleratorOf(parts)} and role = 'EXP' and not blocked`,
      'uid',
    ),
  }),
  row(certificates.listExpertCertificates, ['expert', ...administrators], ({ people }) => ({
    query: { expertUid: people.expert.uid },
  })),
  row(certificates.uploadExpertCertificate, everybody, () => ({}), {
    file: { name: 'certificate.pdf', content: '%PDF-1.4' },
  }),
  row(
    certificates.deleteExpertCertificate,
    ['expert'],
    async (world) => ({ body: { certificateId: (await certificateOf(world)).id } }),
    { see: administrators },
  ),
  row(certificates.downloadExpertCertificate, ['expert', ...administrators], async (world) => ({
    query: { certificateId: String((await certificateOf(world)).id) },
  })),
  row(settings.getExpertSettings, everybody, () => ({})),
  row(settings.saveExpertSettings, everybody, () => ({
    body: { capacity: 4, fee: null, languages: ['ru' as const], absences: [], version: 1 },
  })),
  row(
    conflicts.listExpertConflicts,
    accelerators,
    async (world) => {
      await conflictOf(world)
      return { headers: onAccelerator(world), query: {} }
    },
    {
      ...room,
      list: openIn(
        expertises.order,
        (parts) => sql`select id from expert_conflict n where n.accelerator_id = ${acceleratorOf(parts)}
          or (n.source = 'EXPERT' and n.project_id in (
            select q.project_id from project_track q where q.accelerator_id = ${acceleratorOf(parts)}))`,
      ),
    },
  ),
  row(
    conflicts.findConflictProjects,
    accelerators,
    (world) => ({ headers: onAccelerator(world), query: { findText: 'Агро' } }),
    room,
  ),
  row(
    conflicts.declareConflictOfExpert,
    accelerators,
    async (world) => ({
      headers: onAccelerator(world),
      body: {
        projectId: (await world.work('DONE_CODE')).projectId,
        expertUid: world.people.expert.uid,
        reason: 'Консультировал команду.',
      },
    }),
    { ...room, absent: { 'accelerator-id': 403 } },
  ),
  row(
    conflicts.withdrawConflictOfExpert,
    accelerators,
    async (world) => ({ body: { conflictId: (await conflictOf(world)).id } }),
    { see: ['tracker', 'otherTracker'] },
  ),
  row(jobs.listTaskExpertise, [...overseers, ...founders, 'portalAdmin', 'deputyAdmin'], async (world) => ({
    query: { taskId: String((await jobIn(world, 'COMPLETE')).task_id) },
  })),
  row(
    orders.listExpertJobOrders,
    everybody,
    async (world) => {
      await jobIn(world, 'NEW')
      return { query: {} }
    },
    {
      // The row remains when the job is no longer theirs, without its subject.
      list: ofSet(askedJobs, 'reader'),
    },
  ),
  row(
    orders.getExpertJobOrder,
    ['expert'],
    async (world) => ({ query: { jobId: String((await jobIn(world, 'PROCESS')).id) } }),
    performing,
  ),
  row(
    orders.getReviewHistory,
    ['expert'],
    async (world) => ({ query: { jobId: String((await jobIn(world, 'PROCESS')).id) } }),
    performing,
  ),
  row(
    offline.downloadReviewTemplate,
    ['expert'],
    async (world) => ({ query: { jobId: String((await reviewIn(world)).id), format: 'xlsx' as const } }),
    performing,
  ),
  row(
    offline.readFilledTemplate,
    ['expert'],
    async (world) => ({ query: { jobId: String((await reviewIn(world)).id) } }),
    { ...performing, file: { name: 'review.csv', content: filledTemplate } },
  ),
  row(orders.takeExpertJob, ['expert'], onJob('NEW'), performing),
  row(orders.completeExpertJob, ['expert'], onJob('PROCESS'), performing),
  row(
    orders.rejectExpertJob,
    ['expert'],
    async (world) => {
      const { body } = await onJob('NEW')(world)
      return { body: { ...body, reason: 'Не моя область.' } }
    },
    performing,
  ),
  row(
    orders.askExpertJobTerm,
    ['expert'],
    async (world) => ({
      body: { jobId: (await jobIn(world, 'PROCESS')).id, dueOn: dayFromNow(90), reason: 'Много данных.' },
    }),
    performing,
  ),
  row(orders.saveExpertJob, ['expert'], onJob('PROCESS'), performing),
  row(
    orders.saveExpertComment,
    ['expert'],
    async (world) => ({
      body: { jobId: (await jobIn(world, 'PROCESS')).id, text: 'Нужны расчёты по сегментам.' },
    }),
    performing,
  ),
  row(
    orders.deleteExpertComment,
    ['expert'],
    async (world) => {
      const job = await jobIn(world, 'PROCESS')
      const { id } = await insertOne(world.db, 'expert_job_comment', { job_id: job.id, text: 'Опечатка.' })
      return { body: { jobId: job.id, commentId: id } }
    },
    performing,
  ),
  row(
    orders.uploadExpertJobResult,
    ['expert'],
    async (world) => ({ query: { jobId: String((await jobIn(world, 'PROCESS')).id) } }),
    { ...performing, file: { name: 'review.txt', content: 'Отзыв' } },
  ),
  row(
    orders.downloadReviewedFile,
    ['expert'],
    async (world) => {
      const { id, task_id } = await jobIn(world, 'PROCESS')
      return { query: { jobId: String(id), fileId: await world.taskFile(task_id) } }
    },
    performing,
  ),
  row(
    orders.declareExpertConflict,
    ['expert'],
    async (world) => ({ body: { jobId: (await jobIn(world, 'NEW')).id, reason: 'Мы работали вместе.' } }),
    performing,
  ),
]
