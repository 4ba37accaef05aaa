import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { renameView, savedViews, saveView } from './saved-views.ts'
import { ViewsPopup } from './ViewsPopup.tsx'

beforeEach(() => localStorage.clear())

const names = (): string[] => savedViews('things').map(({ name }) => name)

const saveTwo = () => {
  saveView('things', { name: 'Старые', search: '?a=1' })
  saveView('things', { name: 'Новые', search: '?b=1' })
}

const open = () =>
  renderScreen(
    <ViewsPopup
      listId="things"
      anchor={document.body}
      current={undefined}
      search=""
      onOpen={() => undefined}
      onClose={() => undefined}
    />,
  )

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const type = async (name: string) => {
  const field = screen.getByRole('textbox', { name: 'Название вида' })
  await userEvent.clear(field)
  await userEvent.type(field, name)
}

const hint = /^Настройте фильтры/

test('a saved view is renamed in its place, and never replaces another one', () => {
  saveTwo()
  renameView('things', 'Старые', 'Давние')
  expect(names()).toEqual(['Давние', 'Новые'])
  renameView('things', 'Давние', 'Новые')
  renameView('things', 'Старые', 'Новые')
  expect(names()).toEqual(['Давние', 'Новые'])
})

test('a name that another view has is refused at the field', async () => {
  saveTwo()
  await open()
  await press('Переименовать вид «Старые»')
  await type('Новые')
  await press('Переименовать')
  expect(screen.getByRole('alert').textContent).toMatch(/Вид с\sтаким названием уже есть/)
  expect(names()).toEqual(['Старые', 'Новые'])
  await type('Давние')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Переименовать')
  expect(names()).toEqual(['Давние', 'Новые'])
})

test('the renaming ends when its view is deleted, or by its button', async () => {
  saveTwo()
  await open()
  await press('Переименовать вид «Старые»')
  await press('Удалить вид «Старые»')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Название вида' }).value).toBe('')
  expect(screen.queryByRole('button', { name: 'Переименовать' })).toBeNull()
  await press('Переименовать вид «Новые»')
  await press('Отмена')
  expect(screen.getByRole('button', { name: 'Сохранить как вид' })).toBeDefined()
  expect(names()).toEqual(['Новые'])
})

test('what views are for is explained until there is one', async () => {
  const { unmount } = await open()
  expect(await screen.findByText(hint)).toBeDefined()
  unmount()
  saveTwo()
  await open()
  await screen.findByRole('button', { name: 'Старые' })
  expect(screen.queryByText(hint)).toBeNull()
})
