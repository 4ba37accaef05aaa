import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

/** Texts that the server itself writes, by language. */
export const serverTexts = { ru, en } as const
