import { expect, test } from 'vitest'
import { webAddress } from '../contract/fields.ts'
import { isWebAddress, wholeWebAddress } from './web-address.ts'

test.each([
  ['https://example.com', true],
  ['http://video.example/watch?v=1#t=2', true],
  ['https://пример.рф/видео', true],
  ['javascript:alert(1)', false],
  ['JavaScript://example.com/%0aalert(1)', false],
  ['data:text/html,<script>', false],
  ['video', false],
  ['example.com', false],
  ['https://localhost', false],
  ['https://127.0.0.1', false],
  ['ftp://example.com', false],
  ['', false],
  ['https://bank.example@evil.example/', false],
  ['https://bank.example:secret@evil.example/', false],
  ['https://@evil.example/', false],
  ['https:evil.example', false],
  ['https://bank.example\\@evil.example/', false],
  ['https://evil\n.example/', false],
  ['https://example.com/\u202efdp.exe', false],
  ['https://exam\u200bple.com/', false],
  ['https://example.com/@somebody?a=b@c', true],
])('%s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected)
  expect(webAddress().safeParse(text).success).toBe(expected || text === 'example.com')
})

test.each([
  ['example.com', 'https://example.com'],
  ['пример.рф/видео?a=1', 'https://пример.рф/видео?a=1'],
  ['http://example.com', 'http://example.com'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['video', 'video'],
])('%s is stored as %s', (typed, stored) => expect(wholeWebAddress(typed)).toBe(stored))

test('a contract stores an address as it is meant', () => {
  expect(webAddress().parse('teploskan.ru')).toBe('https://teploskan.ru')
})

test('spaces pasted around an address are no part of it', () =>
  expect(webAddress().parse(' example.com\n')).toBe('https://example.com'))
