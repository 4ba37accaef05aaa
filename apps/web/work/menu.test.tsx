import { expect, test } from 'vitest'
import { currentItem, menuItems, screenExists } from './menu.ts'
import { screens } from './screens.ts'

const everywhere = () => true

test('codes are in the server’s order, and codes this client does not know are ignored', () => {
  const items = menuItems(
    ['Notifications', 'FromTheFuture', 'MyProjects', '__proto__', 'constructor'],
    everywhere,
  )
  expect(items.map(({ code }) => code)).toEqual(['Notifications', 'MyProjects'])
})

test('a code without a screen today is left out', () => {
  const items = menuItems(['MyProjects', 'InvestorWorkspace'], (path) => path === '/bch/view/my-projects')
  expect(items.map(({ code }) => code)).toEqual(['MyProjects'])
})

test('items carry their group and the key of their words', () => {
  expect(menuItems(['AcceleratorTeam'], everywhere)[0]).toMatchObject({
    group: 'Settings',
    label: 'work:menu.AcceleratorTeam',
  })
})

test('the shell knows its own screens', () => {
  expect(screenExists('/bch/view/bch-test')).toBe(true)
  expect(screenExists('/bch/view/nowhere')).toBe(false)
})

const workPath = '/bch/view/my-acceleration-requests/initiator-details'
const lit = (codes: string[], path: string) =>
  currentItem(menuItems(codes, everywhere), path, screens.find((one) => one.path === path)?.menu ?? [])?.code

test.each([
  [['MyProjects', 'MyAccelerationRequests'], workPath, 'MyAccelerationRequests'],
  [['TrackerWorkStatus', 'ProjectsInWork'], workPath, 'ProjectsInWork'],
  [['Notifications', 'MyProjects'], '/bch/view/project-details', 'MyProjects'],
  [['Notifications'], '/bch/view/project-details', undefined],
  [['ProjectsInWork', 'AcceleratorSettings'], '/bch/view/project-import', 'ProjectsInWork'],
  [['AcceleratorSettings'], '/bch/view/accelerator-settings/track', 'AcceleratorSettings'],
  [['MyProjects'], '/bch/view/bch-test', undefined],
])('of %j at %s is lit: %s', (codes, path, code) => {
  expect(lit(codes, path)).toBe(code)
})
