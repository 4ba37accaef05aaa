import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { setLoginRole } from '#platform/web/session.ts'
import { fakeServer } from '../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { wholePath } from '../contract/whole-path.endpoints.ts'
import { SummaryPath } from './SummaryPath.tsx'

const totals = {
  applied: 42,
  accepted: 30,
  started: 27,
  handedIn: 24,
  reviewed: 15,
  finished: 3,
  published: 6,
  invitedToEvent: 10,
  attendedEvent: 5,
  invested: 0,
}

const answer = {
  items: [],
  total: 1,
  totalIsExact: true,
  next: null,
  totals,
} as unknown as ResponseOf<typeof wholePath>

let server: ReturnType<typeof fakeServer>

const Shown = () => (
  <SummaryPath narrowing={{ programmeId: 3, trackId: 2, from: '2026-01-01', to: '2026-11-22' }} />
)

beforeAll(() =>
  startWorkTexts({
    'reports/texts/ru.json': () => import('../texts/ru.json'),
    'acceleration-requests/texts/ru.json': () => import('../../acceleration-requests/texts/ru.json'),
  }),
)

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
  setLoginRole('somebody', 'ACC')
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

test('the summary shows the steps of the whole path in order, each with both shares and its rows', async () => {
  server.on(wholePath, () => answer)
  showScreen(Shown, '/bch/view/acceleration-summary')
  const rows = within(await screen.findByRole('table', { name: /Трек прошли/ })).getAllByRole('row')
  const texts = rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(texts.map((cells) => cells.slice(1).map((text) => text?.replace(/\s/g, ' ')))).toEqual([
    ['42', '100 %', '—'],
    ['30', '71,4 %', '71,4 %'],
    ['27', '64,3 %', '90 %'],
    ['24', '57,1 %', '88,9 %'],
    // Next to the path: of those accepted.
    ['15', '35,7 %', '50 %'],
    ['3', '7,1 %', '12,5 %'],
    ['6', '14,3 %', '20 %'],
    ['10', '23,8 %', '33,3 %'],
    // Of those invited.
    ['5', '11,9 %', '50 %'],
    ['0', '0 %', '0 %'],
  ])
  const finished = await screen.findByRole('link', { name: /^Прошли\sтрек: 3$/ })
  const { pathname, searchParams } = new URL(finished.getAttribute('href')!, 'https://portal.example')
  expect(pathname).toBe('/bch/view/projects-in-work')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    programmeId: '3',
    trackId: '2',
    reached: 'FINISHED',
    createdFrom: '2026-01-01',
    createdTo: '2026-11-22',
  })
  expect(screen.getByRole('link', { name: /^Весь\sпуть по\sгруппам$/ }).getAttribute('href')).toBe(
    '/reports/analytic/whole-path?programmeId=3&trackId=2&from=2026-01-01&to=2026-11-22',
  )
})
