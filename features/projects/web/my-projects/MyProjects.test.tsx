import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fakeServer, refuse } from '../../../../tests/support/answers.ts'
import { leaveScreen, named, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { getProjectStages } from '../../../dictionaries/contract/value.endpoints.ts'
import { deleteProject, listMyProjects } from '../../contract/project.endpoints.ts'
import type { ProjectRow } from '../project.types.ts'
import { MyProjects } from './MyProjects.tsx'

const row: ProjectRow = {
  id: 7,
  serialNumber: 'P-000035',
  name: 'Теплоконтур',
  summary: 'Датчики тепла',
  stage: { id: 4, name: 'Поздняя предпосевная' },
  industries: [{ id: 5, name: 'Энергетика' }],
  logoUrl: null,
  publicationStatus: 'DRAFT',
  createdAt: '2026-03-10T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  owner: true,
  membersCount: 5,
  current: null,
  tracksCount: 1,
  openRequestsCount: 2,
  actions: ['edit', 'apply', 'delete'],
}

let server: ReturnType<typeof fakeServer>

const show = (items: ProjectRow[], search = '') => {
  server.on(listMyProjects, () => ({
    items,
    total: items.length,
    totalIsExact: true,
    next: null,
    led: items.length,
    maxLed: 30,
  }))
  showScreen(MyProjects, `/bch/view/my-projects${search}`)
}

const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Ещё действия: Теплоконтур/ }))

beforeAll(() => startWorkTexts({ 'projects/texts/ru.json': () => import('../../texts/ru.json') }))

beforeEach(() => {
  server = fakeServer()
  server.on(getProjectStages, () => ({
    items: [{ id: 4, code: 'LATE_PRESEED', name: 'Поздняя предпосевная' }],
  }))
})

afterEach(leaveScreen)

test('without projects it leads to the first one', async () => {
  show([])
  expect(await screen.findByText('Проектов пока нет')).toBeDefined()
  const link = screen.getByRole('link', { name: named('Создать проект') })
  expect(link.getAttribute('href')).toBe('/bch/view/my-projects/edit')
})

test('shows the counts of a project, with numbers in their right forms', async () => {
  show([row], '?stage=4&sort=NAME')
  const cells = within(await screen.findByRole('row', { name: /Теплоконтур/ }))
  for (const words of ['Поздняя предпосевная', '5 участников', '1 трек']) {
    expect(cells.getByText(words)).toBeDefined()
  }
  expect(server.sentTo(listMyProjects)[0]?.query).toMatchObject({ stage: '4', sorting: 'NAME' })
})

test('offers a member only what the server allows', async () => {
  show([{ ...row, owner: false, actions: ['edit'] }])
  await openMenu()
  expect((await screen.findAllByRole('menuitem')).length).toBe(1)
})

test('a project that works on a track is not deleted, and the drawer says why', async () => {
  server.on(deleteProject, () => refuse('PROJECT_STARTED_TRACK'))
  show([row])
  await openMenu()
  await userEvent.click(await screen.findByRole('menuitem', { name: named('Удалить проект') }))
  const drawer = within(await screen.findByRole('dialog'))
  await userEvent.click(await drawer.findByRole('button', { name: named('Удалить проект') }))
  expect(await drawer.findByText(/он уже проходит трек/)).toBeDefined()
})
