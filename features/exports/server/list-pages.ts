import { invalid } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { checkCaller } from '#platform/server/http/check-caller.ts'
import { urlencoded } from '#platform/server/http/urlencoded.ts'
import type { AskedExport } from '../contract/export.schemas.ts'
import { rowsAtOnce } from '../domain/limits.ts'
import type { KnownList } from './known-lists.ts'

type Page = { items: unknown[]; totalIsExact: boolean; next: string | null }
type Input = { params: object; query: Record<string, unknown>; headers: object; body: undefined }

/** Parses the query with the contract of the list. Errors: `VALIDATION_FAILED` at `search` if it is invalid. */
const inputOf = (
  { list }: KnownList,
  { search }: Partial<AskedExport> & Pick<AskedExport, 'search'>,
  acceleratorId: number | null,
): Input => {
  const query = list.query.safeParse(urlencoded(search))
  const given = acceleratorId === null ? {} : { 'accelerator-id': String(acceleratorId) }
  const headers = list.headers ? list.headers.safeParse(given) : { success: true as const, data: {} }
  if (!query.success || !headers.success) throw invalid({ search: 'INVALID' })
  return { params: {}, query: query.data, headers: headers.data, body: undefined }
}

/**
 * Yields the rows of a list page by page, in its order, by calling the same endpoint as its screen. Scope and
 * permissions are checked again for each page. Errors: those of the list.
 */
export const pagesOf = async function* (
  ctx: Context,
  known: KnownList,
  asked: Partial<AskedExport> & Pick<AskedExport, 'search'>,
): AsyncGenerator<Page> {
  const input = inputOf(known, asked, ctx.acceleratorId)
  checkCaller(known.list, ctx.actor, input.query)
  let after: string | undefined
  do {
    const query = { ...input.query, limit: rowsAtOnce, offset: 0, after }
    const page = (await known.handler.handle(ctx, { ...input, query } as never)) as Page
    yield page
    after = page.next ?? undefined
  } while (after !== undefined)
}

/** Throws the error of the list endpoint if the person may not read the list. */
export const requireReadable = async (ctx: Context, known: KnownList, asked: AskedExport): Promise<void> => {
  await pagesOf(ctx, known, asked).next()
}
