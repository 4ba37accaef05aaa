import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { shortcutsOpen } from '#platform/web/work/shortcuts/shortcuts.ts'
import { useShortcuts } from '#platform/web/work/shortcuts/use-shortcuts.ts'
import { leaveScreen, showScreen, startWorkTexts } from '../../../../tests/support/work-screen.tsx'
import { ShortcutHost } from './ShortcutHost.tsx'

beforeAll(() => startWorkTexts({}))

afterEach(() => {
  leaveScreen()
  shortcutsOpen.set(false)
})

const Page = () => {
  useShortcuts([{ keys: 'J', label: 'Следующая строка', run: () => undefined }])
  return (
    <>
      <input aria-label="Поиск" />
      <ShortcutHost />
    </>
  )
}

test('“?” lists the keys of this page and of every page, and closes with Escape', async () => {
  showScreen(Page, '/bch/view')
  await screen.findByLabelText('Поиск')
  await userEvent.keyboard('?')
  const sheet = within(await screen.findByRole('dialog', { name: /Сочетания\sклавиш/ }))
  expect(sheet.getByText('Следующая строка').nextElementSibling?.textContent).toBe('J')
  expect(sheet.getByText(/Показать\sсочетания\sклавиш/).nextElementSibling?.textContent).toBe('?')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('in a field “?” is a character', async () => {
  showScreen(Page, '/bch/view')
  const field = await screen.findByLabelText('Поиск')
  await userEvent.type(field, 'где?')
  expect(field).toHaveProperty('value', 'где?')
  expect(screen.queryByRole('dialog')).toBeNull()
})
