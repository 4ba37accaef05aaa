import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

type Locale = 'ru' | 'en'

const texts: Readonly<Record<Locale, unknown>> = { ru, en }

/** A text of the feature in a language; a missing key is returned unchanged. */
export const textsIn =
  (locale: Locale) =>
  (key: string): string => {
    const found = key
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts[locale])
    return typeof found === 'string' ? found : key
  }
