import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getAcceleratorOutcomes, getOwnOutcomes } from '../../contract/outcome.endpoints.ts'
import { OutcomesPage } from './OutcomesPage.tsx'

let server: ReturnType<typeof fakeServer>

const outcomes = (amount: string) => ({
  byState: [],
  checked: { confirmed: 1, waiting: 0, disputed: 0 },
  invested: [{ currency: 'RUB' as const, amount, deals: 1 }],
  survival: [],
})

beforeAll(() => startWorkTexts({ 'deals/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(4)
  server.on(getAcceleratorOutcomes, () => outcomes('20000'))
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

test('an investor reads the own outcomes', async () => {
  server.on(getOwnOutcomes, () => outcomes('10000'))
  showScreen(OutcomesPage, '/bch/view/deals/outcomes')
  expect(await screen.findByText(/10\s000/)).toBeTruthy()
  expect(screen.queryByText(/20\s000/)).toBeNull()
})

test('an accelerator that opens the same address reads those of its projects', async () => {
  server.on(getOwnOutcomes, () => refuse('NOT_FOUND'))
  showScreen(OutcomesPage, '/bch/view/deals/outcomes')
  expect(await screen.findByText(/20\s000/)).toBeTruthy()
})
