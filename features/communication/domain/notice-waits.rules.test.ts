import { expect, test } from 'vitest'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }
import { namedWaits, withSentences } from './notice-waits.rules.ts'

test('there is a sentence in both languages', () => {
  for (const texts of [ru, en]) expect(Object.keys(texts.waits)).toEqual([...namedWaits])
})

const sentences = {
  waits: (who: keyof typeof ru.waits) => ru.waits[who],
  until: (day: string) => ru.until.replace('{{day}}', day),
}

test('a sentence follows another one', () => {
  const params = {
    task: 'Рынок',
    waits: 'TRACKER',
    until: '03.12.2026 23:59 МСК',
    offer: 'Ваша роль: трекер.',
  }
  expect(withSentences(params, sentences)).toEqual({
    task: 'Рынок',
    waits: ' Проект ждёт трекера.',
    until: ' Срок — 03.12.2026 23:59 МСК.',
    offer: ' Ваша роль: трекер.',
  })
})

const unnamed: Record<string, string>[] = [{}, { waits: '' }, { waits: 'NOBODY' }, { waits: 'toString' }]

test.each(unnamed)('%j names nobody', (params) => {
  expect(withSentences(params, { waits: () => 'x', until: () => 'x' })).toMatchObject({
    waits: '',
    until: '',
    offer: '',
  })
})
