import { afterEach, expect, it, vi } from 'vitest'
import { mayAsk, noteChecked } from './occasion.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

it('a tab asks again after ten minutes, and after its clock was set back', () => {
  expect(mayAsk()).toBe(true)
  noteChecked()
  const minute = 60_000
  expect(mayAsk(Date.now() + 9 * minute)).toBe(false)
  expect(mayAsk(Date.now() + 11 * minute)).toBe(true)
  expect(mayAsk(Date.now() - minute)).toBe(true)
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 Chrome/130.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
])('%s asks nothing', (userAgent) => {
  vi.stubGlobal('navigator', { userAgent })
  expect(mayAsk()).toBe(false)
})
