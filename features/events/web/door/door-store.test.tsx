import { beforeEach, expect, test } from 'vitest'
import { createDoorQueue, type DoorMark } from './door-store.ts'

const name = 'event-door:anna:1'

beforeEach(() => localStorage.clear())

const mark = (id: number, came: boolean, minute: number): DoorMark => ({
  kind: 'GUEST',
  id,
  came,
  at: new Date(Date.UTC(2027, 0, 1, 18, minute)).toISOString(),
})

test('marks wait without a network, outlive the page, and are sent once', async () => {
  const away = createDoorQueue(name, () => Promise.reject(new Error('away')))
  away.mark(mark(1, true, 1))
  away.mark(mark(2, true, 2))
  // Of one person only the last mark is of interest.
  away.mark(mark(1, false, 3))
  expect(await away.flush()).toBeInstanceOf(Error)
  expect(away.store.get().waiting).toEqual(['GUEST:2', 'GUEST:1'])

  const sent: DoorMark[][] = []
  const back = createDoorQueue(name, async (marks) => {
    sent.push(marks)
    return marks.map(() => 'DONE' as const)
  })
  expect(back.store.get().waiting).toHaveLength(2)
  expect(await back.flush()).toBeNull()
  await back.flush()
  expect(sent).toEqual([[mark(2, true, 2), mark(1, false, 3)]])
  expect(back.store.get()).toMatchObject({ waiting: [], refused: 0 })
  expect(localStorage.getItem(name)).toBeNull()
})

test('a mark made while another of the same person is on its way waits on', async () => {
  let arrive: () => void = () => {}
  const queue = createDoorQueue(name, async (marks) => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return marks.map(() => 'DONE' as const)
  })
  queue.mark(mark(1, true, 1))
  const first = queue.flush()
  queue.mark(mark(1, false, 2))
  arrive()
  await new Promise((resolve) => setTimeout(resolve))
  expect(queue.store.get().waiting).toEqual(['GUEST:1'])
  arrive()
  await first
  expect(queue.store.get()).toMatchObject({ waiting: [], made: { 'GUEST:1': mark(1, false, 2) } })
})

test('what the portal does not accept is reported, and shown as the portal has it', async () => {
  const queue = createDoorQueue(name, async () => ['REFUSED'])
  queue.mark(mark(1, true, 1))
  await queue.flush()
  expect(queue.store.get()).toEqual({ made: {}, waiting: [], refused: 1 })
})

test('what somebody else wrote into the storage is no mark', () => {
  localStorage.setItem(name, '[{"kind":"GUEST","id":"1"},null,7]')
  expect(createDoorQueue(name, async () => []).store.get().waiting).toEqual([])
  localStorage.setItem(name, '{')
  expect(createDoorQueue(name, async () => []).store.get().waiting).toEqual([])
})
