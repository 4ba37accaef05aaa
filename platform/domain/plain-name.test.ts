import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasLink, onOneLine, withoutLinks } from './plain-name.ts'

const links = [
  'You won! https://evil.example/prize',
  'evil.example',
  'Приз на приз.рф',
  'WWW.evil',
  'write to win@evil.example',
  'ftp://files',
  'evil\u200b.example',
  'evil。example',
  'win＠evil',
  '10.0.0.1/prize',
  'xn--80ak.xn--p1ai',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ',
  '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
  'evil.c\u034fom',
  'evil\ufe0f.com',
  'evil.\u{e0061}com',
  'evil.сom',
  'evil.сом',
  'evil\u0701com',
  'приз.ею',
  '10.0.0.1:8080',
  '\u202emoc.1live',
]

const names = [
  'ООО «Ромашка»',
  'Проект 2.0',
  'И.И.Иванов и партнёры',
  'Тепло: контур №1 (пилот)',
  'A/B tests & co.',
  'О’Нил-Петров',
  'Учёба @ работа',
  'Рост 3,5 %… и выше',
]

describe('a name', () => {
  test.each(links)('is refused with a link or an address in it: %s', (text) => {
    expect(hasLink(text)).toBe(true)
    expect(hasLink(withoutLinks(text))).toBe(false)
  })

  test.each(names)('is taken as it is: %s', (text) => {
    expect(hasLink(text)).toBe(false)
    expect(withoutLinks(text)).toBe(text)
  })
})

test('any earlier name contains no link in an email', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'a',
          'Я',
          '7',
          '.',
          '@',
          ':',
          '/',
          ' ',
          'com',
          'www',
          '-',
          '\u200b',
          '\u202e',
          '．',
          'с',
          '…',
        ),
        {
          maxLength: 20,
        },
      ),
      (parts) => !hasLink(withoutLinks(parts.join(''))),
    ),
    { numRuns: 2000 },
  )
})

test('a name adds no lines to an email', () => {
  expect(onOneLine('Тепло\r\n\u0085Ваш счёт закрыт\u2028 !')).toBe('Тепло Ваш счёт закрыт !')
})
