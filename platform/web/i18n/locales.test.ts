import { expect, test } from 'vitest'
import { asLocale, sessionLocale, startupLocale } from './locales.ts'

test('regional tags fall back to their language, others to nothing', () => {
  expect(['ru-RU', 'en-US', 'en-GB', 'EN', 'de-DE', '', null].map(asLocale)).toEqual([
    'ru',
    'en',
    'en',
    'en',
    null,
    null,
    null,
  ])
})

test('at start-up: cookie, server default, browser, ru', () => {
  expect(startupLocale({ cookie: 'en', serverDefault: 'ru', browser: 'ru-RU' })).toBe('en')
  expect(startupLocale({ serverDefault: 'en', browser: 'ru-RU' })).toBe('en')
  expect(startupLocale({ browser: 'en-GB' })).toBe('en')
  expect(startupLocale({ browser: 'de-DE' })).toBe('ru')
})

test('signed in: ru without cookie and server default, else the person, the cookie, the server', () => {
  expect(sessionLocale({ user: 'en' })).toBe('ru')
  expect(sessionLocale({ user: 'en', cookie: 'ru', serverDefault: 'ru' })).toBe('en')
  expect(sessionLocale({ user: null, cookie: 'en', serverDefault: 'ru' })).toBe('en')
  expect(sessionLocale({ serverDefault: 'en' })).toBe('en')
})
