import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { setLoginRole } from '#platform/web/session.ts'
import { fakeServer } from '../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../tests/support/work-screen.tsx'
import { getSponsoredProgrammes } from '../../overviews/contract/summary.endpoints.ts'
import { ReportPage } from './ReportPage.tsx'

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'reports/texts/ru.json': () => import('../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  setLoginRole('somebody', 'CST')
})

afterEach(leaveScreen)

test('a sponsor without a programme reads who opens the reports to them', async () => {
  server.on(getSponsoredProgrammes, () => ({ items: [] }))
  showScreen(ReportPage, '/reports/analytic/whole-path')
  expect(await screen.findByText('Программ пока нет')).toBeDefined()
  expect(screen.getByText(/назовёт вас заказчиком программы/)).toBeDefined()
})
