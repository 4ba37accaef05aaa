import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMaintenance } from './use-maintenance.ts'

const works = {
  id: 7,
  updateDate: '2026-12-01',
  updateStartTime: '02:00',
  updateEndTime: '04:00',
  timeZone: 'Europe/Moscow',
  mode: 'CLOSED' as const,
  isShown: false,
  planned: [7],
}

let answer: unknown = works
let requestCount = 0

beforeEach(() => {
  requestCount = 0
  answer = works
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.stubGlobal('fetch', async () => {
    requestCount += 1
    if (answer instanceof Error) throw answer
    return Response.json(answer)
  })
})

afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('an open public page learns of maintenance within minutes, and of its end', async () => {
  const { result } = renderHook(() => useMaintenance(null))
  expect(result.current).toBeNull()
  await pass(3 * 60_000)
  await waitFor(() => expect(result.current).toMatchObject({ id: 7, mode: 'CLOSED' }))
  answer = null
  await pass(3 * 60_000)
  await waitFor(() => expect(result.current).toBeNull())
})

test('it asks when it becomes visible again, not at every switch of tabs', async () => {
  const { result } = renderHook(() => useMaintenance(null))
  const look = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await look()
  expect(requestCount).toBe(0)
  await pass(21_000)
  await look()
  await look()
  expect(requestCount).toBe(1)
  await waitFor(() => expect(result.current).toMatchObject({ id: 7 }))
})

test('without an answer the last notice remains', async () => {
  answer = new Error('away')
  const { result } = renderHook(() => useMaintenance(works))
  await pass(3 * 60_000)
  expect(requestCount).toBeGreaterThan(0)
  expect(result.current).toBe(works)
})
