import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import type { ReviewQueue } from '../expert/work/use-review-queue.ts'
import { sampleTemplate } from '../template/template.samples.ts'
import { FilledPreview } from './FilledPreview.tsx'
import type { Filled } from './offline.types.ts'

beforeAll(() =>
  startWorkTexts({
    'expertise/texts/ru.json': () => import('../../texts/ru.json'),
    'fields/texts/ru.json': () => import('../../../fields/texts/ru.json'),
  }),
)
beforeEach(() => void fakeServer())
afterEach(leaveScreen)

const show = (filled: Partial<Filled>, queued: Record<string, unknown> = {}) => {
  const queue = { entry: (key: string) => ({ value: queued[key] ?? null }) } as unknown as ReviewQueue
  const all: Filled = { answers: [], unread: [], empty: 0, names: {}, ...filled }
  showScreen(
    () => <FilledPreview filled={all} template={sampleTemplate()} queue={queue} />,
    '/bch/view/expert-job-order',
  )
}

test('each answer is shown with what it would replace', async () => {
  show(
    {
      answers: [
        { row: 2, code: 'market', text: '3', value: 3 },
        { row: 3, code: 'advice', text: 'Продавайте', value: 'Продавайте' },
      ],
    },
    { 'value:market': 1, 'value:advice': 'Продавайте' },
  )
  expect(await screen.findByText(/^3\s— Подтверждён продажами$/)).toBeDefined()
  expect(screen.getByText(/вместо:\s1\s— Не\sпосчитан/)).toBeDefined()
  expect(screen.getByText(/^уже\sтак$/)).toBeDefined()
})

test('rows that nobody understood are named with why, and what was left empty is counted', async () => {
  show({
    unread: [
      { row: 3, code: 'advice', text: '=1+1', problem: 'FORMULA' },
      { row: 4, code: 'pitch', text: 'Да', problem: 'UNKNOWN_QUESTION' },
      { row: 5, code: 'market', text: '9', problem: 'NOT_IN_LIST' },
    ],
    empty: 2,
  })
  expect(await screen.findByText(/Ни одного ответа не\sпонято/)).toBeDefined()
  expect(screen.getByText(/Строка 3 · Что сделать/)).toBeDefined()
  expect(screen.getByText(/формулы не\sчитаем/)).toBeDefined()
  expect(screen.getByText(/Строка 4 · pitch/)).toBeDefined()
  expect(screen.getByText(/такого вопроса в\sшаблоне нет/)).toBeDefined()
  expect(screen.getByText(/Строка 5 · Рынок/)).toBeDefined()
  expect(screen.getByText(/оставлены 2\sвопроса/)).toBeDefined()
})
