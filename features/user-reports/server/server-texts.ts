import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

/** Words that the server writes into files and answers. */
export const serverTexts = { ru, en }
