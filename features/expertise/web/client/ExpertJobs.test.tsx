import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listDictionaryValues } from '../../../dictionaries/contract/value.endpoints.ts'
import { listTasksToReview } from '../../../participations/contract/participation.endpoints.ts'
import * as jobs from '../../contract/expert-job.endpoints.ts'
import * as ordering from '../../contract/order.endpoints.ts'
import { anExpert } from '../order/expert.samples.ts'
import type { ListedJob } from '../job.types.ts'
import { ExpertJob } from './ExpertJob.tsx'
import { ExpertJobs } from './ExpertJobs.tsx'
import { aJob, aJobPage, aListedJob } from './job.samples.ts'

let server: ReturnType<typeof fakeServer>

const show = (items: ListedJob[], search = '') => {
  server.on(jobs.listExpertJobs, () => ({ items, total: items.length, totalIsExact: true, next: null }))
  return showScreen(ExpertJobs, `/bch/view/expert-job${search}`)
}

const open = (search = '?expertJobId=7') => showScreen(ExpertJob, `/bch/view/expert-job/details${search}`)

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(jobs.getExpertJobFilters, () => ({
    experts: [aJob().expert],
    programmes: [aJob().programme],
    mayOrder: true,
  }))
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

describe('the list', () => {
  test('without jobs says how one comes about', async () => {
    show([])
    expect(await screen.findByText('Экспертиз пока нет')).toBeDefined()
    expect(screen.getByRole('link', { name: named('К проектам в работе') })).toBeDefined()
  })

  test('shows who reviews what, and the fee only to those who choose its column', async () => {
    show([aListedJob({ status: 'PROCESS', overdue: true, unread: 2 })])
    expect(await screen.findByRole('link', { name: /Тихий город/ })).toBeDefined()
    expect(screen.getByText('Анализ рынка')).toBeDefined()
    expect(screen.getByText('Орлова Е. Д.')).toBeDefined()
    expect(screen.getByText(/2\sновых\sсообщения/)).toBeDefined()
    expect(screen.getAllByText('Просрочена').length).toBeGreaterThan(0)
    expect(screen.queryByText('В работе', { selector: '.state-chip *' })).toBeNull()
  })

  test('orders reviews of the tasks of several projects in one form', async () => {
    const { expert } = aJob()
    const inReview = (id: number, project: string) => ({
      id,
      seq: 1,
      name: 'Анализ рынка',
      state: 'DONE_CODE' as const,
      performer: 'TEAM' as const,
      atExpert: false,
      due: null,
      since: '2026-11-18T09:00:00.000Z',
      version: 3,
      actions: [],
      blockedBy: null,
      answerRequired: true,
      progress: null,
      remarks: { open: 0, mended: 0 },
      project: { id, name: project },
      track: { id: 2, name: 'Экспресс' },
      projectTrackId: id,
    })
    const listed = <T,>(items: T[]) => ({ items, total: items.length, totalIsExact: true, next: null })
    server.on(listDictionaryValues, () => ({ items: [], total: 0, totalIsExact: true }))
    server.on(listTasksToReview, () => listed([inReview(51, 'Тихий город'), inReview(52, 'Агроскан')]))
    server.on(ordering.listExperts, () => listed([anExpert(expert)]))
    server.on(ordering.previewExpertJobs, ({ body }) => ({
      tasks: [],
      experts: [expert],
      due: null,
      pairs: body.taskIds.map((taskId) => ({
        taskId,
        expertUid: expert.uid,
        trouble: null,
        warnings: [],
        conflicts: [],
        overridable: false,
      })),
    }))
    server.on(ordering.orderExpertJobs, () => ({
      jobs: [
        { id: 8, serialNumber: 'E-000008' },
        { id: 9, serialNumber: 'E-000009' },
      ],
    }))
    show([aListedJob()])
    await userEvent.click(await screen.findByRole('button', { name: named('Заказать экспертизы') }))
    const form = within(await screen.findByRole('dialog'))
    for (const task of ['Тихий город, Анализ рынка', 'Агроскан, Анализ рынка']) {
      await userEvent.click(await form.findByRole('combobox', { name: /^Задания/ }))
      await userEvent.click(await screen.findByRole('option', { name: named(task) }))
    }
    await userEvent.click(await form.findByRole('checkbox', { name: new RegExp(expert.name) }))
    await userEvent.type(form.getByLabelText(/^Срок/), '31.12.2099')
    await userEvent.click(await form.findByRole('button', { name: named('Заказать 2 экспертизы') }))
    await waitFor(() =>
      expect(server.sentTo(ordering.orderExpertJobs)[0]?.body).toMatchObject({
        taskIds: [51, 52],
        expertUids: [expert.uid],
        dueOn: '2099-12-31',
      }),
    )
  })

  test('an open filter says how many rows each of its values would show, under the other filters', async () => {
    server.on(jobs.listExpertJobs, ({ query }) => {
      const total = query['limit'] !== '1' ? 7 : query['status'] === 'NEW' ? 4 : 0
      return { items: [], total, totalIsExact: true, next: null }
    })
    showScreen(ExpertJobs, '/bch/view/expert-job?overdue=true&status=PROCESS')
    await userEvent.click(await screen.findByRole('button', { name: /^Состояние/ }))
    expect(await screen.findByRole('menuitemcheckbox', { name: /^Не\sначата · 4$/ })).toBeDefined()
    expect(screen.getByRole('menuitemcheckbox', { name: /^Завершена · 0$/ })).toBeDefined()
    const counted = server.sentTo(jobs.listExpertJobs).filter(({ query }) => query['limit'] === '1')
    expect(counted.map(({ query }) => query['status'])).toContain('COMPLETE')
    expect(counted.every(({ query }) => query['overdue'] === 'true')).toBe(true)
  })

  test('asks for what waits for acceptance by one press', async () => {
    show([aListedJob()])
    await userEvent.click(await screen.findByRole('link', { name: named('Принять результат') }))
    await waitFor(() =>
      expect(server.sentTo(jobs.listExpertJobs).at(-1)?.query).toMatchObject({ toAccept: 'true' }),
    )
  })

  test('names the task that a link has narrowed it to, also when nothing of it is there', async () => {
    server.on(jobs.findExpertJobTasks, () => ({
      items: [{ id: 51, name: 'Анализ рынка', project: 'Тихий город', track: 'Посев' }],
    }))
    show([], '?taskId=51&status=NEW')
    expect(
      await screen.findByRole('button', { name: /^Задание\s?Анализ\sрынка, Тихий\sгород$/ }),
    ).toBeDefined()
    expect(server.sentTo(jobs.listExpertJobs)[0]?.query).toMatchObject({ taskId: '51' })
    expect(server.sentTo(jobs.findExpertJobTasks)[0]?.query).toMatchObject({ taskId: '51' })
  })

  test('is narrowed to a task that its reader finds, among those of the chosen project', async () => {
    server.on(jobs.findExpertJobProjects, () => ({ items: [] }))
    server.on(jobs.findExpertJobTasks, () => ({
      items: [{ id: 51, name: 'Анализ рынка', project: 'Тихий город', track: 'Посев' }],
    }))
    show([aListedJob()], '?projectId=5')
    await userEvent.click(await screen.findByRole('button', { name: 'Задание' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Задание' }), 'Ана')
    await waitFor(() =>
      expect(server.sentTo(jobs.findExpertJobTasks).at(-1)?.query).toMatchObject({
        findText: 'Ана',
        projectId: '5',
      }),
    )
    await userEvent.click(await screen.findByRole('option', { name: /Анализ\sрынка.*Тихий\sгород · Посев/ }))
    await waitFor(() =>
      expect(server.sentTo(jobs.listExpertJobs).at(-1)?.query).toMatchObject({
        taskId: '51',
        projectId: '5',
      }),
    )
  })

  test('names the project that a link has narrowed it to, also when nothing of it is there', async () => {
    server.on(jobs.findExpertJobProjects, () => ({
      items: [{ id: 5, name: 'Тихий город', serialNumber: 'P-000005' }],
    }))
    show([], '?projectId=5&status=NEW')
    expect(await screen.findByRole('button', { name: /^Проект\s?Тихий\sгород$/ })).toBeDefined()
    expect(server.sentTo(jobs.findExpertJobProjects)[0]?.query).toMatchObject({ projectId: '5' })
  })

  test('is narrowed to a project that its reader finds', async () => {
    server.on(jobs.findExpertJobProjects, () => ({
      items: [{ id: 5, name: 'Тихий город', serialNumber: 'P-000005' }],
    }))
    show([aListedJob()])
    await userEvent.click(await screen.findByRole('button', { name: 'Проект' }))
    await userEvent.type(await screen.findByRole('combobox', { name: 'Проект' }), 'Тих')
    await waitFor(() =>
      expect(server.sentTo(jobs.findExpertJobProjects).at(-1)?.query).toMatchObject({ findText: 'Тих' }),
    )
    await userEvent.click(await screen.findByRole('option', { name: /Тихий\sгород.*P-000005/ }))
    await waitFor(() =>
      expect(server.sentTo(jobs.listExpertJobs).at(-1)?.query).toMatchObject({ projectId: '5' }),
    )
  })

  test('of a user outside the accelerator says so', async () => {
    server.on(jobs.listExpertJobs, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
    showScreen(ExpertJobs, '/bch/view/expert-job')
    expect(await screen.findByText(/Экспертизы видит команда акселератора/)).toBeDefined()
  })

  test('without an accelerator asks for nothing', async () => {
    acceleratorStore.set(null)
    show([])
    expect(await screen.findByText(/Выберите в\sменю профиля акселератор/)).toBeDefined()
    expect(server.sentTo(jobs.listExpertJobs)).toEqual([])
  })

  test('that cannot be read says so, and asks again', async () => {
    server.on(jobs.listExpertJobs, () => refuse('UNEXPECTED_ERROR'))
    showScreen(ExpertJobs, '/bch/view/expert-job')
    const again = await screen.findByRole('button', { name: named('Повторить') })
    show([aListedJob()])
    await userEvent.click(again)
    expect((await screen.findAllByText('Анализ рынка')).length).toBeGreaterThan(0)
  })
})

describe('a job', () => {
  test('shows the result with the order and what was agreed', async () => {
    server.on(jobs.getExpertJob, () => aJobPage())
    open()
    expect(await screen.findByText('Рынок есть, оценка смелая.')).toBeDefined()
    expect(screen.getByText('Опросите покупателей.')).toBeDefined()
    expect(screen.getByText('Завышена вдвое.')).toBeDefined()
    expect(screen.getByText(/15\s000\s₽/)).toBeDefined()
    expect(screen.getByText('Скрыт')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Анализ рынка' }).getAttribute('href')).toBe(
      '/bch/view/my-acceleration-requests/initiator-details?projectTrackId=15&taskId=51',
    )
  })

  test('in work shows the order, and no answer', async () => {
    server.on(jobs.getExpertJob, () =>
      aJobPage({
        status: 'PROCESS',
        readable: false,
        questions: [{ position: 1, text: 'Верна ли оценка рынка?', answer: '' }],
        conclusion: '',
        comments: [],
        actions: ['withdraw'],
      }),
    )
    open()
    expect(await screen.findByText('Верна ли оценка рынка?')).toBeDefined()
    expect(screen.queryByText('Без ответа')).toBeNull()
    expect(screen.queryByRole('button', { name: named('Принять результат') })).toBeNull()
  })

  test('is accepted as it was read', async () => {
    server.on(jobs.getExpertJob, () => aJobPage())
    server.on(jobs.acceptExpertJobResult, () => aJobPage({ acceptedAt: aJob().createdAt, actions: [] }))
    open()
    await userEvent.click(await screen.findByRole('button', { name: named('Принять результат') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: named('Принять результат') }))
    await waitFor(() =>
      expect(server.sentTo(jobs.acceptExpertJobResult)[0]?.body).toEqual({ jobId: 7, version: 4 }),
    )
  })

  test('goes back with words, and not without', async () => {
    server.on(jobs.getExpertJob, () => aJobPage())
    server.on(jobs.correctExpertJob, () => aJobPage({ status: 'PROCESS', corrections: 1, actions: [] }))
    open()
    await userEvent.click(await screen.findByRole('button', { name: /действия/i }))
    await userEvent.click(await screen.findByRole('menuitem', { name: named('Вернуть на доработку') }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.click(await form.findByRole('button', { name: named('Вернуть на доработку') }))
    expect(server.sentTo(jobs.correctExpertJob)).toEqual([])
    await userEvent.type(form.getByLabelText(/Что доработать/), 'Добавьте выводы.')
    await userEvent.click(form.getByRole('button', { name: named('Вернуть на доработку') }))
    await waitFor(() =>
      expect(server.sentTo(jobs.correctExpertJob)[0]?.body).toEqual({
        jobId: 7,
        version: 4,
        correction: 'Добавьте выводы.',
      }),
    )
  })

  test('that its expert takes while it is withdrawn says so, and shows what it is now', async () => {
    const seen = {
      actions: ['withdraw' as const],
      questions: [],
      conclusion: '',
      comments: [],
      readable: false,
    }
    server.on(jobs.getExpertJob, () => aJobPage({ ...seen, status: 'NEW' }))
    server.on(jobs.withdrawExpertJob, () => {
      server.on(jobs.getExpertJob, () => aJobPage({ ...seen, status: 'PROCESS' }))
      return refuse('EXPERT_JOB_NOT_NEW', undefined, { state: 'PROCESS' })
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: /действия/i }))
    await userEvent.click(await screen.findByRole('menuitem', { name: named('Отозвать заказ') }))
    const form = within(await screen.findByRole('dialog'))
    await userEvent.type(await form.findByLabelText(/Причина/), 'Задание вернули.')
    await userEvent.click(form.getByRole('button', { name: named('Отозвать заказ') }))
    expect(await screen.findByText(/Экспертизу уже взяли в\sработу/)).toBeDefined()
    expect(await screen.findByText('В работе')).toBeDefined()
    expect(server.sentTo(jobs.withdrawExpertJob)[0]?.body).toEqual({
      jobId: 7,
      status: 'NEW',
      reason: 'Задание вернули.',
    })
  })

  test('that nobody named, or that is not there, says so with the way back', async () => {
    open('')
    expect(await screen.findByText('Экспертиза не выбрана')).toBeDefined()
    leaveScreen()
    server.on(jobs.getExpertJob, () => refuse('NOT_FOUND'))
    open()
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByRole('link', { name: named('Все экспертизы') })).toBeDefined()
  })

  test('that one may not read says so', async () => {
    server.on(jobs.getExpertJob, () => refuse('ACCESS_DENIED'))
    open()
    expect((await screen.findByRole('alert')).textContent).toMatch(/доступ/i)
  })
})
