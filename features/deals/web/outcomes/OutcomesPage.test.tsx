import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore, personStore } from '#platform/web/person-store.ts'
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
  personStore.set(null)
})

const signIn = (...roles: string[]) => personStore.set({ uid: crypto.randomUUID(), roles } as never)

test('an investor reads the own outcomes', async () => {
  signIn('INI', 'INV')
  server.on(getOwnOutcomes, () => outcomes('10000'))
  showScreen(OutcomesPage, '/bch/view/deals/outcomes')
  expect(await screen.findByText(/10\s000/)).toBeTruthy()
  expect(screen.queryByText(/20\s000/)).toBeNull()
})

test('an accelerator that opens the same address reads those of its projects', async () => {
  signIn('INI')
  showScreen(OutcomesPage, '/bch/view/deals/outcomes')
  expect(await screen.findByText(/20\s000/)).toBeTruthy()
  expect(server.sentTo(getOwnOutcomes)).toEqual([])
})

test('a refusal of the own outcomes is shown, not taken for the reader’s role', async () => {
  signIn('INI', 'INV')
  server.on(getOwnOutcomes, () => refuse('ACCESS_DENIED'))
  showScreen(OutcomesPage, '/bch/view/deals/outcomes')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(server.sentTo(getAcceleratorOutcomes)).toEqual([])
})
