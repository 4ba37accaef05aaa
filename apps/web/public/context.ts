import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Ask } from '#platform/web/public/ask.ts'

/** What pages are made from, in the browser as on the server. */
export type PublicContext = {
  ask: Ask
  locale: Locale
  /** Makes the texts of features ready before their page is shown. */
  loadTexts: (...namespaces: string[]) => Promise<void>
  text: (key: string, params?: Record<string, unknown>) => string
  /** Milliseconds; for first content from the server its moment, so that both write the same. */
  now: number
}
