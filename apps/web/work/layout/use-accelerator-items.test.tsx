import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { MenuPopup } from '#platform/web/work/components/menu/MenuPopup.tsx'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { teamsStore, type TeamAccelerator } from '../work-store.ts'
import { useAcceleratorItems } from './use-accelerator-items.ts'

beforeAll(() => startWorkTexts({ 'work/texts/ru.json': () => import('../texts/ru.json') }))

afterEach(() => {
  leaveScreen()
  teamsStore.set([])
  acceleratorStore.set(null)
})

const team = (id: number, name: string): TeamAccelerator => ({ id, name, logoUrl: null, admin: false })

const Menu = () => {
  const items = useAcceleratorItems()
  return (
    <>
      <p>Меню: {items.length}</p>
      <MenuPopup
        id="profile"
        label="Профиль"
        anchor={document.body}
        onClose={() => undefined}
        items={items}
      />
    </>
  )
}

const show = async (teams: readonly TeamAccelerator[], chosen: number | null): Promise<void> => {
  teamsStore.set(teams)
  acceleratorStore.set(chosen)
  showScreen(Menu, '/bch/view')
  await screen.findByText(/^Меню/)
}

test('a user who is in no team is offered no accelerator', async () => {
  await show([], null)
  expect(screen.getByText('Меню: 0')).toBeDefined()
  expect(screen.queryByText('Акселератор')).toBeNull()
})

test('the only accelerator is chosen and cannot be changed', async () => {
  await show([team(4, 'Маяк')], null)
  const only = await screen.findByRole('menuitemradio', { name: /Маяк/ })
  expect([only.getAttribute('aria-checked'), only.getAttribute('aria-disabled')]).toEqual(['true', 'true'])
  expect(screen.getByText('Акселератор')).toBeDefined()
})

test('of two accelerators one is chosen and the other can be', async () => {
  await show([team(4, 'Маяк'), team(5, 'Причал')], 5)
  const [first, second] = await screen.findAllByRole('menuitemradio')
  expect([first?.textContent, first?.getAttribute('aria-checked')]).toEqual(['Маяк', 'false'])
  expect([second?.textContent, second?.getAttribute('aria-checked')]).toEqual(['Причал', 'true'])
  expect(first?.getAttribute('aria-disabled')).not.toBe('true')
})
