import { afterEach, expect, it, vi } from 'vitest'
import { alone } from './alone.ts'
import { leased } from './lease.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds))

it('without locks one after the other works, and the lease is given back', async () => {
  let inside = 0
  let peak = 0
  const work = async (): Promise<void> => {
    peak = Math.max(peak, ++inside)
    await pause(20)
    inside--
  }
  await Promise.all([leased('key', work), leased('key', work), leased('key', work)])
  expect(peak).toBe(1)
  expect(localStorage.getItem('key')).toBeNull()
})

it('a tab that was closed with the lease does not block the others for ever, nor does nonsense', async () => {
  localStorage.setItem('key', JSON.stringify({ holder: 'gone', until: Date.now() - 1 }))
  await leased('key', async () => undefined)
  localStorage.setItem('key', JSON.stringify({ holder: 'a clock set back', until: Date.now() + 3_600_000 }))
  await leased('key', async () => undefined)
  localStorage.setItem('key', '{')
  await leased('key', async () => undefined)
  expect(localStorage.getItem('key')).toBeNull()
})

it('answers and fails as the work does', async () => {
  expect(await alone(async () => 7)).toBe(7)
  await expect(alone(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await alone(async () => 8)).toBe(8)
})
