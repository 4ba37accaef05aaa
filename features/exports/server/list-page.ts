import { openedIn } from '#platform/domain/accelerator-page.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { pageSearchOf } from '../contract/days-of-list.ts'
import type { ExportRequest } from '../contract/export.schemas.ts'
import type { KnownList } from './known-lists.ts'

/** Maximum length of a link; a page with more filters is not linked. */
const maxLinkLength = 2000

/** The page that shows a list as in its file, in the accelerator of the file; null if the list has no page of its own. */
export const pageOf = (
  { list }: KnownList,
  {
    request,
    acceleratorId,
  }: { request: Pick<ExportRequest, 'search' | 'columns'>; acceleratorId: number | null },
): ScreenHref | null => {
  const { page } = list.list
  // A report may name its accelerator, or the whole portal.
  const isNamed = new URLSearchParams(request.search).has('acceleratorId')
  const link =
    page === null
      ? null
      : openedIn(`${page}?${pageSearchOf(request)}` as const, isNamed ? null : acceleratorId)
  return link !== null && link.length <= maxLinkLength ? link : null
}
