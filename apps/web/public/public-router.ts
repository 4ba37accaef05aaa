import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { readSearch, writeSearch } from '#platform/web/search-params.ts'
import type { PublicContext } from './context.ts'
import { routeTree } from './routes.tsx'

/** The router of the public pages; with a history of its own and `isServer` on the server. */
export const createPublicRouter = (context: PublicContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    parseSearch: (query) => readSearch(query),
    stringifySearch: writeSearch,
    notFoundMode: 'fuzzy',
    ...(history ? { history, isServer: true } : { scrollRestoration: true }),
  })
