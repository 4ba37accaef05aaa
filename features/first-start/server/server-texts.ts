import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

/** Texts of this feature for emails. */
export const serverTexts = { ru, en }
