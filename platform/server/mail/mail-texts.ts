import { oneFullStop } from '#platform/domain/one-full-stop.ts'
import en from './texts/en.json' with { type: 'json' }
import ru from './texts/ru.json' with { type: 'json' }

/** Languages of emails. */
export type MailLocale = 'ru' | 'en'

/** The fixed texts of every email. */
export const mailTexts: Record<MailLocale, typeof en> = { ru, en }

/** Fills `{{name}}` placeholders; a missing parameter becomes empty. */
export const fill = (text: string, params: Readonly<Record<string, string>>): string =>
  oneFullStop(
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_place, name: string) =>
      Object.hasOwn(params, name) ? (params[name] ?? '') : '',
    ),
  )
