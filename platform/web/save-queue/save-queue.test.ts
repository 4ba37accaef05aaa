import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createServer, failing, openQueue, storageStub } from './save-queue-samples.ts'

let server: ReturnType<typeof createServer>

const open = (more = {}) => openQueue(server, 'record:1', more).queue
const wait = (time: number) => vi.advanceTimersByTimeAsync(time)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', storageStub())
  server = createServer()
  server.write('name', 'Насос')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('saves once typing pauses, and what was typed meanwhile after it, on the next version', async () => {
  const queue = open()
  server.delay = 500
  queue.set('name', 'Раз')
  await wait(699)
  expect(server.saves).toEqual([])
  await wait(1)
  expect(queue.entry('name').phase).toBe('saving')
  queue.set('name', 'Раз и два')
  await wait(5000)
  expect(server.saves.flat()).toEqual([
    { key: 'name', value: 'Раз', version: 1 },
    { key: 'name', value: 'Раз и два', version: 2 },
  ])
  expect(queue.entry('name')).toMatchObject({ phase: 'saved', savedAt: '2026-11-21T09:31:00.000Z' })
  expect(server.peak).toBe(1)
})

test('a flush during a save sends the rest, too', async () => {
  const queue = open()
  queue.set('name', 'Раз')
  const first = queue.flush()
  queue.set('name', 'Два')
  expect(await Promise.all([first, queue.flush()])).toEqual([true, true])
  expect(server.value('name')).toBe('Два')
})

test('a wrong value is preserved and not sent, and its field says so when it is left', async () => {
  const queue = open()
  queue.set('name', 'Слишком длинно')
  expect(queue.entry('name')).toMatchObject({ phase: 'dirty', problem: null })
  queue.leave('name')
  expect(queue.entry('name')).toMatchObject({ phase: 'invalid', problem: 'TOO_LONG' })
  expect(await queue.flush()).toBe(false)
  expect(server.saves).toEqual([])
  queue.revert('name')
  expect(queue.entry('name')).toMatchObject({ phase: 'saved', value: 'Насос' })
})

test.each(['PORTAL_READ_ONLY', 'PORTAL_CLOSED'] as const)(
  'what is typed during maintenance (%s) is stored and saved by itself afterwards',
  async (code) => {
    const queue = open()
    server.fail(failing(503, code), 4)
    queue.set('name', 'Раз')
    await wait(3000)
    queue.set('name', 'Раз и два')
    await wait(3000)
    expect(server.value('name')).toBe('Насос')
    expect(queue.entry('name').value).toBe('Раз и два')
    await wait(120_000)
    expect(server.value('name')).toBe('Раз и два')
    expect(queue.entry('name').phase).toBe('saved')
  },
)

test('a refusal is not sent again until something is typed or one tries again', async () => {
  const queue = open()
  server.fail(failing(403, 'ACCESS_DENIED'))
  queue.set('name', 'Своё')
  await wait(60_000)
  expect(queue.status.get()).toMatchObject({ refused: ['name'], unsaved: 1 })
  expect(server.saves).toHaveLength(1)
  expect(await queue.retry()).toBe(true)
  expect(server.value('name')).toBe('Своё')
})

test('both values of a conflict stay until one is chosen', async () => {
  const queue = open()
  queue.entry('name')
  server.write('name', 'Их')
  queue.set('name', 'Моё')
  await wait(700)
  queue.set('name', 'Всё ещё моё')
  await wait(60_000)
  expect(queue.entry('name')).toMatchObject({ phase: 'conflict', theirs: { value: 'Их', by: 'Анна' } })
  expect(server.value('name')).toBe('Их')
  queue.resolve('name', 'mine')
  await wait(0)
  expect(server.value('name')).toBe('Всё ещё моё')
})

test('the author of the other value stays named when the value is read again, and is read again when the connection failed', async () => {
  const queue = open()
  queue.set('name', 'Моё')
  server.write('name', 'Их')
  server.fail(failing(0, null))
  queue.receive('name', { value: 'Их', version: 2, at: null, by: null })
  await wait(0)
  expect(queue.entry('name')).toMatchObject({ phase: 'conflict', theirs: { by: null } })
  await wait(1000)
  expect(queue.entry('name')).toMatchObject({ phase: 'conflict', theirs: { by: 'Анна' } })
  queue.receive('name', { value: 'Их', version: 2, at: null, by: null })
  expect(queue.entry('name')).toMatchObject({ phase: 'conflict', theirs: { by: 'Анна' } })
})

test('what can no longer be changed stays to be copied, and goes on when it can be changed again', async () => {
  const queue = open()
  queue.set('name', 'Не успели')
  queue.receive('name', { value: 'Насос', version: 2, at: 'x', by: null, isClosed: true })
  await wait(5000)
  expect(queue.entry('name')).toMatchObject({ phase: 'refused', value: 'Не успели', isClosed: true })
  server.write('name', 'Насос')
  queue.receive('name', { value: 'Насос', version: 2, at: 'x', by: null })
  await wait(5000)
  expect(server.value('name')).toBe('Не успели')
})

test('other tabs show what this one saved', async () => {
  const [one, two] = [open(), open()]
  two.entry('name')
  one.set('name', 'Из первой')
  await wait(700)
  await vi.waitFor(() => expect(two.entry('name')).toMatchObject({ value: 'Из первой', version: 2 }))
})

test('a draft of a wrong shape breaks nothing and sends nothing; its neighbour is taken over', async () => {
  const entry = { value: 'Чужое', base: 'Насос', version: 1, sent: [], refusal: null }
  const hostile = [
    null,
    'text',
    [],
    {},
    { entry: null },
    { entry: 'text' },
    { entry: {} },
    { entry: { ...entry, sent: null } },
    { entry: { ...entry, sent: 'text' } },
    { entry: { ...entry, value: null } },
    { entry: { ...entry, base: { deep: [1] } } },
    { entry: { ...entry, sent: [7] } },
    { entry: { ...entry, version: 'x' } },
    { entry: { ...entry, refusal: { toString: 'x' } } },
    { operation: null },
  ]
  hostile.forEach((draft, order) =>
    localStorage.setItem(`record:1:page${order}:name`, JSON.stringify({ order, key: 'name', draft })),
  )
  localStorage.setItem('record:1:pageA:name', '{broken')
  localStorage.setItem('record:1:pageB:name', JSON.stringify({ order: 1, key: {}, draft: { entry } }))
  // Of another record, and of another person: their names have other prefixes.
  localStorage.setItem('record:12:page:name', JSON.stringify({ order: 1, key: 'name', draft: { entry } }))
  const mine = { order: 0, key: 'name', draft: { entry: { ...entry, value: 'Моё' } } }
  localStorage.setItem('record:1:pageC:name', JSON.stringify(mine))
  const queue = open()
  await wait(5000)
  expect(queue.entry('name')).toMatchObject({ phase: 'saved', value: 'Моё' })
  expect(server.saves.flat()).toEqual([{ key: 'name', value: 'Моё', version: 1 }])
})

describe('values of one record', () => {
  beforeEach(() => {
    server = createServer(true)
    server.write('name', 'Насос')
    server.write('place', 'Томск')
  })
  const openRecord = () => open({ subjectOf: () => 'record' })

  test('go in one request, and each follows the version of the record', async () => {
    const queue = openRecord()
    queue.set('name', 'Насос 2')
    queue.set('place', 'Омск')
    await wait(700)
    expect(server.saves).toHaveLength(1)
    queue.set('place', 'Тверь')
    await wait(700)
    expect(server.value('place')).toBe('Тверь')
    expect(server.saves).toHaveLength(2)
  })

  test('merge with what somebody else saved of other values, and ask about the same one', async () => {
    const queue = openRecord()
    queue.set('name', 'Моё имя')
    queue.set('place', 'Омск')
    server.write('place', 'Тверь')
    await wait(700)
    expect(server.value('name')).toBe('Моё имя')
    expect(queue.status.get()).toMatchObject({ conflicts: ['place'], unsaved: 1 })
    expect(server.value('place')).toBe('Тверь')
    queue.resolve('place', 'mine')
    await wait(0)
    expect(server.value('place')).toBe('Омск')
  })

  test('a wrong one has its error at its field, and the others are saved', async () => {
    const queue = openRecord()
    server.fail(failing(400, 'VALIDATION_FAILED', { name: 'INVALID_NAME' }))
    queue.set('name', 'Чужое')
    queue.set('place', 'Омск')
    await wait(700)
    expect(queue.entry('name')).toMatchObject({ phase: 'invalid', problem: 'INVALID_NAME' })
    expect(server.value('place')).toBe('Омск')
  })
})
