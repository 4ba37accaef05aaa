import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { personStore } from '../../../person-store.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { densityStore } from './density.ts'
import {
  everyList,
  replaceSettings,
  saveSettingsBy,
  settingOf,
  takeOldSettings,
  type ListSetting,
} from './list-settings.ts'
import { saveView } from './saved-views.ts'
import { useListState } from './use-list-state.ts'

const uid = '00000000-0000-4000-8000-000000000001'
let sent: [string, ListSetting][]

beforeEach(() => {
  localStorage.clear()
  personStore.set({
    uid,
    name: 'Соколова В. А.',
    avatarUrl: null,
    email: '',
    lastName: '',
    firstName: '',
    middleName: '',
    roles: [],
    defaultRole: null,
    locale: 'ru',
    accessFlags: [],
    impersonatedBy: null,
  } as never)
  sent = []
  saveSettingsBy((list, setting) => void sent.push([list, setting]))
})

afterEach(() => {
  cleanup()
  personStore.set(null)
  localStorage.clear()
  saveSettingsBy(() => undefined)
})

const Things = () => {
  const list = useListState({ id: 'things', sortings: ['NAME', 'CITY'], defaultSort: 'NAME' })
  return (
    <>
      <output aria-label="list">{`${list.state.sorting} ${list.state.columns?.join('+') ?? 'usual'} ${list.state.page}`}</output>
      <button type="button" onClick={() => list.set({ sort: '-CITY' })}>
        sort
      </button>
      <button type="button" onClick={() => list.set({ page: 2 })}>
        next
      </button>
    </>
  )
}

const shown = () => screen.findByLabelText('list')

test('what changes is stored for the person’s other devices', () => {
  saveView('things', { name: 'Мои', search: '?a=1' })
  expect(sent).toEqual([['things', { views: [{ name: 'Мои', search: '?a=1' }], shown: {} }]])
  expect(settingOf('things').views).toHaveLength(1)
})

test('a list opens as the person saw it last, and keeps it while they go on', async () => {
  replaceSettings({ things: { views: [], shown: { cols: 'name,city', sort: 'CITY' } } })
  await renderScreen(<Things />, { path: '/bch/view/bch-test' })
  expect((await shown()).textContent).toBe('CITY name+city 1')
  await userEvent.click(screen.getByRole('button', { name: 'next' }))
  await waitFor(async () => expect((await shown()).textContent).toBe('CITY name+city 2'))
})

test('an address that says how the list is displayed counts', async () => {
  replaceSettings({ things: { views: [], shown: { cols: 'name,city', sort: 'CITY' } } })
  await renderScreen(<Things />, { path: '/bch/view/bch-test?sort=NAME' })
  expect((await shown()).textContent).toBe('NAME usual 1')
})

test('the chosen order is remembered, and reaches an open list from another device', async () => {
  await renderScreen(<Things />, { path: '/bch/view/bch-test' })
  await shown()
  replaceSettings({ things: { views: [], shown: { cols: 'city' } } })
  await waitFor(async () => expect((await shown()).textContent).toBe('NAME city 1'))
  await userEvent.click(screen.getByRole('button', { name: 'sort' }))
  expect(sent.at(-1)).toEqual(['things', { views: [], shown: { cols: 'city', sort: '-CITY' } }])
})

test('what this browser alone knew is taken once, and does not replace what the person has already', () => {
  localStorage.setItem(`views:${uid}:things`, '[{"name":"Старый","search":"?a=1"},{"no":1}]')
  localStorage.setItem(`views:${uid}:others`, '[{"name":"Старый","search":"?a=1"}]')
  localStorage.setItem(`views:${uid}:known`, '[{"name":"Старый","search":"?a=1"}]')
  localStorage.setItem('views:00000000-0000-4000-8000-000000000002:others', '[{"name":"Чужой","search":""}]')
  localStorage.setItem('list-density', 'compact')
  const known = { known: { views: [{ name: 'Новый', search: '' }], shown: {} } }
  expect(takeOldSettings(known)).toEqual({
    others: { views: [{ name: 'Старый', search: '?a=1' }], shown: {} },
    [everyList]: { views: [], shown: { density: 'compact' } },
  })
  expect(takeOldSettings(known)).toEqual({})
})

test('the density of another device applies at once, and nonsense in the storage is ignored', () => {
  replaceSettings({ [everyList]: { views: [], shown: { density: 'roomy' } } })
  expect(densityStore.get()).toBe('roomy')
  localStorage.setItem(`list-settings:${uid}`, '{"things":{"views":7,"shown":{"sort":[]}},"others":')
  expect(settingOf('things')).toEqual({ views: [], shown: {} })
})
