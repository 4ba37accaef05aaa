import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

/** Texts that the server writes into files and responses. */
export const serverTexts = { ru, en }
