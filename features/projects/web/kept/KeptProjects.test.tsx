import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listKeptProjects } from '../../contract/kept-projects.endpoints.ts'
import type { KeptProject } from '../project.types.ts'
import { KeptProjects } from './KeptProjects.tsx'

const row: KeptProject = {
  id: 7,
  serialNumber: 'P-000035',
  name: 'Маяк',
  summary: 'Свет для причалов',
  logoUrl: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  tracksCount: 0,
  openRequestsCount: 1,
  invitationsCount: 0,
  joinRequestsCount: 0,
  actions: ['edit'],
}

let server: ReturnType<typeof fakeServer>

const show = (items: KeptProject[]) => {
  server.on(listKeptProjects, () => ({ items, total: items.length, totalIsExact: true, next: null }))
  showScreen(KeptProjects, '/bch/view/projects-in-work/kept')
}

beforeAll(() => startWorkTexts({ 'projects/texts/ru.json': () => import('../../texts/ru.json') }))
beforeEach(() => {
  server = fakeServer()
  acceleratorStore.set(1)
})
afterEach(() => {
  acceleratorStore.set(null)
  return leaveScreen()
})

test('says of each how far the search for a leader is, and leads to its team', async () => {
  show([
    row,
    { ...row, id: 8, name: 'Причал', invitationsCount: 1 },
    { ...row, id: 9, name: 'Якорь', invitationsCount: 1, joinRequestsCount: 2 },
  ])
  const words = { Маяк: /Никто\sне\sприглашён/, Причал: /1\sприглашение/, Якорь: /2\sзапроса/ }
  for (const [name, standing] of Object.entries(words))
    expect(
      within(await screen.findByRole('row', { name: new RegExp(name) })).getByText(standing),
    ).toBeDefined()
  const link = screen.getByRole('link', { name: /Маяк/ })
  expect(link.getAttribute('href')).toBe('/bch/view/my-projects/edit?projectId=7&tab=team')
})

test('offers to delete only to those permitted by the server', async () => {
  show([{ ...row, actions: ['edit', 'delete'] }])
  await userEvent.click(await screen.findByRole('button', { name: /Ещё действия: Маяк/ }))
  expect(await screen.findByRole('menuitem', { name: named('Удалить проект') })).toBeDefined()
})

test('without any it says when there will be some', async () => {
  show([])
  expect(await screen.findByText(/У\sкаждого\sпроекта\sесть\sруководитель/)).toBeDefined()
})

test('who is not of the team reads that it is not for them', async () => {
  server.on(listKeptProjects, () => refuse('ACCESS_DENIED'))
  showScreen(KeptProjects, '/bch/view/projects-in-work/kept')
  expect(await screen.findByRole('alert')).toBeDefined()
})
