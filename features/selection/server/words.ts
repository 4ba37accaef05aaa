import type { TableWords } from '#platform/contract/list-table.ts'
import { fill } from '#platform/server/mail/mail-texts.ts'
import { textAt } from '#platform/server/text-at.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

const texts = { ru, en }

/** The server's texts in a language. */
export const wordsIn =
  (locale: 'ru' | 'en'): TableWords =>
  (key, params = {}) =>
    fill(
      textAt(texts[locale], key) ?? key,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    )

/** Points from hundredths in the language's format: 1050 is "10,5" in Russian. */
export const pointsText = (points: number, locale: 'ru' | 'en'): string =>
  (points / 100).toLocaleString(locale, { maximumFractionDigits: 2 })
