import { expect, test } from 'vitest'
import { menuItems, screenExists } from './menu.ts'

const everywhere = () => true

test('codes stand in the server order, and codes this client does not know are ignored', () => {
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
