import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { fakeServer } from '../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import type { projectProfileInTask } from '../contract/project-profile-in-task.endpoints.ts'
import { getTaskValues } from '../contract/task-values.endpoints.ts'
import { TaskValues } from './TaskValues.tsx'

const answer = { trackpoint: { id: 7, name: 'Анкета' } } as ResponseOf<typeof projectProfileInTask>

/** The table, and a filter next to it. */
const Shown = () => {
  const [, setRaw] = useRawSearch()
  return (
    <>
      <button type="button" onClick={() => setRaw({ streamId: '5' })}>
        filter
      </button>
      <TaskValues answer={answer} />
    </>
  )
}

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'reports/texts/ru.json': () => import('../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getTaskValues, ({ query: { page } }) => ({
    fields: [],
    rows: [{ project: { id: 1, name: `Проект страницы ${page}` }, values: [] }],
    total: 100,
    page: Math.min(Number(page), 4),
  }))
})

afterEach(leaveScreen)

test('another filter begins at its first page', async () => {
  showScreen(Shown, '/reports/analytic/project-profile-in-task?values=shown&valuesPage=3')
  expect(await screen.findByText(named('Проект страницы 3'))).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'filter' }))
  expect(await screen.findByText(named('Проект страницы 1'))).toBeDefined()
})

test('an address after the last page shows the last one with its number', async () => {
  showScreen(Shown, '/reports/analytic/project-profile-in-task?values=shown&valuesPage=99')
  expect(await screen.findByText(/4\sиз\s4/)).toBeDefined()
})
