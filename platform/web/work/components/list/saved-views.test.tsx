import { beforeEach, expect, test } from 'vitest'
import { renameView, savedViews, saveView } from './saved-views.ts'

beforeEach(() => localStorage.clear())

test('a saved view is renamed in its place, and takes the name of another one', () => {
  saveView('things', { name: 'Старые', search: '?a=1' })
  saveView('things', { name: 'Новые', search: '?b=1' })
  renameView('things', 'Старые', 'Давние')
  expect(savedViews('things').map(({ name }) => name)).toEqual(['Давние', 'Новые'])
  renameView('things', 'Давние', 'Новые')
  expect(savedViews('things')).toEqual([{ name: 'Новые', search: '?a=1' }])
})
