import type { MouseEvent } from 'react'

/** Pages this entry changes to without a new document; steps of signing in always get one. */
const inside = /^\/(?:portal|details|s)(?:\/|$)/

/** The path a press on a link means within the public pages, or null: then the browser follows it. */
export const insidePath = (event: MouseEvent): string | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.origin !== location.origin || !inside.test(link.pathname)) return null
  // A jump on the same page is the browser's own.
  const samePage = link.pathname === location.pathname && link.search === location.search
  return samePage && link.hash ? null : link.pathname + link.search + link.hash
}
