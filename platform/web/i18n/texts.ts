import i18next, { type BackendModule, type ReadCallback, type ResourceKey, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from './locales.ts'
import { sentences } from './sentences.ts'

/** Loads one language file, as `import.meta.glob` returns it. */
export type CatalogueLoader = () => Promise<unknown>

/** The namespace of texts shared by all screens, and of errors. */
export const sharedNamespace = 'platform'

/** The namespace of error texts on pages that start without them; elsewhere they are among the shared ones. */
export const failureNamespace = 'errors'

/** The namespace of a file: its feature's folder; `platform`, `sso`, `work` and `public` for the rest. */
export const namespaceOf = (path: string): string => {
  const parts = path.split('/').filter((part) => part !== '..' && part !== '.')
  const owner = parts[parts.indexOf('texts') - 1] ?? ''
  return owner === 'web' ? (parts.includes('platform') ? sharedNamespace : 'web') : owner
}

const languageOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.json'.length)

const backendOf = (catalogues: Record<string, CatalogueLoader>): BackendModule => {
  const byKey = new Map(
    Object.entries(catalogues).map(([path, load]) => [`${languageOf(path)}/${namespaceOf(path)}`, load]),
  )
  const read = async (language: string, namespace: string, done: ReadCallback): Promise<void> => {
    try {
      const file = await byKey.get(`${language}/${namespace}`)?.()
      done(null, (file as { default?: ResourceKey } | undefined)?.default ?? file ?? {})
    } catch (error) {
      done(error instanceof Error ? error : String(error), false)
    }
  }
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, done) => void read(language, namespace, done),
  }
}

/** Initializes the texts in one language; further namespaces are loaded when a screen requests them. */
export const startTexts = async (
  locale: Locale,
  catalogues: Record<string, CatalogueLoader>,
  namespaces: readonly string[] = [],
): Promise<TFunction> => {
  document.documentElement.lang = locale
  return i18next
    .use(sentences)
    .use(backendOf(catalogues))
    .use(initReactI18next)
    .init({
      lng: locale,
      fallbackLng: false,
      supportedLngs: ['ru', 'en'],
      ns: [sharedNamespace, ...namespaces],
      defaultNS: sharedNamespace,
      fallbackNS: [sharedNamespace, failureNamespace],
      interpolation: { escapeValue: false },
      postProcess: sentences.name,
      returnNull: false,
      react: { useSuspense: true },
    })
}

/** Loads namespaces before the screen that shows them. */
export const loadTexts = (...namespaces: string[]): Promise<void> => i18next.loadNamespaces(namespaces)

/** Whether a text exists, in the variant selected by its parameters; server codes are translated only then. */
export const hasText = (key: string, params: Record<string, unknown> = {}): boolean =>
  i18next.exists(key, params)

/** A text outside a component: `text('platform:save')`. */
export const text = (key: string, params?: Record<string, unknown>): string => i18next.t(key, params ?? {})

export const currentLocale = (): Locale => (i18next.language === 'en' ? 'en' : 'ru')
