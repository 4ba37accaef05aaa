import type { TableWords } from '#platform/contract/list-table.ts'
import { fill } from '#platform/server/mail/mail-texts.ts'
import { textAt } from '#platform/server/text-at.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

const texts = { ru, en }

/** The texts that the server itself writes, in a language. */
export const wordsIn =
  (locale: 'ru' | 'en'): TableWords =>
  (key, params = {}) =>
    fill(
      textAt(texts[locale], key) ?? key,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    )

/** Hundredths of a point as the language writes them: 1050 is "10,5". */
export const pointsText = (points: number, locale: 'ru' | 'en'): string =>
  (points / 100).toLocaleString(locale, { maximumFractionDigits: 2 })
