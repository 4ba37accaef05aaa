import { expect, test } from 'vitest'
import { addressIn, linkedText, withoutAddress } from './linked-text.ts'

test.each([
  ['сайт', 'https://a.example', 'сайт (https://a.example)'],
  ['a.example', 'http://www.a.example/', 'a.example'],
  ['', 'https://a.example', 'https://a.example'],
  ['Анна', 'mailto:a@x.example', 'Анна (a@x.example)'],
])('“%s” with a link to %s is “%s”', (text, target, whole) => expect(linkedText(text, target)).toBe(whole))

test.each([
  ['сайт (https://a.example)', 'https://a.example', 'сайт'],
  ['Анна Ли <a@x.example>', 'a@x.example', 'Анна Ли'],
  ['<a@x.example>', 'a@x.example', '<a@x.example>'],
  ['Тепло (пилот)', 'Тепло (пилот)', 'Тепло (пилот)'],
  ['a@x.example', 'a@x.example', 'a@x.example'],
  // Quadratic patterns would take seconds.
  [`a${' '.repeat(200_000)}b`, `a${' '.repeat(200_000)}b`, `a${' '.repeat(200_000)}b`],
])('of “%s” the address is %s', (text, address, rest) =>
  expect([addressIn(text), withoutAddress(text)]).toEqual([address, rest]),
)
