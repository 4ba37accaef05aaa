import { sql } from 'kysely'
import * as certificates from '../../../features/open-tasks/contract/certificate.endpoints.ts'
import * as entries from '../../../features/open-tasks/contract/entry.endpoints.ts'
import * as organizers from '../../../features/open-tasks/contract/event-organizer.endpoints.ts'
import * as jurorsCalls from '../../../features/open-tasks/contract/juror.endpoints.ts'
import * as materialsCalls from '../../../features/open-tasks/contract/material.endpoints.ts'
import * as tasks from '../../../features/open-tasks/contract/open-task.endpoints.ts'
import * as open from '../../../features/open-tasks/contract/public-open-task.endpoints.ts'
import * as questionsCalls from '../../../features/open-tasks/contract/question.endpoints.ts'
import { eventOrganizers } from '../../../features/open-tasks/domain/event-organizer.policy.ts'
import {
  openTaskEntries,
  openTasks,
  publicOpenTasks,
} from '../../../features/open-tasks/domain/open-task.policy.ts'
import type { OpenTaskState } from '../../../features/open-tasks/domain/states.ts'
import { findEntry } from '../../../features/open-tasks/server/entry.repository.ts'
import { findOrganizer } from '../../../features/open-tasks/server/event-organizer.repository.ts'
import { findOpenTask } from '../../../features/open-tasks/server/open-task.repository.ts'
import { dayFromNow } from '../factories/content.ts'
import { insertOne } from '../factories/insert.ts'
import { makeJuror, makeOpenTask, makeOpenTaskEntry } from '../open-tasks.ts'
import { checked } from './list-check.ts'
import { but, row, without, type Row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const organiser: readonly Who[] = ['foreignAdmin']
const jury: readonly Who[] = ['expert']
const administrators: readonly Who[] = ['portalAdmin', 'deputyAdmin']
const overseers: readonly Who[] = [...organiser, ...administrators]
const team: readonly Who[] = ['leader', 'member']

/** An open task of the foreign administrator, with the expert on its jury. */
const make = async ({ db, people }: World, status: OpenTaskState = 'OPEN') => {
  const task = await makeOpenTask(db, people.foreignAdmin.uid, status)
  const juror = await makeJuror(db, task.id, people.expert.uid)
  return { task, juror }
}

/** An entry of the leader with their project. */
const enter = async (world: World, status: OpenTaskState = 'OPEN', given: Record<string, unknown> = {}) => {
  const { task, juror } = await make(world, status)
  const project = await world.project()
  const entry = await makeOpenTaskEntry(world.db, task, world.people.leader.uid, {
    project_id: project.id,
    ...given,
  })
  return { task, juror, entry, project }
}

const texts = { title: 'Задача', description: 'Описание', prize: '', requirements: '' }

const rules = {
  opensDay: dayFromNow(2),
  opensTime: '10:00',
  untilDay: dayFromNow(9),
  untilTime: '18:00',
  resultsDay: dayFromNow(20),
  resultsTime: '12:00',
  timeZone: 'Europe/Moscow',
  late: 'REFUSE' as const,
  isBlind: true,
  prizePlaces: 1,
  criteria: [{ name: 'Польза', description: '', weight: 1 }],
  form: [],
}

const seesTask = { see: but(...organiser) }
const which = ({ id, version }: { id: number; version: number }) => ({ id, version })
const file = { name: 'notes.txt', content: 'notes' }

/** An open task whose prize its organiser changed after the approval. */
const makeChanged = async (world: World) => {
  const { task } = await make(world)
  await insertOne(world.db, 'open_task_change', {
    task_id: task.id,
    changed_by: world.people.foreignAdmin.uid,
    changed_at: new Date().toISOString(),
    before: { prize: '100 000 ₽' } as never,
    after: { prize: '' } as never,
  })
  return task
}

/** An organiser in the event platform that the chief administrator created, and that was refused. */
const organizer = ({ db, people }: World) =>
  insertOne(db, 'event_organizer', {
    person_uid: people.portalAdmin.uid,
    name: 'Форум',
    email: 'forum@platform.example',
    outcome: 'REFUSED',
  })

/** Permissions on open tasks: their organiser, administrators, the jury, entrants, and everybody once they are published. */
export const openTasksRows: readonly Row[] = [
  row(
    organizers.listEventOrganizers,
    administrators,
    async (world) => {
      await organizer(world)
      return { query: {} }
    },
    {
      rest: 403,
      list: checked(
        () => sql`select id from event_organizer`,
        ({ db }, id) => findOrganizer(db, id),
        eventOrganizers.view.allows,
      ),
    },
  ),
  row(
    organizers.createEventOrganizer,
    administrators,
    () => ({ body: { name: 'Форум', email: 'forum@platform.example' } }),
    { rest: 403 },
  ),
  row(organizers.resendEventOrganizer, administrators, async (world) => ({
    body: { id: (await organizer(world)).id },
  })),
  row(organizers.getEventOrganizerCalls, administrators, async (world) => ({
    query: { organizerId: String((await organizer(world)).id) },
  })),
  row(
    open.listPublicOpenTasks,
    everybody,
    async (world) => {
      await make(world)
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from open_task`,
        ({ db }, id) => findOpenTask(db, id),
        publicOpenTasks.view.allows,
      ),
    },
  ),
  row(open.getPublicOpenTask, everybody, async (world) => ({
    query: { openTaskId: String((await make(world)).task.id) },
  })),
  row(open.readOpenTaskFeed, everybody, () => ({ query: {} })),
  row(
    tasks.listOpenTasks,
    everybody,
    async (world) => {
      await make(world)
      await make(world, 'DRAFT')
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from open_task`,
        ({ db }, id) => findOpenTask(db, id),
        openTasks.view.allows,
      ),
    },
  ),
  row(tasks.getOpenTask, [...overseers, ...jury], async (world) => ({
    query: { openTaskId: String((await make(world, 'DRAFT')).task.id) },
  })),
  row(tasks.createOpenTask, organiser, () => ({ body: { ...texts, ...rules } }), { rest: 403 }),
  row(
    tasks.editOpenTask,
    organiser,
    async (world) => ({ body: { ...texts, ...which((await make(world)).task) } }),
    seesTask,
  ),
  row(
    tasks.setOpenTaskRules,
    organiser,
    async (world) => ({ body: { ...rules, ...which((await make(world, 'DRAFT')).task) } }),
    { see: [...administrators, ...jury] },
  ),
  row(
    tasks.changeOpenTaskCriteria,
    organiser,
    async (world) => ({
      body: { ...which((await make(world)).task), criteria: rules.criteria, reason: 'Опечатка' },
    }),
    seesTask,
  ),
  row(
    tasks.submitOpenTask,
    organiser,
    async (world) => ({ body: which((await make(world, 'DRAFT')).task) }),
    { see: [...administrators, ...jury] },
  ),
  row(
    tasks.recallOpenTask,
    organiser,
    async (world) => ({ body: which((await make(world, 'MODERATION')).task) }),
    { see: [...administrators, ...jury] },
  ),
  row(
    tasks.approveOpenTask,
    administrators,
    async (world) => ({ body: which((await make(world, 'MODERATION')).task) }),
    { see: [...organiser, ...jury] },
  ),
  row(
    tasks.returnOpenTask,
    administrators,
    async (world) => ({ body: { ...which((await make(world, 'MODERATION')).task), reason: 'Нет приза' } }),
    { see: [...organiser, ...jury] },
  ),
  row(
    tasks.judgeOpenTask,
    organiser,
    async (world) => ({ body: which((await make(world, 'CLOSED')).task) }),
    seesTask,
  ),
  row(
    tasks.cancelOpenTask,
    overseers,
    async (world) => ({ body: { ...which((await make(world)).task), reason: 'Заказчик ушёл' } }),
    { see: without(everybody, overseers) },
  ),
  row(
    tasks.deleteOpenTask,
    organiser,
    async (world) => ({ body: { id: (await make(world, 'DRAFT')).task.id } }),
    { see: [...administrators, ...jury] },
  ),
  row(
    tasks.recordOpenTaskOutage,
    overseers,
    async (world) => ({
      body: {
        id: (await make(world)).task.id,
        fromDay: dayFromNow(-2),
        fromTime: '10:00',
        toDay: dayFromNow(-2),
        toTime: '11:00',
        reason: 'Не отвечал портал',
      },
    }),
    { see: without(everybody, overseers) },
  ),
  row(
    materialsCalls.addOpenTaskMaterial,
    organiser,
    async (world) => ({ query: { openTaskId: String((await make(world)).task.id) } }),
    { ...seesTask, file },
  ),
  row(
    materialsCalls.removeOpenTaskMaterial,
    organiser,
    async (world) => {
      const { task } = await make(world)
      const material = await insertOne(world.db, 'open_task_material', {
        task_id: task.id,
        file_id: await world.keptFile('OPEN_TASK'),
        name: 'notes.txt',
      })
      return { body: { id: task.id, materialId: material.id } }
    },
    seesTask,
  ),
  row(
    materialsCalls.getOpenTaskMaterial,
    [...overseers, ...jury],
    async (world) => {
      const { task } = await make(world, 'DRAFT')
      const fileId = await world.keptFile('OPEN_TASK')
      await insertOne(world.db, 'open_task_material', {
        task_id: task.id,
        file_id: fileId,
        name: 'notes.txt',
      })
      return { query: { openTaskId: String(task.id), fileId } }
    },
    { guest: 404 },
  ),
  row(
    questionsCalls.askOpenTask,
    but(...organiser),
    async (world) => ({ body: { id: (await make(world)).task.id, question: 'Можно ли вдвоём?' } }),
    { see: organiser },
  ),
  row(
    questionsCalls.answerOpenTask,
    organiser,
    async (world) => {
      const { task } = await make(world)
      const question = await insertOne(world.db, 'open_task_question', {
        task_id: task.id,
        person_uid: world.people.leader.uid,
        question: 'Можно ли вдвоём?',
      })
      return { body: { id: task.id, questionId: question.id, answer: 'Да' } }
    },
    seesTask,
  ),
  row(
    jurorsCalls.addOpenTaskJuror,
    organiser,
    async (world) => ({
      body: { id: (await make(world)).task.id, email: (await world.make.person()).email },
    }),
    seesTask,
  ),
  row(
    jurorsCalls.findOpenTaskJurors,
    organiser,
    async (world) => ({ query: { openTaskId: String((await make(world)).task.id) } }),
    seesTask,
  ),
  row(
    jurorsCalls.waiveOpenTaskConflict,
    organiser,
    async (world) => {
      const { task, juror } = await make(world, 'CLOSED')
      const entry = await makeOpenTaskEntry(world.db, task, world.people.leader.uid)
      await insertOne(world.db, 'open_task_conflict', {
        juror_id: juror.id,
        entry_id: entry.id,
        reason: '',
        reasons: ['SAME_EMPLOYER'],
      })
      const reason = 'Работают в разных отделах'
      return { body: { id: task.id, jurorId: juror.id, entryId: entry.id, reason } }
    },
    seesTask,
  ),
  row(
    jurorsCalls.removeOpenTaskJuror,
    organiser,
    async (world) => {
      const { task, juror } = await make(world)
      return { body: { id: task.id, jurorId: juror.id } }
    },
    seesTask,
  ),
  row(
    entries.enterOpenTask,
    but(...organiser, ...jury, ...administrators),
    async (world) => ({
      body: {
        openTaskId: (await make(world)).task.id,
        title: 'Тепловая карта',
        answers: ['Снимем дом', ''],
        projectId: null,
      },
    }),
    { see: [...organiser, ...jury, ...administrators] },
  ),
  row(
    entries.addOpenTaskEntryFile,
    ['leader'],
    async (world) => ({ query: { entryId: String((await enter(world)).entry.id) } }),
    { see: ['member', ...overseers], file },
  ),
  row(
    entries.removeOpenTaskEntryFile,
    ['leader'],
    async (world) => {
      const { entry } = await enter(world)
      const added = await insertOne(world.db, 'open_task_entry_file', {
        entry_id: entry.id,
        file_id: await world.keptFile('OPEN_TASK'),
        name: 'notes.txt',
        at: new Date().toISOString(),
      })
      return { body: { id: entry.id, fileRowId: added.id } }
    },
    { see: ['member', ...overseers] },
  ),
  row(
    entries.withdrawOpenTaskEntry,
    ['leader'],
    async (world) => ({ body: { id: (await enter(world)).entry.id } }),
    { see: ['member', ...overseers] },
  ),
  row(entries.getOpenTaskEntry, [...team, ...overseers, ...jury], async (world) => ({
    query: { entryId: String((await enter(world, 'CLOSED')).entry.id) },
  })),
  row(entries.getOpenTaskEntryFile, [...team, ...overseers, ...jury], async (world) => {
    const { entry } = await enter(world, 'CLOSED')
    const fileId = await world.keptFile('OPEN_TASK')
    await insertOne(world.db, 'open_task_entry_file', {
      entry_id: entry.id,
      file_id: fileId,
      name: 'notes.txt',
      at: new Date().toISOString(),
    })
    return { query: { entryId: String(entry.id), fileId } }
  }),
  row(
    entries.listOpenTaskEntries,
    overseers,
    async (world) => ({ query: { openTaskId: String((await enter(world)).task.id) } }),
    {
      see: without(everybody, overseers),
      list: checked(
        ({ query }) => sql`select id from open_task_entry where task_id = ${query!['openTaskId']}`,
        ({ db }, id) => findEntry(db, id),
        openTaskEntries.view.allows,
      ),
    },
  ),
  row(
    entries.listJuryEntries,
    jury,
    async (world) => ({ query: { openTaskId: String((await enter(world, 'CLOSED')).task.id) } }),
    {
      see: but(...jury),
      list: checked(
        ({ query }) => sql`select id from open_task_entry where task_id = ${query!['openTaskId']}`,
        ({ db }, id) => findEntry(db, id),
        openTaskEntries.score.allows,
      ),
    },
  ),
  row(
    entries.scoreOpenTaskEntry,
    jury,
    async (world) => ({
      body: { id: (await enter(world, 'CLOSED')).entry.id, edition: 1, scores: [7, 8], comment: '' },
    }),
    { see: [...team, ...overseers] },
  ),
  row(
    entries.declareOpenTaskConflict,
    jury,
    async (world) => ({ body: { id: (await enter(world, 'CLOSED')).entry.id, reason: 'Вместе учились' } }),
    { see: [...team, ...overseers] },
  ),
  row(
    entries.withdrawOpenTaskConflict,
    jury,
    async (world) => {
      const { entry, juror } = await enter(world, 'CLOSED')
      await insertOne(world.db, 'open_task_conflict', {
        juror_id: juror.id,
        entry_id: entry.id,
        reason: 'Вместе учились',
      })
      return { body: { id: entry.id } }
    },
    { see: [...team, ...overseers] },
  ),
  row(
    tasks.keepOpenTaskChange,
    administrators,
    async (world) => ({ body: which(await makeChanged(world)) }),
    { see: but(...administrators) },
  ),
  row(
    tasks.revertOpenTaskChange,
    administrators,
    async (world) => ({ body: { ...which(await makeChanged(world)), reason: 'Приз другой' } }),
    { see: but(...administrators) },
  ),
  row(
    tasks.offerOpenTaskProjects,
    organiser,
    async (world) => {
      const { task } = await make(world, 'RESULTS')
      await makeOpenTaskEntry(world.db, task, world.people.leader.uid, { place: 1, score: 9 })
      return { body: which(task) }
    },
    seesTask,
  ),
  row(
    entries.declineOpenTaskProject,
    ['leader'],
    async (world) => {
      const { task } = await make(world, 'RESULTS')
      const entry = await makeOpenTaskEntry(world.db, task, world.people.leader.uid, {
        place: 1,
        score: 9,
        project_offered_at: new Date().toISOString(),
      })
      return { body: { id: entry.id } }
    },
    { see: [...overseers, ...jury] },
  ),
  row(
    entries.makeOpenTaskProject,
    ['leader'],
    async (world) => {
      const { task } = await make(world, 'RESULTS')
      const title = `Проект ${task.id}`
      const entry = await makeOpenTaskEntry(world.db, task, world.people.leader.uid, {
        place: 1,
        score: 9,
        title,
      })
      return { body: { id: entry.id } }
    },
    { see: [...overseers, ...jury] },
  ),
  row(
    certificates.getOpenTaskCertificate,
    [...team, ...organiser],
    async (world) => ({
      query: { entryId: String((await enter(world, 'RESULTS', { place: 1, score: 9 })).entry.id) },
    }),
    { see: [...administrators, ...jury] },
  ),
  row(certificates.checkOpenTaskCertificate, everybody, async (world) => {
    const { entry } = await enter(world, 'RESULTS', { place: 1, score: 9 })
    return { body: { code: entry.certificate_code } }
  }),
]
