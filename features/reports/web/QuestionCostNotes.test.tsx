import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { maxTasks } from '../domain/question-cost.ts'
import { QuestionCostNotes } from './QuestionCostNotes.tsx'

beforeAll(() => startWorkTexts({ 'reports/texts/ru.json': () => import('../texts/ru.json') }))

afterEach(cleanup)

test.each([
  ['of more tasks than it counts', null, maxTasks, true],
  ['of fewer tasks', null, maxTasks - 1, false],
  ['of one task', {}, maxTasks, false],
])('the report %s says whether tasks are missing', (_what, trackpoint, count, isCut) => {
  render(
    <QuestionCostNotes
      answer={{
        openedSince: null,
        sittingsSince: null,
        trackpoint,
        trackpoints: Array.from({ length: count }, () => ({})),
      }}
    />,
  )
  expect(screen.queryByText(/собственные\sвопросы\sпервых\s500/) !== null).toBe(isCut)
})
