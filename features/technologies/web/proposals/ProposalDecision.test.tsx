import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { declineTechnologyProposal, listTechnologyProposals } from '../../contract/proposal.endpoints.ts'
import { ProposalDecision } from './ProposalDecision.tsx'
import type { ProposalRow } from './proposal.types.ts'

const proposal = (own: Partial<ProposalRow> = {}): ProposalRow => ({
  id: 8,
  version: 2,
  name: 'Лунный лифт',
  purpose: 'Поднимать грузы без ракет',
  source: '',
  status: 'NEW',
  reason: '',
  person: null,
  technologyId: null,
  technologyCode: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  actions: ['accept', 'decline'],
  ...own,
})

let server: ReturnType<typeof fakeServer>

beforeAll(() => startWorkTexts({ 'technologies/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
})

afterEach(leaveScreen)

const show = (row: ProposalRow | null): void => {
  server.on(listTechnologyProposals, () => ({
    items: row === null ? [] : [row],
    total: 1,
    totalIsExact: true,
    next: null,
  }))
  showScreen(() => <ProposalDecision id={8} />, '/bch/view/notifications')
}

test('the proposal of the notification is read by its id, and declined there with a reason', async () => {
  show(proposal())
  server.on(declineTechnologyProposal, () => proposal({ status: 'DECLINED', actions: [] }))
  expect(await screen.findByText(/Поднимать\sгрузы\sбез\sракет/)).toBeDefined()
  expect(server.sentTo(listTechnologyProposals)[0]?.query).toEqual({ id: '8', limit: '1' })
  const [accept, decline] = await screen.findAllByRole('button')
  expect(accept).toBeDefined()
  await userEvent.click(decline!)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByRole('textbox'), 'Рано')
  await userEvent.click(dialog.getByRole('button', { name: named(decline!.textContent) }))
  await waitFor(() =>
    expect(server.sentTo(declineTechnologyProposal)[0]?.body).toEqual({ id: 8, version: 2, reason: 'Рано' }),
  )
})

test.each([
  ['decided', proposal({ status: 'DECLINED', actions: [] })],
  ['no longer readable', null],
])('a proposal that is %s leaves nothing to decide', async (_what, row) => {
  show(row)
  await waitFor(() => expect(server.sentTo(listTechnologyProposals)).toHaveLength(1))
  expect(screen.queryByRole('button')).toBeNull()
})
