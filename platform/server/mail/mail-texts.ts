import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** Languages a letter can be written in. */
export type MailLocale = 'ru' | 'en'

/** The words around every letter. */
export const mailTexts: Record<MailLocale, typeof en> = { ru, en }

/** Fills `{{name}}` places; a parameter that is not given leaves nothing behind. */
export const fill = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_place, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? '') : '',
  )
