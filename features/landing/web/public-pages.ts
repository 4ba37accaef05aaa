import { type PublicPage, publicPage } from '#platform/web/public/page.ts'
import { legalNames, legalTexts, type LegalName } from '../domain/portal-texts.rules.ts'

const legal = (name: LegalName): PublicPage =>
  publicPage({
    path: legalTexts[name],
    texts: ['landing'],
    isIndexed: true,
    load: async () => (await import('./public/load-legal.ts')).loadLegal(name),
    screen: async () => (await import('./public/LegalScreen.tsx')).LegalScreen,
  })

export const publicPages = legalNames.map(legal)

declare module '#platform/domain/screen-paths.ts' {
  interface PublicPaths {
    '/rules': object
    '/consent': object
    '/personal-data': object
  }
}
