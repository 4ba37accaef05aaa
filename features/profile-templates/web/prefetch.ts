import { prefetch } from '#platform/web/query/prefetch.ts'
import type { Prefetch } from '#platform/web/screen.ts'
import { lenient } from '#platform/web/search-params.ts'
import { getProfileTemplate } from '../contract/template.endpoints.ts'
import { builderSearch } from './builder-search.ts'
import { versionQuery } from './places.ts'

/** Prefetches the version for the builder's screens. */
export const builderPrefetch: Prefetch = {
  ask: async (search) => {
    const { templateId, versionId } = lenient(builderSearch, search)
    if (templateId !== undefined) await prefetch(getProfileTemplate, versionQuery({ templateId, versionId }))
  },
}
