import { onOtherLayout } from '#platform/domain/keyboard-layout.ts'
import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import type { SearchSource } from '#platform/server/search/search-source.ts'
import { search } from '../contract/search.endpoints.ts'
import { findInSources } from './find-in-sources.ts'

/** Searches for the text as typed, and if nothing is found for the same keys in the other keyboard layout. */
export const searchQuery = ({ sources }: { sources: readonly SearchSource[] }) =>
  query({
    endpoint: search,
    load: nothing,
    authorize: portalPolicy.signIn,
    run: async (ctx, { query: params }) => {
      const text = params.text.normalize('NFC')
      const found = await findInSources(ctx, sources, text)
      const other = onOtherLayout(text)
      if (found.groups.length > 0 || other === null) return { text, ...found }
      const meant = await findInSources(ctx, sources, other)
      const incomplete = found.incomplete || meant.incomplete
      return meant.groups.length > 0 ? { ...meant, text: other, incomplete } : { ...found, text, incomplete }
    },
  })
