import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fillSlot } from '#platform/web/work/slots.ts'
import { fakeServer, refuse } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { listDictionaryValues } from '../../dictionaries/contract/value.endpoints.ts'
import { getAssignmentChoices, orderAssignment, previewAssignment } from '../contract/assignment.endpoints.ts'
import { getReassignment, saveReassignment } from '../contract/reassignment.endpoints.ts'
import { Assignment } from './Assignment.tsx'
import type { Plan } from './assignment.types.ts'

let server: ReturnType<typeof fakeServer>

const uidOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const person = (n: number, name: string) => ({ uid: uidOf(n), name, avatarUrl: null })
const orlova = person(1, 'Орлова Е. Д.')
const rybin = person(2, 'Рыбин А. В.')
const track = { id: 2, name: 'Посев' }

const choices = {
  tasks: 2,
  tracks: [{ ...track, programme: { id: 1, name: 'Северный старт' }, tasks: 2 }],
  experts: [orlova, rybin],
}

const pair = (taskId: number, who: typeof orlova, own: Partial<Plan['pairs'][number]> = {}) => ({
  taskId,
  expertUid: who.uid,
  kept: false,
  reasons: [],
  before: 1,
  after: 2,
  ...own,
})

const plan = (own: Partial<Plan> = {}): Plan => ({
  tasks: [
    { id: 51, name: 'Анализ рынка', project: { id: 5, name: 'Тихий город' }, track },
    { id: 52, name: 'Анализ рынка', project: { id: 6, name: 'Соколиный глаз' }, track },
  ],
  experts: [orlova, rybin].map((who) => ({ person: who, before: 1, after: 2, capacity: 4, inMonth: 1 })),
  pairs: [pair(51, orlova, { reasons: ['COMPETENCY', 'OFTEN_LATE'] })],
  unstaffed: [{ taskId: 52, missing: 1, barriers: [{ barrier: 'CONFLICT', experts: 2 }] }],
  lost: [],
  skipped: 0,
  more: { tasks: false, experts: false },
  actions: ['order'],
  ...own,
})

const show = (address = '') => showScreen(Assignment, `/bch/view/expert-job/assignment${address}`)

const suggest = async () => {
  const due = await screen.findByLabelText(/^Срок/)
  await userEvent.type(due, '31.12.2099')
  await userEvent.click(screen.getByRole('button', { name: named('Предложить план') }))
  return screen.findByRole('region', { name: /^План/ })
}

beforeAll(async () => {
  await startWorkTexts({
    'expert-assignment/texts/ru.json': () => import('../texts/ru.json'),
    'expertise/texts/ru.json': () => import('../../expertise/texts/ru.json'),
  })
  fillSlot(
    'expertise.terms',
    async () => (await import('../../expertise/web/order/OrderTerms.tsx')).OrderTerms,
  )
})

beforeEach(() => {
  server = fakeServer()
  server.on(listDictionaryValues, () => ({ items: [], total: 0, totalIsExact: true }))
  server.on(getAssignmentChoices, () => choices)
  server.on(getReassignment, () => ({ value: 3, editable: true }))
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

test('without an accelerator there is nothing to plan', async () => {
  acceleratorStore.set(null)
  show()
  expect(await screen.findByText(named('Экспертизы распределяет команда акселератора'))).toBeDefined()
  expect(server.sentTo(getAssignmentChoices)).toEqual([])
})

test.each([
  [{ tasks: 0, tracks: [] }, 'Заданий на проверке пока нет'],
  [{ experts: [] }, 'Экспертов пока нет'],
])('says what is missing to begin with (%#)', async (own, words) => {
  server.on(getAssignmentChoices, () => ({ ...choices, ...own }))
  show()
  expect(await screen.findByText(named(words))).toBeDefined()
})

test('a failure can be tried again', async () => {
  server.on(getAssignmentChoices, () => refuse('UNEXPECTED_ERROR'))
  show()
  expect(await screen.findByRole('alert')).toBeDefined()
})

test('an administrator says how long an order waits for its expert', async () => {
  server.on(saveReassignment, () => ({ value: null, editable: true }))
  show()
  expect(await screen.findByText(/за\s3\sдня/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Изменить' }))
  const drawer = within(await screen.findByRole('dialog'))
  const days = await drawer.findByLabelText(/^Сколько\sдней\sждать/)
  await userEvent.clear(days)
  await userEvent.click(drawer.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(server.sentTo(saveReassignment)[0]?.body).toEqual({ value: null }))
})

test('a plan says who can’t be found and why, takes what is decided by hand, and is ordered as it is shown', async () => {
  server.on(previewAssignment, ({ body }) =>
    body.ruledOut.length > 0 ? plan({ pairs: [pair(51, rybin)], unstaffed: [] }) : plan(),
  )
  server.on(orderAssignment, ({ body }) => ({ ordered: body.pairs.length }))
  show('?taskIds=51,52')
  const shown = within(await suggest())
  expect(server.sentTo(previewAssignment)[0]?.body).toMatchObject({
    taskIds: [51, 52],
    reviews: 1,
    dueOn: '2099-12-31',
    keep: [],
    ruledOut: [],
  })
  expect(shown.getByText(named('1 заданию не хватает экспертов'))).toBeDefined()
  expect(shown.getByText(/у\s2\sэкспертов конфликт интересов/)).toBeDefined()
  expect(shown.getByText(named('Знает область'))).toBeDefined()
  const ruleOut = shown.getByRole('button', { name: /^Исключить: Орлова/ })
  await userEvent.click(ruleOut)
  expect(ruleOut.getAttribute('aria-pressed')).toBe('true')
  // The displayed plan is outdated.
  const order = () => shown.getByRole<HTMLButtonElement>('button', { name: named('Заказать 1 экспертизу') })
  expect(order().disabled).toBe(true)
  await userEvent.click(shown.getByRole('button', { name: named('Обновить план') }))
  const keep = await shown.findByRole('button', { name: /^Оставить: Рыбин/ })
  expect(shown.getByText(named('Исключена 1 пара'))).toBeDefined()
  await userEvent.click(keep)
  await waitFor(() => expect(order().disabled).toBe(false))
  await userEvent.click(order())
  const drawer = within(await screen.findByRole('dialog'))
  expect(await drawer.findByText(/^Каждый\sэксперт\sполучит\sодно\sписьмо/)).toBeDefined()
  await userEvent.click(await drawer.findByRole('button', { name: named('Заказать 1 экспертизу') }))
  expect(await screen.findByText(named('Заказана 1 экспертиза'))).toBeDefined()
  await waitFor(() =>
    expect(server.sentTo(orderAssignment)[0]?.body).toMatchObject({
      reviews: 1,
      dueOn: '2099-12-31',
      fee: null,
      pairs: [{ taskId: 51, expertUid: rybin.uid, kept: true }],
    }),
  )
})

test('a plan that has changed meanwhile is not ordered and shown as it is now', async () => {
  server.on(previewAssignment, () => plan())
  server.on(orderAssignment, () => refuse('PLAN_CHANGED'))
  show()
  const shown = within(await suggest())
  server.on(previewAssignment, () => plan({ pairs: [pair(51, rybin)] }))
  await userEvent.click(shown.getByRole('button', { name: named('Заказать 1 экспертизу') }))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.click(await drawer.findByRole('button', { name: named('Заказать 1 экспертизу') }))
  expect(await shown.findByText(/поэтому ничего не\sзаказано/)).toBeDefined()
  expect(await shown.findByRole('button', { name: /^Оставить: Рыбин/ })).toBeDefined()
})
