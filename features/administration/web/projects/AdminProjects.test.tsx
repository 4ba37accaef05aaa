import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakeServer } from '../../../../tests/support/answers.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { listAdminProjects } from '../../contract/admin-projects.endpoints.ts'
import { listDeletedProjects } from '../../contract/deleted-projects.endpoints.ts'
import { AdminProjects } from './AdminProjects.tsx'

beforeAll(() =>
  startWorkTexts({
    'administration/texts/ru.json': () => import('../../texts/ru.json'),
    'projects/texts/ru.json': () => import('../../../projects/texts/ru.json'),
  }),
)

afterEach(leaveScreen)

test.each([
  ['', /1\s?000\+$/],
  ['?tab=deleted', /7$/],
])('the heading counts the projects of the open part: “%s”', async (search, count) => {
  const server = fakeServer()
  server.on(listAdminProjects, () => ({ items: [], total: 1000, totalIsExact: false, next: null }))
  server.on(listDeletedProjects, () => ({ items: [], total: 7, totalIsExact: true, next: null }))
  showScreen(AdminProjects, `/admin/projects${search}`)
  expect(await screen.findByRole('heading', { level: 1, name: count })).toBeDefined()
  const [queried, other] = search
    ? [listDeletedProjects, listAdminProjects]
    : [listAdminProjects, listDeletedProjects]
  expect(server.sentTo(queried)).toHaveLength(1)
  expect(server.sentTo(other)).toEqual([])
})
