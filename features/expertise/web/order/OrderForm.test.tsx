import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { listDictionaryValues } from '../../../dictionaries/contract/value.endpoints.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getTask } from '../../../participations/contract/task.endpoints.ts'
import { getExpertJobResult, listTaskExpertise } from '../../contract/expert-job.endpoints.ts'
import { listExpertiseTemplates } from '../../contract/expertise-template.endpoints.ts'
import * as unwanted from '../../contract/unwanted-reviewer.endpoints.ts'
import * as ordering from '../../contract/order.endpoints.ts'
import { aJob, aJobPage } from '../client/job.samples.ts'
import { TaskExpertise } from '../task/TaskExpertise.tsx'
import { TeamResult } from '../team/TeamResult.tsx'
import { anExpert } from './expert.samples.ts'

let server: ReturnType<typeof fakeServer>

const uidOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const person = (n: number, name: string) => ({ uid: uidOf(n), name, avatarUrl: null })
const orlova = person(1, 'Орлова Е. Д.')
const rybin = person(2, 'Рыбин А. В.')

const { id, serialNumber, resultType, competency, due, completedAt, acceptedAt, overdue, withdrawn } = aJob()
const shown = {
  oversees: true,
  id,
  serialNumber,
  resultType,
  competency,
  due,
  completedAt,
  acceptedAt,
  overdue,
  withdrawn,
}

const showTask = (own = {}) => {
  server.on(listTaskExpertise, () => ({
    items: [],
    orderable: true,
    ownReviewId: null,
    ownProjectId: null,
    ...own,
  }))
  return showScreen(() => <TaskExpertise taskId={51} />, '/bch/view/expert-job')
}

const openForm = async (experts: ReturnType<typeof anExpert>[]) => {
  server.on(ordering.listExperts, () => ({
    items: experts,
    total: experts.length,
    totalIsExact: true,
    next: null,
  }))
  showTask()
  await userEvent.click(await screen.findByRole('button', { name: named('Заказать экспертизу') }))
  return within(await screen.findByRole('dialog'))
}

const plan = (trouble: 'CONFLICT' | null, overridable = false) =>
  server.on(ordering.previewExpertJobs, ({ body }) => ({
    tasks: [{ id: 51, name: 'Анализ рынка', project: { id: 5, name: 'Тихий город' }, visibleToTeam: true }],
    experts: [orlova, rybin],
    due: body.dueOn
      ? { day: body.dueOn, endsAt: '2099-12-31T21:00:00.000Z', timeZone: 'Europe/Moscow' }
      : null,
    pairs: body.expertUids.map((expertUid) => ({
      taskId: 51,
      expertUid,
      trouble,
      warnings: [],
      conflicts: trouble ? ['TRACKER' as const] : [],
      overridable,
    })),
  }))

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getTask, () => refuse('NOT_FOUND'))
  server.on(listDictionaryValues, () => ({ items: [], total: 0, totalIsExact: true }))
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

describe('expertise of a task', () => {
  test('is not mentioned to those who have none and order none', async () => {
    showTask({ orderable: false })
    await waitFor(() => expect(server.sentTo(listTaskExpertise)).toHaveLength(1))
    expect(screen.queryByText('Экспертиза')).toBeNull()
  })

  test('leads its reviewers to the job', async () => {
    showTask({
      items: [{ ...shown, status: 'COMPLETE', visibleToTeam: false, expert: orlova }],
      orderable: false,
    })
    const link = await screen.findByRole('link', { name: 'Орлова Е. Д.' })
    expect(link.getAttribute('href')).toBe('/bch/view/expert-job/details?expertJobId=7')
    expect(screen.getByText('Завершена')).toBeDefined()
    expect(screen.getByText('Скрыта от команды')).toBeDefined()
    expect(
      screen.getByRole('link', { name: /Экспертизы\sзадания\sв\sобщем\sсписке/ }).getAttribute('href'),
    ).toBe('/bch/view/expert-job?taskId=51')
    expect(screen.queryByRole('button', { name: named('Заказать экспертизу') })).toBeNull()
  })

  test('leads the team to what it is shown, without a name that is hidden from it', async () => {
    showTask({
      items: [{ ...shown, status: 'COMPLETE', visibleToTeam: true, expert: null, oversees: false }],
      orderable: false,
    })
    const link = await screen.findByRole('link', { name: named('Отзыв эксперта') })
    expect(link.getAttribute('href')).toMatch(/expert-job-details\?expertJobId=7$/)
    expect(screen.queryByRole('link', { name: /в\sобщем\sсписке/ })).toBeNull()
    expect(screen.queryByText(/команде/)).toBeNull()
  })
})

describe('an order', () => {
  test('goes to several experts with its requirements', async () => {
    plan(null)
    server.on(ordering.orderExpertJobs, () => ({
      jobs: [
        { id: 8, serialNumber: 'E-000008' },
        { id: 9, serialNumber: 'E-000009' },
      ],
    }))
    const form = await openForm([anExpert(orlova), anExpert(rybin)])
    await userEvent.click(await form.findByRole('checkbox', { name: /Орлова/ }))
    await userEvent.click(form.getByRole('checkbox', { name: /Рыбин/ }))
    expect(await form.findByText(named('Получится 2 экспертизы'))).toBeDefined()
    await userEvent.click(form.getByRole('button', { name: named('Заказать 2 экспертизы') }))
    // Without a due date no order is sent.
    expect(server.sentTo(ordering.orderExpertJobs)).toEqual([])
    await userEvent.type(form.getByLabelText(/^Срок/), '31.12.2099')
    await userEvent.click(form.getByRole('button', { name: named('Добавить вопрос') }))
    await userEvent.type(form.getByLabelText(/^Вопрос\s1/), 'Верен ли расчёт?')
    await userEvent.click(form.getByRole('button', { name: named('Заказать 2 экспертизы') }))
    await waitFor(() =>
      expect(server.sentTo(ordering.orderExpertJobs)[0]?.body).toMatchObject({
        taskIds: [51],
        expertUids: [orlova.uid, rybin.uid],
        dueOn: '2099-12-31',
        questions: ['Верен ли расчёт?'],
        fee: null,
        visibleToTeam: null,
        blind: 'OPEN',
      }),
    )
  })

  test('blind on both sides warns that the showcase still shows a published project', async () => {
    const form = await openForm([anExpert(orlova)])
    expect(form.queryByText(/снимите его с\sпубликации/)).toBeNull()
    await userEvent.selectOptions(form.getByLabelText(/^(Имена|Имя эксперта|Слепая)/), 'BOTH_HIDDEN')
    expect(form.getByText(/снимите его с\sпубликации/)).toBeDefined()
  })

  test('cannot go to somebody of the team, nor twice to the same expert', async () => {
    const form = await openForm([
      anExpert(orlova, { conflicts: ['TEAM_MEMBER'] }),
      anExpert(rybin, { ordered: true }),
    ])
    expect((await form.findByRole<HTMLInputElement>('checkbox', { name: /Орлова/ })).disabled).toBe(true)
    expect(form.getByText('Состоит в команде проекта')).toBeDefined()
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: /Рыбин/ }).disabled).toBe(true)
  })

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'in spite of a possible conflict requires a reason from those who may set it aside (%s)',
    async (may, fields) => {
      plan('CONFLICT', may)
      const form = await openForm([anExpert(orlova, { conflicts: ['TRACKER'] })])
      await userEvent.click(await form.findByRole('checkbox', { name: /Орлова/ }))
      await form.findByText(named('Получится 1 экспертиза'))
      expect(form.queryAllByLabelText(/Почему заказываете/)).toHaveLength(fields)
    },
  )

  test('skips the blocked pair, and says what the rest comes to before it is agreed to', async () => {
    server.on(ordering.previewExpertJobs, ({ body }) => ({
      tasks: [{ id: 51, name: 'Анализ рынка', project: { id: 5, name: 'Тихий город' }, visibleToTeam: true }],
      experts: [orlova, rybin],
      due: body.dueOn
        ? { day: body.dueOn, endsAt: '2099-12-31T21:00:00.000Z', timeZone: 'Europe/Moscow' }
        : null,
      pairs: body.expertUids.map((expertUid) => ({
        taskId: 51,
        expertUid,
        trouble: expertUid === rybin.uid ? ('EXPERT_ABSENT' as const) : null,
        warnings: [],
        conflicts: [],
        overridable: false,
      })),
    }))
    server.on(ordering.orderExpertJobs, () => ({ jobs: [{ id: 8, serialNumber: 'E-000008' }] }))
    const form = await openForm([anExpert(orlova), anExpert(rybin)])
    await userEvent.click(await form.findByRole('checkbox', { name: /Орлова/ }))
    await userEvent.click(form.getByRole('checkbox', { name: /Рыбин/ }))
    await userEvent.type(form.getByLabelText(/^Вознаграждение/), '5000')
    await userEvent.type(form.getByLabelText(/^Срок/), '31.12.2099')
    const send = await form.findByRole('button', { name: named('Заказать 1 экспертизу, пропустить 1') })
    expect(form.getByText(named('Эксперта не будет до самого срока'))).toBeDefined()
    const sum = within(form.getByRole('region', { name: named('Итог заказа') }))
    expect(sum.getByText(named('Орлова Е. Д. — 1'))).toBeDefined()
    expect(sum.queryByText(/Рыбин/)).toBeNull()
    expect(sum.getByText(/всего\s5\s000/)).toBeDefined()
    expect(await sum.findByText(/до\s31\.12\.2099\s23:59\sМСК/)).toBeDefined()
    await userEvent.click(send)
    await waitFor(() =>
      expect(server.sentTo(ordering.orderExpertJobs)[0]?.body).toMatchObject({
        expertUids: [orlova.uid, rybin.uid],
        skip: [{ taskId: 51, expertUid: rybin.uid }],
      }),
    )
  })

  test('that cannot be made says why, and keeps what was typed', async () => {
    plan(null)
    server.on(ordering.orderExpertJobs, () => refuse('EXPERTISE_ORDERED'))
    const form = await openForm([anExpert(orlova)])
    await userEvent.click(await form.findByRole('checkbox', { name: /Орлова/ }))
    await userEvent.type(form.getByLabelText(/^Срок/), '31.12.2099')
    await userEvent.click(form.getByRole('button', { name: named('Заказать 1 экспертизу') }))
    expect(await form.findByRole('alert')).toBeDefined()
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: /Орлова/ }).checked).toBe(true)
  })
})

describe('an order by a template', () => {
  const choose = async (items: { id: number; name: string }[]) => {
    server.on(listExpertiseTemplates, () => ({
      items: items.map((one) => ({ ...one, description: '', number: 1, criteria: 4, questions: 7 })),
    }))
    const form = await openForm([anExpert(orlova)])
    await userEvent.selectOptions(form.getByLabelText(/Что нужно получить/), 'TEMPLATE')
    return form
  }

  test('chooses among those that are published', async () => {
    const form = await choose([{ id: 8, name: 'Экспертиза задания' }])
    expect(
      await form.findByRole('option', { name: /Экспертиза задания · критериев: 4\sиз\s7/ }),
    ).toBeDefined()
  })

  test('says that there is none yet', async () => {
    const form = await choose([])
    expect(await form.findByText(/Опубликованных шаблонов экспертиз пока нет/)).toBeDefined()
  })
})

describe('a result for the team', () => {
  const open = (search = '?expertJobId=7') =>
    showScreen(TeamResult, `/bch/view/my-acceleration-requests/expert-job-details${search}`)

  test('shows what the expert thinks, and neither fee nor terms', async () => {
    const { questions, conclusion, comments, file, project, task, projectTrackId } = aJobPage()
    server.on(getExpertJobResult, () => ({
      id,
      serialNumber,
      resultType,
      competency,
      completedAt,
      project,
      task,
      projectTrackId,
      expert: null,
      template: null,
      questions,
      conclusion,
      comments,
      fieldNames: {},
      file,
    }))
    open()
    expect(await screen.findByText('Рынок есть, оценка смелая.')).toBeDefined()
    expect(screen.getByText('Завышена вдвое.')).toBeDefined()
    expect(screen.queryByText('Эксперт')).toBeNull()
    expect(screen.queryByText(/Вознаграждение|Условия/)).toBeNull()
    expect(screen.getByRole('link', { name: named('К заданию') }).getAttribute('href')).toMatch(
      /projectTrackId=15&taskId=51$/,
    )
  })

  test('that is hidden is not there, and the way back is', async () => {
    server.on(getExpertJobResult, () => refuse('NOT_FOUND'))
    open()
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(screen.getByRole('link', { name: named('К моим заявкам') })).toBeDefined()
  })
})

describe('the team of a project', () => {
  test('names who should not review it, and takes somebody off again', async () => {
    const sent: unknown[] = []
    const items = [
      {
        id: 3,
        email: 'rival@company.example',
        reason: 'Конкурент.',
        namedBy: orlova,
        at: '2026-11-20T09:00:00.000Z',
        actions: ['remove' as const],
      },
    ]
    server.on(unwanted.listUnwantedReviewers, () => ({ items }))
    server.on(unwanted.addUnwantedReviewer, ({ body }) => void sent.push(body))
    server.on(unwanted.removeUnwantedReviewer, ({ body }) => void sent.push(body))
    showTask({ orderable: false, ownProjectId: 5 })
    await userEvent.click(
      await screen.findByRole('button', { name: named('Сообщить о конфликте интересов') }),
    )
    const drawer = within(await screen.findByRole('dialog'))
    await drawer.findByText('rival@company.example')
    await userEvent.type(drawer.getByLabelText('Электронная почта'), 'brother@company.example')
    await userEvent.type(drawer.getByLabelText('Почему'), 'Брат')
    await userEvent.click(drawer.getByRole('button', { name: 'Назвать' }))
    await waitFor(() =>
      expect(sent).toEqual([{ projectId: 5, email: 'brother@company.example', reason: 'Брат' }]),
    )
  })
})
