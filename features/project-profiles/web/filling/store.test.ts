import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/web/api/api-error.ts'
import { createDrafts } from '#platform/web/save-queue/drafts.ts'
import { group, plain, tree } from '../../../fields/domain/samples.ts'
import { placeKey, type Place, type Value } from '../../../fields/domain/values.ts'
import { createProfileStore, type StoreOptions } from './create-profile-store.ts'
import type { ProfileDraft } from './store-types.ts'
import { conflictsOf, createPortal, failing, name, size, storageStub } from './store-samples.ts'

const shape = tree(
  plain({ code: 'name', type: 'STRING' }),
  plain({ code: 'size', type: 'INTEGER', limits: { max: 100 } }),
  group('team', [plain({ code: 'who', type: 'STRING' })]),
)

let portal: ReturnType<typeof createPortal>

const open = (given: Partial<StoreOptions> = {}) => {
  const store = createProfileStore({
    tree: shape,
    values: portal.load(),
    ...portal.backend,
    drafts: createDrafts<ProfileDraft>('profile:1'),
    ...given,
  })
  const stop = store.start()
  return { store, stop }
}
const wait = (time: number) => vi.advanceTimersByTimeAsync(time)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storageStub())
  portal = createPortal({
    plain: { name: 'Насос', size: 5 },
    versions: { name: 3, size: 1 },
    items: { team: [] },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a value is saved once typing pauses, in one request, and shows when', async () => {
  const { store } = open()
  store.set(name, 'Насос 2')
  await wait(600)
  store.set(name, 'Насос 20')
  await wait(699)
  expect(portal.saves).toEqual([])
  expect(store.cell(name).phase).toBe('dirty')
  await wait(1)
  expect(portal.saves).toEqual([{ add: [], cells: [{ ...name, value: 'Насос 20', version: 3 }] }])
  expect(store.cell(name)).toMatchObject({ phase: 'saved', savedAt: portal.now })
  store.set(name, 'Насос 21')
  await wait(700)
  expect(portal.saves[1]?.cells[0]?.version).toBe(4)
})

test('leaving a field saves it at once; typing back what was there saves nothing', async () => {
  const { store } = open()
  store.set(name, 'Другое')
  store.leave(name)
  await wait(0)
  expect(portal.saves).toHaveLength(1)
  store.set(size, 6)
  store.set(size, 5)
  await wait(2000)
  expect(portal.saves).toHaveLength(1)
  expect(store.status.get().unsaved).toBe(0)
})

test('only the listeners of a place hear of it', () => {
  const { store } = open()
  const received: string[] = []
  for (const place of [name, size]) store.subscribe(placeKey(place), () => received.push(place.code))
  store.subscribe('team', () => received.push('team'))
  const before = store.cell(size)
  store.set(name, 'А')
  expect(new Set(received)).toEqual(new Set(['name']))
  expect(store.cell(size)).toBe(before)
})

test('while a request runs, nothing else is sent; what changed meanwhile follows', async () => {
  const { store } = open()
  portal.delay = 500
  store.set(name, 'А')
  await wait(700)
  store.set(name, 'АБ')
  store.set(size, 7)
  await wait(499)
  expect(portal.saves).toHaveLength(1)
  await wait(2000)
  expect(portal.saves.map(({ cells }) => cells.map(({ value }) => value))).toEqual([['А'], ['АБ'], [7]])
  expect(portal.peak).toBe(1)
  expect(portal.values.plain).toEqual({ name: 'АБ', size: 7 })
})

test('a wrong value is not saved; the field says so after a pause, or when it is left', async () => {
  const { store } = open()
  store.set(size, 'двести')
  expect(store.cell(size).phase).toBe('dirty')
  await wait(1500)
  expect(store.cell(size)).toMatchObject({ phase: 'invalid', problem: 'NOT_A_NUMBER', value: 'двести' })
  store.leave(size)
  store.set(size, 200)
  store.leave(size)
  expect(store.cell(size).problem).toBe('TOO_BIG')
  await wait(60_000)
  expect(portal.saves).toEqual([])
  expect(await store.flush()).toBe(false)
  store.revert(size)
  expect(store.cell(size)).toMatchObject({ value: 5, phase: 'saved' })
  expect(await store.flush()).toBe(true)
})

test('a meaningless value is refused and the previous one preserved', async () => {
  const { store } = open()
  store.refuse(name, 'INVALID_DATE')
  store.leave(name)
  expect(store.cell(name)).toMatchObject({ value: 'Насос', phase: 'invalid', problem: 'INVALID_DATE' })
  store.set(name, 'Насос')
  expect(store.cell(name).phase).toBe('saved')
})

test('a value that the portal refuses has its error at the field and is not sent again until it changes', async () => {
  const { store } = open()
  portal.fail(failing(400, 'VALIDATION_FAILED', { 'cells.0': 'NOT_IN_LIST' }))
  store.set(name, 'Чужое')
  await wait(700)
  expect(store.cell(name)).toMatchObject({ phase: 'invalid', problem: 'NOT_IN_LIST' })
  await wait(60_000)
  expect(portal.saves).toHaveLength(1)
  store.set(name, 'Своё')
  await wait(700)
  expect(store.cell(name).phase).toBe('saved')
})

test('somebody else changed another version to the same value, or to what was typed over: no question comes', async () => {
  const { store } = open()
  portal.write(name, 'Мы')
  store.set(name, 'Мы')
  await wait(700)
  expect(store.cell(name).phase).toBe('saved')
  portal.write(name, 'Кто-то')
  portal.write(name, 'Мы')
  store.set(name, 'Снова мы')
  await wait(5000)
  expect(portal.values.plain['name']).toBe('Снова мы')
  expect(conflictsOf(store)).toEqual([])
})

test('two values for one field: both are shown with who and when, and either can stay', async () => {
  const { store } = open()
  portal.write(name, 'Их имя', 'Анна')
  store.set(name, 'Моё имя')
  await wait(700)
  expect(store.cell(name)).toMatchObject({ phase: 'conflict', value: 'Моё имя' })
  expect(conflictsOf(store)).toMatchObject([{ mine: 'Моё имя', theirs: { value: 'Их имя', by: 'Анна' } }])
  expect(portal.values.plain['name']).toBe('Их имя')
  store.resolve(name, 'mine')
  await wait(10)
  expect(portal.values.plain['name']).toBe('Моё имя')
  portal.write(name, 'Опять их')
  store.set(name, 'Опять моё')
  await wait(700)
  store.resolve(name, 'theirs')
  expect(store.cell(name)).toMatchObject({ phase: 'saved', value: 'Опять их' })
  expect(conflictsOf(store)).toEqual([])
})

test.each([
  ['nobody answers', () => failing(0, null)],
  ['the portal is broken', () => failing(500, 'UNEXPECTED_ERROR')],
  ['the session is over', () => failing(401, null)],
])('%s: the value is stored on this device and sent later by itself', async (_, error) => {
  const { store } = open()
  portal.fail(error(), 3)
  store.set(name, 'Позже')
  await wait(700)
  expect(store.cell(name).phase).toBe('offline')
  expect(store.status.get()).toMatchObject({ unsaved: 1, isAway: true })
  await wait(600_000)
  expect(store.cell(name).phase).toBe('saved')
  expect(portal.values.plain['name']).toBe('Позже')
  expect(Object.keys(localStorage)).toEqual([])
})

test('coming back sends at once what waited', async () => {
  const { store } = open()
  portal.isAway = true
  store.set(name, 'Без сети')
  await wait(60_000)
  portal.isAway = false
  const sent = portal.saves.length
  expect(await store.flush()).toBe(true)
  expect(portal.saves.length).toBe(sent + 1)
})

test('a reload brings back what was typed, sends it, and knows its own lost answer again', async () => {
  const first = open()
  portal.isAway = true
  first.store.set(name, 'Не успел')
  first.store.set(size, 'криво')
  void first.stop()
  portal.isAway = false
  const second = open()
  expect(second.store.cell(name).value).toBe('Не успел')
  expect(second.store.cell(size)).toMatchObject({ value: 'криво', phase: 'invalid' })
  await wait(0)
  expect(portal.values.plain['name']).toBe('Не успел')

  portal.loseAnswers = 1
  second.store.set(name, 'Дошло')
  await wait(700)
  void second.stop()
  const third = open()
  expect(third.store.cell(name)).toMatchObject({ value: 'Дошло', phase: 'saved' })
  expect(conflictsOf(third.store)).toEqual([])
})

test('what somebody changed between two visits is a conflict, not lost', async () => {
  const first = open()
  portal.isAway = true
  first.store.set(name, 'Моё')
  await wait(700)
  void first.stop()
  portal.isAway = false
  portal.write(name, 'Их', 'Анна')
  const second = open()
  await wait(10)
  expect(conflictsOf(second.store)).toMatchObject([{ mine: 'Моё', theirs: { value: 'Их', by: 'Анна' } }])
})

test('news from others is shown where nothing was changed here', async () => {
  const { store } = open()
  store.cell(name)
  portal.write(name, 'Новое имя')
  portal.write(size, 9)
  portal.addItem('team', 'i1', { who: 'Анна' })
  await store.refresh()
  expect([store.cell(name).value, store.cell(size).value]).toEqual(['Новое имя', 9])
  expect(store.items('team').map(({ id }) => id)).toEqual(['i1'])
  expect(store.values().items['team']?.[0]?.values).toEqual({ who: 'Анна' })
})

const who = (item: string): Place => ({ code: 'team', item, field: 'who' })

test('repetitions are added, filled, moved and removed', async () => {
  const { store } = open()
  const one = store.addItem('team')
  const two = store.addItem('team')
  store.set(who(one), 'Анна')
  store.set(who(two), 'Борис')
  store.moveItem('team', two, 0)
  await wait(1000)
  expect(portal.team()).toEqual([
    [two, 'Борис'],
    [one, 'Анна'],
  ])
  store.removeItems('team', [two])
  await wait(10)
  expect(portal.team()).toEqual([[one, 'Анна']])
})

test('a repetition removed by another while it is typed into comes again with what was typed', async () => {
  portal.addItem('team', 'i1', { who: 'Анна' })
  const { store } = open()
  portal.removeItem('team', 'i1')
  store.set(who('i1'), 'Анна Петрова')
  await wait(10_000)
  expect(portal.team().map(([, value]) => value)).toEqual(['Анна Петрова'])
  expect(store.items('team')).toHaveLength(1)
})

test('a block is saved together, and taken back together when the portal refuses it', async () => {
  const { store } = open()
  const block = (id: string, value: Value) => ({
    add: [{ code: 'team', id }],
    values: [
      { place: who(id), value },
      { place: size, value: 50 },
    ],
  })
  const pasted = store.paste(block('i1', 'Анна'))
  await wait(10)
  await pasted
  expect(portal.saves).toHaveLength(1)
  expect(portal.team()).toEqual([['i1', 'Анна']])
  portal.fail(failing(409, 'ROWS_CLOSED'))
  const refused = expect(store.paste(block('i2', 'Борис'))).rejects.toBeInstanceOf(ApiError)
  await wait(10)
  await refused
  expect(store.items('team')).toHaveLength(1)
  expect(store.cell(size)).toMatchObject({ value: 50, phase: 'saved' })
})

test('a block that meets a change of another leaves that value to the person and saves the rest', async () => {
  const { store } = open()
  portal.write(size, 1)
  portal.write(size, 8, 'Анна')
  const pasted = store.paste({
    add: [],
    values: [
      { place: name, value: 'Из таблицы' },
      { place: size, value: 60 },
    ],
  })
  await wait(10_000)
  await pasted
  expect(portal.values.plain).toEqual({ name: 'Из таблицы', size: 8 })
  expect(conflictsOf(store)).toMatchObject([{ mine: 60, theirs: { value: 8 } }])
})
