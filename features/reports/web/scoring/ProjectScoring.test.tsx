import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getScoring } from '../../contract/scoring.endpoints.ts'
import { ProjectScoring } from './ProjectScoring.tsx'
import type { Scoring } from './scoring.types.ts'

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'reports/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

const groups: Scoring['current'] = [
  {
    code: 'market',
    name: { ru: 'Рынок', en: 'Market' },
    parameters: [{ code: 'size', name: { ru: 'Объём рынка', en: 'Market size' }, weight: 1, scale: 5 }],
  },
]

const by = { uid: '00000000-0000-4000-8000-000000000001', name: 'Анна Экспертова', avatarUrl: null }
const ofExpert = {
  id: 9,
  at: '2026-11-24T09:00:00.000Z',
  by,
  expertJob: { id: 7, serialNumber: 'E-000007' },
}
const own = {
  id: 8,
  at: '2026-11-20T09:00:00.000Z',
  by: { ...by, name: 'Олег Командин' },
  expertJob: null,
}

const scoringOf = (version: Scoring['version'], versions: Scoring['versions']): Scoring => ({
  groups,
  marks: [{ code: 'size', value: 4, evidence: 'Отчёт отрасли', by, at: ofExpert.at }],
  total: 80,
  totals: [{ code: 'market', total: 80 }],
  assessed: 1,
  parameters: 1,
  project: { id: 5, name: 'Теплоконтур' },
  version,
  versions,
  places: [],
  isEarlier: false,
  current: groups,
  actions: ['assess', 'share'],
})

const both = [
  { ...ofExpert, total: 80 },
  { ...own, total: 60 },
]

const Shown = () => (
  <ProjectScoring acceleratorId={1} projectId={5} versionId={undefined} onVersion={() => undefined} />
)

const show = (scoring: Scoring) => {
  server.on(getScoring, () => scoring)
  showScreen(Shown, '/reports/analytic/scoring?projectId=5')
}

test('an expert’s version leads to the review, and is neither shared nor gone on from', async () => {
  show(scoringOf(ofExpert, both))
  const link = await screen.findByRole('link', { name: 'E-000007' })
  expect(link.getAttribute('href')).toBe('/bch/view/expert-job/details?expertJobId=7')
  expect(screen.getByText(/Анна Экспертова, эксперт, итог 80/)).toBeDefined()
  expect(screen.queryByRole('button', { name: named('Ссылки') })).toBeNull()
  expect(screen.queryByRole('button', { name: named('Оценить проект') })).toBeNull()
})

test('the accelerator goes on from its own version, though an expert assessed later', async () => {
  show(scoringOf(own, both))
  expect(await screen.findByRole('button', { name: named('Оценить проект') })).toBeDefined()
  expect(screen.getByRole('button', { name: named('Ссылки') })).toBeDefined()
})

test('what only experts assessed can be chosen before the accelerator assesses itself', async () => {
  show({ ...scoringOf(null, [both[0]!]), marks: [], assessed: 0, total: 0 })
  expect(await screen.findByText('Оценок пока нет')).toBeDefined()
  expect(screen.getByText('Версия')).toBeDefined()
})
