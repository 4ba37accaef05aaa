import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getExpertScoring, saveExpertScoring } from '../../contract/expert-scoring.endpoints.ts'
import type { ExpertScoring } from './expert-scoring.types.ts'
import { ScoringOfExpert } from './ScoringOfExpert.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(() =>
  startWorkTexts({
    'reports/texts/ru.json': () => import('../../texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

const groups: ExpertScoring['current'] = [
  {
    code: 'market',
    name: { ru: 'Рынок', en: 'Market' },
    parameters: [{ code: 'size', name: { ru: 'Объём рынка', en: 'Market size' }, weight: 1, scale: 5 }],
  },
]

const scoringOf = (given: Partial<ExpertScoring> = {}): ExpertScoring => ({
  groups,
  marks: [],
  total: 0,
  totals: [{ code: 'market', total: 0 }],
  assessed: 0,
  parameters: 1,
  version: null,
  current: groups,
  others: [],
  actions: ['assess'],
  ...given,
})

const assessed = (given: Partial<ExpertScoring> = {}): ExpertScoring =>
  scoringOf({
    version: { id: 9, at: '2026-11-24T09:00:00.000Z' },
    marks: [{ code: 'size', value: 4, evidence: 'Отчёт отрасли', by: null, at: '2026-11-24T09:00:00.000Z' }],
    total: 80,
    totals: [{ code: 'market', total: 80 }],
    assessed: 1,
    ...given,
  })

const Shown = () => <ScoringOfExpert jobId={7} />

const show = (scoring: () => ExpertScoring) => {
  server.on(getExpertScoring, scoring)
  showScreen(Shown, '/bch/view/expert-job-order/details?expertJobId=7')
}

test('an expert assesses the project in the review, and reads what was saved', async () => {
  let scoring = scoringOf()
  server.on(saveExpertScoring, () => {
    scoring = assessed()
    return { id: 9 }
  })
  show(() => scoring)
  expect(await screen.findByText(/ещё не\sоценили проект/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: named('Оценить проект') }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Объём рынка/ }), 'Отчёт отрасли')
  await userEvent.click(screen.getByRole('button', { name: named('Сохранить оценку') }))
  await waitFor(() => expect(server.sentTo(saveExpertScoring)).toHaveLength(1))
  expect(server.sentTo(saveExpertScoring)[0]!.body).toEqual({
    jobId: 7,
    versionId: null,
    marks: [{ code: 'size', value: null, evidence: 'Отчёт отрасли' }],
  })
  expect(await screen.findByText(/4\sиз\s5/)).toBeDefined()
  expect(screen.getByRole('button', { name: named('Изменить оценку') })).toBeDefined()
})

test('the next assessment starts from the last one', async () => {
  show(() => assessed())
  await userEvent.click(await screen.findByRole('button', { name: named('Изменить оценку') }))
  expect(await screen.findByDisplayValue('Отчёт отрасли')).toBeDefined()
})

test('after the review it is read only, with others’ where they are opened', async () => {
  const { marks, ...other } = assessed()
  show(() =>
    assessed({ actions: [], others: [{ ...other, marks, number: 2, at: '2026-11-25T09:00:00.000Z' }] }),
  )
  expect(await screen.findByText(/Оценка эксперта\s2/)).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Изменить оценку') })).toBeNull()
})

test('a review that ended without it says so', async () => {
  show(() => scoringOf({ actions: [] }))
  expect(await screen.findByText(/проект по\sпараметрам не\sоценён/)).toBeDefined()
})
