import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getOfferedCurrencies } from '../../../fields/contract/currencies.endpoints.ts'
import type { Deal } from '../deal.types.ts'
import { ProposedForm } from './DealForms.tsx'

let server: ReturnType<typeof fakeServer>

const interest: Deal = {
  id: 7,
  project: { id: 2, name: 'Теплоконтур' },
  investor: { uid: '5f0c2f5e-0d0b-4b7e-9a53-0d8c6b1f2a11', name: 'Ершова А. П.', avatarUrl: null },
  firm: null,
  status: 'INTEREST',
  amount: null,
  currency: null,
  dealDay: null,
  instrument: null,
  source: null,
  terms: '',
  reason: '',
  reasonShared: false,
  confirmed: null,
  dispute: null,
  changedAt: '2026-11-30T07:00:00Z',
  version: 1,
  actions: ['offer'],
}

const FirstOffer = () => <ProposedForm deal={interest} move="offer" />
const OfferInEuros = () => (
  <ProposedForm deal={{ ...interest, amount: '100', currency: 'EUR' }} move="offer" />
)

beforeAll(() => startWorkTexts({ 'deals/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getOfferedCurrencies, () => ({ currencies: ['USD' as const] }))
})

afterEach(leaveScreen)

const currency = () => screen.findByRole<HTMLSelectElement>('combobox', { name: named('Валюта') })

/** The choices after the one that chooses nothing. */
const choices = async (): Promise<string[]> =>
  [...(await currency()).options].slice(1).map(({ text }) => text)

test('an offer is made in the currencies that accelerators work in, the first of them chosen', async () => {
  showScreen(FirstOffer, '/bch/view/deals')
  expect(await choices()).toEqual(['USD'])
  expect((await currency()).value).toContain('USD')
})

test('the currency of an earlier offer stays among the choices', async () => {
  showScreen(OfferInEuros, '/bch/view/deals')
  expect(await choices()).toEqual(['USD', 'EUR'])
})
