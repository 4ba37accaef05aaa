import type { Brand } from '#platform/domain/brands.ts'
import type { Locale } from '#platform/web/i18n/locales.ts'
import type { Ask } from './ask.ts'

/** Dependencies of page loaders, in the browser and on the server. */
export type PublicContext = {
  ask: Ask
  locale: Locale
  /** Loads the texts of features before their page is shown. */
  loadTexts: (...namespaces: string[]) => Promise<void>
  text: (key: string, params?: Record<string, unknown>) => string
  /** Milliseconds; in server-rendered pages the server's time, so that both render the same. */
  now: number
}

/** Name of the portal, and the company that runs it. */
type PortalWords = {
  appName: string
  companyName: string
  companyDetails: string | null
  supportEmail: string | null
}

/** Context of one page; the portal's settings are loaded in parallel. */
export type PageContext = PublicContext & {
  /** The brand whose wording the page uses, or null for the default one (spec 1). */
  brand: () => Promise<Brand | null>
  settings: () => Promise<PortalWords>
}
