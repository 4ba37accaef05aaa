import { invalid } from '#platform/domain/product-error.ts'

const mark = 'row'

/** Offset of a page of a list that another engine searches. Errors: as of `listOf`. */
export const startOf = ({ offset, after }: { offset: number; after?: string | undefined }): number => {
  if (after === undefined) return offset
  const [name, at = ''] = Buffer.from(after, 'base64url').toString().split(' ')
  if (name !== mark || !/^\d{1,9}$/.test(at)) throw invalid({ after: 'INVALID' })
  return Number(at)
}

/** Cursor of the next page; null after the last. */
export const nextStart = (
  start: number,
  page: { shown: number; limit: number; total: number; totalIsExact: boolean },
): string | null => {
  const end = start + page.shown
  const hasMore = page.totalIsExact ? end < page.total : page.shown === page.limit
  return hasMore ? Buffer.from(`${mark} ${end}`).toString('base64url') : null
}
