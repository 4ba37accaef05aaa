import { expect, test } from 'vitest'
import { languageOf } from './file-language.rules.ts'

test.each([
  [
    [
      ['Name', 'Email'],
      ['Solar Roof', 'a@x.example'],
    ],
    'en',
  ],
  [
    [
      ['Название', 'Почта'],
      ['Тепло', 'heat@x.example'],
    ],
    'ru',
  ],
  [
    [
      ['Название', 'Сайт'],
      ['Solar Roof', 'https://solar.example/about'],
    ],
    'ru',
  ],
  [
    [
      ['Project', 'Founder'],
      ['Solar Roof', 'Иван'],
      ['Wind and Water', 'John Smith'],
    ],
    'en',
  ],
  [[['1', '2']], 'ru'],
  [[], 'ru'],
] as const)('%j is in %s', (sheet, language) => {
  expect(languageOf(sheet)).toBe(language)
})
