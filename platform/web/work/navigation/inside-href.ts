import { acceleratorParameter } from '#platform/domain/accelerator-page.ts'
import type { PageHref } from '#platform/domain/screen-paths.ts'
import { isWorkPath } from '../../entry-of.ts'
import { acceleratorStore } from '../../person-store.ts'

/**
 * The address of a page that opens without a page load; null for others: public ones, and those in another accelerator
 * than the chosen one, with which the portal starts again.
 */
export const insideHref = (href: PageHref): string | null => {
  if (!isWorkPath(href)) return null
  const address = new URL(href, location.origin)
  const requested = address.searchParams.get(acceleratorParameter)
  if (requested === null) return href
  if (Number(requested) !== acceleratorStore.get()) return null
  address.searchParams.delete(acceleratorParameter)
  return address.pathname + address.search + address.hash
}
