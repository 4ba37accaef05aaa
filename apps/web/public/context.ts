import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Brand } from '#platform/domain/brands.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Ask } from '#platform/web/public/ask.ts'
import type { getSettings } from '../../../features/administration/contract/system.endpoints.ts'

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

/** What one page is loaded with: the portal's settings are asked for at the same time. */
export type PageContext = PublicContext & {
  /** The brand whose wording the page has, or null for the default one (spec 1). */
  brand: () => Promise<Brand | null>
  /** Name, brand and company of the portal. */
  settings: () => Promise<ResponseOf<typeof getSettings>>
}
