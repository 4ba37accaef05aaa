import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { listDictionaryValues } from '../../../dictionaries/contract/value.endpoints.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listExpertiseTemplates } from '../../contract/expertise-template.endpoints.ts'
import * as ordering from '../../contract/order.endpoints.ts'
import * as calls from '../../contract/task-scores.endpoints.ts'
import { SettingSwitch } from '../directory/SettingSwitch.tsx'
import { OtherReviews } from './OtherReviews.tsx'
import type { Scores } from './scores.types.ts'
import { TaskScores } from './TaskScores.tsx'

let server: ReturnType<typeof fakeServer>

const uidOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const person = (n: number, name: string) => ({ uid: uidOf(n), name, avatarUrl: null })

const scores = (given: Partial<Scores> = {}): Scores => ({
  underWay: 0,
  orderable: true,
  expertUids: [uidOf(1), uidOf(2)],
  groups: [
    {
      template: { id: 8, name: 'Экспертиза задания' },
      disagree: true,
      mean: { mean: 50, spread: 100, count: 2 },
      weighted: { mean: 50, spread: 100, count: 2 },
      criteria: [
        {
          code: 'market',
          name: { ru: 'Рынок', en: '' },
          weight: 3,
          independent: false,
          most: 5,
          mean: 50,
          spread: 100,
          count: 2,
          apart: true,
          given: [
            { points: 1, height: 0, abstained: false },
            { points: 5, height: 100, abstained: false },
          ],
        },
      ],
      reviews: [
        {
          jobId: 7,
          serialNumber: 'E-000007',
          expert: person(1, 'Орлова Е. Д.'),
          mean: 0,
          weighted: 0,
          deviation: -20.4,
          reviews: 4,
          adjusted: 20.4,
        },
        {
          jobId: 9,
          serialNumber: 'E-000009',
          expert: person(2, 'Рыбин А. В.'),
          mean: 100,
          weighted: 100,
          deviation: null,
          reviews: 0,
          adjusted: null,
        },
      ],
      terms: {
        templateId: 8,
        competencyId: null,
        language: null,
        questions: ['Есть ли рынок?'],
        dueOn: '2099-12-31',
        fee: { amount: '12000.00', currency: 'RUB' },
        visibleToTeam: false,
        blind: 'OPEN',
      },
    },
  ],
  ...given,
})

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

const OthersSetting = () => (
  <SettingSwitch read={calls.getOtherReviewsSetting} save={calls.saveOtherReviewsSetting} texts="others" />
)

const show = (answer: () => Scores, jobId?: number) => {
  server.on(calls.getTaskScores, answer)
  showScreen(
    () => <TaskScores taskId={51} {...(jobId === undefined ? {} : { jobId })} />,
    '/bch/view/expert-job',
  )
}

test('the grades are side by side, with what an expert’s severity makes of them', async () => {
  show(() => scores())
  const table = within(await screen.findByRole('region', { name: /Оценки экспертов/ }))
  expect(table.getByRole('row', { name: /Рынок.*1\/5.*5\/5.*50.*100/ })).toBeDefined()
  expect(table.getByText('−20')).toBeDefined()
  expect(table.getByText(/^по 4\sэкспертизам$/)).toBeDefined()
  expect(table.getByText(/^других экспертиз нет$/)).toBeDefined()
})

test('experts who disagree are named, and one press opens the order of a third on the same terms', async () => {
  server.on(listDictionaryValues, () => ({ items: [], total: 0, totalIsExact: true }))
  server.on(listExpertiseTemplates, () => ({
    items: [{ id: 8, name: 'Экспертиза задания', description: '', number: 1, criteria: 1, questions: 1 }],
  }))
  server.on(ordering.previewExpertJobs, () => ({ tasks: [], experts: [], due: null, pairs: [] }))
  const expert = (n: number, name: string) => ({
    uid: uidOf(n),
    person: person(n, name),
    name,
    competencies: [],
    certified: false,
    open: n,
    done: 0,
    late: 0,
    meanDelay: null,
    capacity: null,
    inMonth: 0,
    languages: [],
    fee: null,
    absentUntil: null,
    ordered: false,
    conflicts: [],
    actions: [],
  })
  server.on(ordering.listExperts, () => ({
    items: [expert(1, 'Орлова Е. Д.'), expert(4, 'Третьяк М. П.'), expert(5, 'Юдин О. О.')],
    total: 3,
    totalIsExact: true,
    next: null,
  }))
  show(() => scores())
  await userEvent.click(await screen.findByRole('button', { name: named('Спросить третьего') }))
  const form = within(await screen.findByRole('dialog'))
  expect((await form.findByRole<HTMLInputElement>('checkbox', { name: /Третьяк/ })).checked).toBe(true)
  expect(form.getByDisplayValue('Есть ли рынок?')).toBeDefined()
})

test('while a third is awaited no other is ordered, and those who agree are not disturbed', async () => {
  show(() => scores({ underWay: 1 }))
  expect(await screen.findByText(/Ждём ещё 1\sэкспертизу/)).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Спросить третьего') })).toBeNull()
})

test('one review alone is compared on its own page only, and what is denied is not spoken of', async () => {
  const [group] = scores().groups
  show(() => scores({ groups: [{ ...group!, disagree: false, reviews: group!.reviews.slice(0, 1) }] }))
  await waitFor(() => expect(server.sentTo(calls.getTaskScores)).toHaveLength(1))
  expect(screen.queryByText(named('Эксперты вместе'))).toBeNull()
  leaveScreen()
  show(() => refuse('NOT_FOUND'))
  await waitFor(() => expect(server.sentTo(calls.getTaskScores)).toHaveLength(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an administrator opens others’ reviews to experts; the team reads how it is', async () => {
  let value = false
  server.on(calls.getOtherReviewsSetting, () => ({ value, editable: true }))
  server.on(calls.saveOtherReviewsSetting, ({ body }) => {
    ;({ value } = body)
    return { value, editable: true }
  })
  showScreen(OthersSetting, '/bch/view/expert-job/experts')
  const setting = await screen.findByRole<HTMLInputElement>('switch', {
    name: named('Эксперты читают чужие экспертизы'),
  })
  await userEvent.click(setting)
  await waitFor(() => expect(server.sentTo(calls.saveOtherReviewsSetting)).toHaveLength(1))
  expect(server.sentTo(calls.saveOtherReviewsSetting)[0]!.body).toEqual({ value: true })
  await waitFor(() => expect(setting.checked).toBe(true))
})

test('a user who only works there reads that an administrator decides', async () => {
  server.on(calls.getOtherReviewsSetting, () => ({ value: true, editable: false }))
  showScreen(OthersSetting, '/bch/view/expert-job/experts')
  const setting = await screen.findByRole<HTMLInputElement>('switch')
  expect([setting.checked, setting.disabled]).toEqual([true, true])
  expect(screen.getByText(/Меняет\sадминистратор\sакселератора/)).toBeDefined()
})

test('an expert reads others by number, or that there is nobody yet', async () => {
  server.on(calls.listOtherReviews, () => ({
    opened: true,
    items: [
      {
        number: 1,
        completedAt: '2026-11-22T09:00:00.000Z',
        conclusion: 'Советую принять',
        template: null,
        questions: [],
        comments: [],
      },
    ],
  }))
  showScreen(() => <OtherReviews jobId={7} />, '/bch/view/expert-job-order')
  expect(await screen.findByText(/^Эксперт 1/)).toBeDefined()
  leaveScreen()
  server.on(calls.listOtherReviews, () => ({ opened: true, items: [] }))
  showScreen(() => <OtherReviews jobId={7} />, '/bch/view/expert-job-order')
  expect(await screen.findByText(/ещё ничего не\sсдали/)).toBeDefined()
})
