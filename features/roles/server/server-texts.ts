import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

/** Texts of this feature that the server writes into the agenda. */
export const serverTexts = { ru, en } as const
