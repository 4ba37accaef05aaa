import type { SearchSource } from '#platform/server/search/search-source.ts'

/** What the search is told about its surroundings: what there is to find. */
export type SearchSettings = { sources: readonly SearchSource[] }
