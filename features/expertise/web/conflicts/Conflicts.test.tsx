import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import * as conflicts from '../../contract/conflict.endpoints.ts'
import { getExpertJobFilters } from '../../contract/expert-job.endpoints.ts'
import { listExperts } from '../../contract/order.endpoints.ts'
import { aJob } from '../client/job.samples.ts'
import { anExpert } from '../order/expert.samples.ts'
import type { DeclaredConflict } from './conflict-actions.ts'
import { Conflicts } from './Conflicts.tsx'

let server: ReturnType<typeof fakeServer>

const aConflict = (own: Partial<DeclaredConflict> = {}): DeclaredConflict => ({
  id: 3,
  project: { id: 9, name: 'Тихий город' },
  expert: aJob().expert,
  source: 'ACCELERATOR',
  reason: 'Преподаёт вместе с лидером.',
  declaredBy: aJob().client,
  at: '2026-11-20T08:00:00Z',
  actions: ['withdrawConflict'],
  ...own,
})

const show = (items: DeclaredConflict[]) => {
  server.on(conflicts.listExpertConflicts, () => ({
    items,
    total: items.length,
    totalIsExact: true,
    next: null,
  }))
  return showScreen(Conflicts, '/bch/view/expert-job/conflicts')
}

beforeAll(() => startWorkTexts({ 'expertise/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getExpertJobFilters, () => ({ experts: [aJob().expert], programmes: [], mayOrder: true }))
  acceleratorStore.set(4)
})

afterEach(() => {
  leaveScreen()
  acceleratorStore.set(null)
})

test('says who should not review what, why, and who declared it', async () => {
  show([
    aConflict(),
    aConflict({ id: 4, source: 'EXPERT', reason: '', actions: [], project: { id: 8, name: 'Росток' } }),
  ])
  const [own, theirs] = (await screen.findAllByRole('row')).slice(1) as [HTMLElement, HTMLElement]
  expect(own.textContent).toMatch(/Тихий\sгород.*Орлова.*Акселератор.*Преподаёт\sвместе/)
  expect(theirs.textContent).toMatch(/Росток.*Эксперт/)
  expect(within(theirs).queryByRole('button', { name: /действия/i })).toBeNull()
})

test('takes back what the accelerator declared, after a confirmation', async () => {
  server.on(conflicts.withdrawConflictOfExpert, () => undefined)
  show([aConflict()])
  await userEvent.click(await screen.findByRole('button', { name: /действия/i }))
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Снять') }))
  const confirmation = within(await screen.findByRole('dialog'))
  expect(server.sentTo(conflicts.withdrawConflictOfExpert)).toEqual([])
  await userEvent.click(await confirmation.findByRole('button', { name: named('Снять') }))
  await waitFor(() =>
    expect(server.sentTo(conflicts.withdrawConflictOfExpert)).toMatchObject([{ body: { conflictId: 3 } }]),
  )
})

test('declares one of any expert and project, and asks for both', async () => {
  server.on(listExperts, () => ({
    items: [anExpert(aJob().expert)],
    total: 1,
    totalIsExact: true,
    next: null,
  }))
  server.on(conflicts.findConflictProjects, () => ({
    items: [{ id: 9, name: 'Тихий город', serialNumber: 'P-000009' }],
  }))
  server.on(conflicts.declareConflictOfExpert, () => undefined)
  show([])
  expect(await screen.findByText('Конфликтов пока нет')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: named('Сообщить о конфликте') }))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.click(await drawer.findByRole('button', { name: 'Сообщить' }))
  expect(server.sentTo(conflicts.declareConflictOfExpert)).toEqual([])
  for (const [field, choice] of [
    ['Эксперт', /Орлова/],
    ['Проект', /Тихий\sгород/],
  ] as const) {
    await userEvent.click(drawer.getByRole('combobox', { name: new RegExp(field) }))
    await userEvent.click(await screen.findByRole('option', { name: choice }))
  }
  await userEvent.type(drawer.getByLabelText(/Причина/), 'Брат лидера')
  await userEvent.click(drawer.getByRole('button', { name: 'Сообщить' }))
  await waitFor(() =>
    expect(server.sentTo(conflicts.declareConflictOfExpert)).toMatchObject([
      { body: { projectId: 9, expertUid: aJob().expert.uid, reason: 'Брат лидера' } },
    ]),
  )
})

test('is closed to users who do not work for the accelerator', async () => {
  server.on(conflicts.listExpertConflicts, () => refuse('NOT_IN_ACCELERATOR_TEAM'))
  showScreen(Conflicts, '/bch/view/expert-job/conflicts')
  expect(await screen.findByText(/Нет\sдоступа|недоступ/)).toBeDefined()
})
