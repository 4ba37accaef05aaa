import { paramsOf, type PublicPage } from '#platform/web/public/page.ts'
import { ownPages } from './own-pages.ts'
import { pagesOfFeatures } from './pages.gen.ts'

/** Every public page, each feature's from its `web/public-pages.ts`; any other path is "not found". */
export const pages: readonly PublicPage[] = [...ownPages, ...pagesOfFeatures]

/** The page of a path with its parameters, or null. */
export const pageOf = (pathname: string): { page: PublicPage; params: Record<string, string> } | null => {
  for (const one of pages) {
    const params = paramsOf(one, pathname)
    if (params) return { page: one, params }
  }
  return null
}
