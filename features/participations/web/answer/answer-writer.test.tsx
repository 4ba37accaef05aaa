import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/web/api/api-error.ts'
import { createAnswerWriter, type KnownAnswer } from './answer-writer.ts'

const changed = () =>
  new ApiError({
    url: '',
    status: 409,
    statusText: '',
    body: { code: 'TRACKPOINT_STATUS_CHANGED', message: 'x: TRACKPOINT_STATUS_CHANGED' },
  })

let server: KnownAnswer
const saves: string[] = []

const save = async (answer: string, version: number) => {
  saves.push(answer)
  if (version !== server.version || !server.editable) throw changed()
  server = { ...server, answer, version: version + 1 }
  return { version: server.version, savedAt: '2026-11-21T09:31:00.000Z' }
}

const open = (known: KnownAnswer = server) =>
  createAnswerWriter({ known, draft: 'task-answer:1', limit: 20, save, reload: async () => server })

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  saves.length = 0
  server = { answer: 'Было', version: 4, editable: true }
})

afterEach(() => vi.useRealTimers())

test('saves once typing pauses, and what was typed meanwhile after it', async () => {
  const writer = open()
  writer.type('Первое')
  writer.type('Первое слово')
  await vi.advanceTimersByTimeAsync(899)
  expect(saves).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(saves).toEqual(['Первое слово'])
  expect(writer.store.get()).toMatchObject({ phase: 'saved', version: 5 })
})

test('one save at a time: a flush during a save sends the rest with the new version', async () => {
  const writer = open()
  writer.type('Раз')
  const first = writer.flush()
  writer.type('Раз и два')
  expect(await Promise.all([first, writer.flush()])).toEqual([true, true])
  expect(saves).toEqual(['Раз', 'Раз и два'])
  expect(server).toMatchObject({ answer: 'Раз и два', version: 6 })
})

test('what is too long is kept but not saved', async () => {
  const writer = open()
  writer.type('Слишком длинный ответ')
  expect(await writer.flush()).toBe(false)
  expect(saves).toEqual([])
  expect(writer.store.get().phase).toBe('tooLong')
})

test("somebody else's answer is shown beside one's own, and one's own can be kept", async () => {
  const writer = open()
  server = { answer: 'Чужое', version: 5, editable: true }
  writer.type('Моё')
  await writer.flush()
  expect(writer.store.get()).toMatchObject({ phase: 'conflict', text: 'Моё', theirs: { answer: 'Чужое' } })
  writer.keepMine()
  await vi.runAllTimersAsync()
  expect(server).toMatchObject({ answer: 'Моё', version: 6 })
})

test('a version that grew for another reason is no conflict', async () => {
  const writer = open()
  writer.type('Моё')
  server = { ...server, version: 5 }
  await writer.flush()
  await vi.runAllTimersAsync()
  expect(server.answer).toBe('Моё')
})

test('a task that was submitted meanwhile leaves the unsaved text to be copied', async () => {
  const writer = open()
  server = { answer: 'Было', version: 5, editable: false }
  writer.type('Не успели')
  await writer.flush()
  expect(writer.store.get()).toMatchObject({ phase: 'closed', text: 'Не успели' })
  writer.drop()
  expect(writer.store.get()).toMatchObject({ phase: 'saved', text: 'Было' })
})

test('a reload brings unsaved text back and saves it', async () => {
  open().type('Осталось')
  const writer = open()
  expect(writer.store.get()).toMatchObject({ text: 'Осталось', restored: true })
  await vi.runAllTimersAsync()
  expect(server.answer).toBe('Осталось')
})

test('a draft older than the saved answer asks', () => {
  open().type('Старый черновик')
  server = { answer: 'Новее', version: 9, editable: true }
  expect(open().store.get()).toMatchObject({ phase: 'conflict', text: 'Старый черновик' })
})
