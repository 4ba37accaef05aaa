import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillSlot } from '#platform/web/work/slots.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getProjectProfile } from '../../../project-profiles/contract/profile.endpoints.ts'
import * as calls from '../../contract/expert-job-order.endpoints.ts'
import type { ExpertOrderPage } from '../job.types.ts'
import { sampleTemplate } from '../template/template.samples.ts'
import { sampleListed, sampleOpened, sampleOrderPage } from './expert-order.samples.ts'
import { ExpertOrder } from './ExpertOrder.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(() =>
  startWorkTexts({
    'expertise/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  server.on(calls.listExpertJobOrders, () => ({
    items: [sampleListed({ id: 12 })],
    total: 1,
    totalIsExact: true,
    next: null,
  }))
})

afterEach(leaveScreen)

const comment = {
  id: 3,
  elementCode: null,
  text: 'Рынок посчитан дважды',
  version: 1,
  updatedAt: '2026-11-21T09:00:00.000Z',
}

const inWork = (given: Partial<ExpertOrderPage> = {}): ExpertOrderPage =>
  sampleOrderPage({
    status: 'PROCESS',
    takenAt: '2026-11-21T08:00:00.000Z',
    actions: ['write', 'complete', 'reject', 'declareConflict'],
    material: {
      projectId: 5,
      description: 'Опишите бизнес-план',
      expectedResult: '',
      hasFields: false,
      answer: 'План во вложении',
      files: [],
      hiddenFiles: 0,
      workOpened: true,
      asksScoring: false,
      handedInAt: '2026-11-19T09:00:00.000Z',
    },
    ...given,
  })

const show = (order: () => ExpertOrderPage) => {
  server.on(calls.getExpertJobOrder, order)
  showScreen(ExpertOrder, '/bch/view/expert-job-order/details?expertJobId=7')
}

const complete = async () => {
  const [button] = await screen.findAllByRole('button', { name: named('Завершить') })
  await userEvent.click(button!)
}

test('a review in work shows what the team handed in, and how far it is', async () => {
  show(() => inWork({ questions: [{ position: 1, text: 'Есть ли рынок?', answer: 'Да' }] }))
  expect(await screen.findByText('План во вложении')).toBeDefined()
  expect(screen.getByText(/отвечено 1\sиз\s1\sвопроса/)).toBeDefined()
  expect(screen.getByDisplayValue('Да')).toBeDefined()
})

test('no question is offered before its possible fields are loaded', async () => {
  const known: (number | undefined)[] = []
  fillSlot('expert-job.talk', async () => ({ fields }) => {
    known.push(fields?.size)
    return <p>Вопросы команде</p>
  })
  server.on(getProjectProfile, () => sampleOpened({ goal: 'Цель' }))
  server.delay(getProjectProfile, 200)
  const { material } = inWork()
  show(() => inWork({ material: { ...material!, hasFields: true } }))
  expect(await screen.findByText('Вопросы команде')).toBeDefined()
  expect(new Set(known)).toEqual(new Set([1]))
})

test('the scoring of the project is part of a review that includes it, and only of such a one', async () => {
  fillSlot('expert-job.scoring', async () => ({ jobId }) => <p>Скоринг в экспертизе {jobId}</p>)
  const { material } = inWork()
  show(() => inWork({ material: { ...material!, asksScoring: true } }))
  expect(await screen.findByText(/Скоринг в экспертизе 7/)).toBeDefined()
  leaveScreen()
  show(() => inWork())
  expect(await screen.findByText('План во вложении')).toBeDefined()
  expect(screen.queryByText(/Скоринг в экспертизе/)).toBeNull()
})

test.each([
  [{ done: 3, count: 7 }, /с тем же сроком для «Орбита»: сдано 3\sиз\s7/],
  [{ done: 0, count: 1 }, null],
] as const)(
  'of what the same client awaits by the same day it says how much is handed in: %j',
  async (sameDay, words) => {
    show(() => inWork({ sameDay }))
    expect(await screen.findByText(/Ждёт\sвашей\sэкспертизы/)).toBeDefined()
    if (words) expect(screen.getByText(words)).toBeDefined()
    else expect(screen.queryByText(/к\sэтому\sдню/)).toBeNull()
  },
)

test('a review of blocked work says why nothing can be done', async () => {
  show(() => inWork({ workAllowed: false, actions: [] }))
  expect(await screen.findByText(/Работа проекта приостановлена/)).toBeDefined()
  expect(screen.queryByText(/Ждёт\sвашей\sэкспертизы/)).toBeNull()
})

test('what is missing is shown at its place, and nothing is handed over', async () => {
  show(() => inWork())
  await complete()
  expect(await screen.findByText('Добавьте хотя бы один комментарий.')).toBeDefined()
  expect(screen.getAllByText(/^Ответьте на\sвопрос\.$/)).toHaveLength(2)
  const wrong = screen.getAllByRole('textbox').filter((field) => field.ariaInvalid === 'true')
  expect(wrong).toHaveLength(3)
  expect(server.sentTo(calls.completeExpertJob)).toHaveLength(0)
})

test('a review as a file asks for the file', async () => {
  show(() => inWork({ resultType: 'FILE', questions: [] }))
  await complete()
  expect(await screen.findByText(/^Загрузите файл с\sотзывом\.$/)).toBeDefined()
})

test('an answer is saved while it is typed, on the version that was read', async () => {
  let order = inWork({ questions: [{ position: 1, text: 'Есть ли рынок?', answer: '' }] })
  server.on(calls.saveExpertJob, ({ body }) => {
    order = { ...order, version: 2, questions: [{ ...order.questions[0]!, answer: body.answers[0]!.answer }] }
    return { savedAt: '2026-11-24T09:00:00.000Z', version: 2 }
  })
  show(() => order)
  await userEvent.type(await screen.findByRole('textbox', { name: /Есть ли рынок/ }), 'Да')
  await waitFor(() => expect(server.sentTo(calls.saveExpertJob)).toHaveLength(1), { timeout: 4000 })
  expect(server.sentTo(calls.saveExpertJob)[0]!.body).toEqual({
    jobId: 7,
    version: 1,
    answers: [{ position: 1, answer: 'Да' }],
    values: [],
  })
})

test('a review by a template asks its questions, saves a grade as it is given and names what is missing', async () => {
  let order = inWork({ resultType: 'TEMPLATE', questions: [], template: sampleTemplate() })
  server.on(calls.saveExpertJob, () => {
    order = { ...order, version: 2, template: sampleTemplate({ market: 3 }) }
    return { savedAt: '2026-11-24T09:00:00.000Z', version: 2 }
  })
  show(() => order)
  await complete()
  expect(await screen.findByText(/^Ответьте: без этого экспертизу не\sзавершить\.$/)).toBeDefined()
  expect(screen.getByText(/Обязательных ответов: 0\sиз\s1/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /3\s*Подтверждён продажами/ }))
  await waitFor(() => expect(server.sentTo(calls.saveExpertJob)).toHaveLength(1), { timeout: 4000 })
  expect(server.sentTo(calls.saveExpertJob)[0]!.body).toEqual({
    jobId: 7,
    version: 1,
    answers: [],
    values: [{ code: 'market', value: 3 }],
  })
  expect(await screen.findByText(/Обязательных ответов: 1\sиз\s1/)).toBeDefined()
})

test('a complete review by a template is read with its total', async () => {
  show(() =>
    inWork({
      status: 'COMPLETE',
      resultType: 'TEMPLATE',
      questions: [],
      template: sampleTemplate({ market: 2 }),
      completedAt: '2026-11-22T09:00:00.000Z',
      actions: [],
    }),
  )
  expect(await screen.findByText(/^2\s— Посчитан$/)).toBeDefined()
  expect(screen.getByText('50')).toBeDefined()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('a comment about the whole work is added', async () => {
  server.on(calls.saveExpertComment, () => comment)
  show(() => inWork())
  await userEvent.type(
    await screen.findByRole('textbox', { name: /Комментарий к\sработе/ }),
    'Рынок посчитан дважды',
  )
  await userEvent.click(screen.getByRole('button', { name: named('Добавить комментарий') }))
  await waitFor(() => expect(server.sentTo(calls.saveExpertComment)).toHaveLength(1))
})

test('a comment that is typed but not sent is sent before the review is handed over', async () => {
  let stored: ExpertOrderPage['comments'] = []
  server.on(calls.saveExpertComment, () => {
    stored = [comment]
    return comment
  })
  show(() => inWork({ comments: stored, questions: [] }))
  await userEvent.type(
    await screen.findByRole('textbox', { name: /Комментарий к\sработе/ }),
    'Рынок посчитан дважды',
  )
  await complete()
  expect(await screen.findByRole('dialog')).toBeDefined()
  expect(server.sentTo(calls.saveExpertComment)).toMatchObject([{ body: { text: 'Рынок посчитан дважды' } }])
})

test('of a typed comment that is refused the review is not handed over, though it has others', async () => {
  server.on(calls.saveExpertComment, () => refuse('UNEXPECTED_ERROR'))
  show(() => inWork({ comments: [comment], questions: [] }))
  const field = await screen.findByRole('textbox', { name: /Комментарий к\sработе/ })
  await userEvent.type(field, 'И ещё одно')
  await complete()
  expect(await screen.findByText(/Сохранилось ещё не\sвсё/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByDisplayValue('И ещё одно')).toBeDefined()
})

test('a complete review is read only and leads to the next one', async () => {
  show(() =>
    inWork({
      status: 'COMPLETE',
      completedAt: '2026-11-22T09:00:00.000Z',
      comments: [comment],
      conclusion: 'Советую принять',
      actions: ['declareConflict'],
    }),
  )
  expect(await screen.findByText('Советую принять')).toBeDefined()
  expect(screen.getByText('Рынок посчитан дважды')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(await screen.findByRole('button', { name: named('Следующая экспертиза') })).toBeDefined()
})

test('what was sent back says what to mend', async () => {
  show(() => inWork({ corrections: 1, correction: 'Дополните про команду' }))
  expect(await screen.findByText(/Вернули\sна\sдоработку/)).toBeDefined()
  expect(await screen.findByText('Дополните про команду')).toBeDefined()
})

test('what is withdrawn while one hands it over says so, and keeps what was typed', async () => {
  const order = inWork({ comments: [comment], conclusion: 'Советую принять', questions: [] })
  show(() => order)
  server.on(calls.completeExpertJob, () => {
    server.on(calls.getExpertJobOrder, () => refuse('NOT_FOUND'))
    return refuse('EXPERT_JOB_NOT_IN_PROCESS', undefined, { state: 'REJECT' })
  })
  await complete()
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.click(await drawer.findByRole('button', { name: named('Завершить') }))
  expect(await screen.findByText(/не\sв\sработе.*её отозвали/)).toBeDefined()
  // Below its name and above the typed text; nothing is pending.
  expect(await screen.findAllByText('Эта экспертиза больше не ваша')).toHaveLength(2)
  expect(screen.queryByText(/Ждёт\sвашей\sэкспертизы/)).toBeNull()
  expect(screen.getByDisplayValue('Советую принять')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', { name: named('Завершить') })).toBeNull())
})

test('what was withdrawn before one hands it over says so as well', async () => {
  show(() => inWork({ comments: [comment], conclusion: 'Советую принять', questions: [] }))
  await screen.findByDisplayValue('Советую принять')
  server.on(calls.getExpertJobOrder, () => refuse('NOT_FOUND'))
  await complete()
  // In the banner, below its name and above the typed text.
  await waitFor(() => expect(screen.getAllByText('Эта экспертиза больше не ваша')).toHaveLength(3))
  expect(screen.queryByText(/Такой записи нет/)).toBeNull()
  expect(screen.getByDisplayValue('Советую принять')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a page that cannot be read is refetched', async () => {
  show(() => refuse('UNEXPECTED_ERROR'))
  expect(await screen.findByRole('button', { name: named('Повторить') })).toBeDefined()
})
