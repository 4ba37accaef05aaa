import { expect, test, vi } from 'vitest'
import { cachedAnswer } from './cached-answer.ts'

const at = (seconds: number) => new Date(seconds * 1000)

test('asks once while the answer is fresh, and again when it is old', async () => {
  const cached = cachedAnswer<number>(60_000)
  let count = 0
  const ask = () => Promise.resolve(++count)
  expect(await cached(at(0), ask)).toBe(1)
  expect(await cached(at(59), ask)).toBe(1)
  expect(await cached(at(60), ask)).toBe(2)
})

test('all who ask at once share one question', async () => {
  const cached = cachedAnswer<number>(60_000)
  const ask = vi.fn(() => new Promise<number>((resolve) => setTimeout(resolve, 5, 7)))
  expect(await Promise.all([cached(at(0), ask), cached(at(0), ask), cached(at(1), ask)])).toEqual([7, 7, 7])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a failure is thrown and not cached', async () => {
  const cached = cachedAnswer<number>(60_000)
  await expect(cached(at(0), () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cached(at(1), () => Promise.resolve(3))).toBe(3)
})
