import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Context } from '#platform/server/context.ts'
import { checkCaller } from '#platform/server/http/check-caller.ts'
import { urlencoded } from '#platform/server/http/urlencoded.ts'
import { searchOn } from '../contract/days-of-list.ts'
import type { ExportRequest } from '../contract/export.schemas.ts'
import { rowsAtOnce } from '../domain/states.ts'
import type { KnownList } from './known-lists.ts'

type Page = { items: unknown[]; total: number; totalIsExact: boolean; next: string | null }
type Input = { params: object; query: Record<string, unknown>; headers: object; body: undefined }

/** Parses the query with the contract of the list. Errors: `VALIDATION_FAILED` at `search` if it is invalid. */
const inputOf = (
  { list }: KnownList,
  { search }: Partial<ExportRequest> & Pick<ExportRequest, 'search'>,
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
  request: Partial<ExportRequest> & Pick<ExportRequest, 'search'>,
): AsyncGenerator<Page> {
  const input = inputOf(known, request, ctx.acceleratorId)
  checkCaller(known.list, ctx.actor, input.query)
  let after: string | undefined
  do {
    const query = { ...input.query, limit: rowsAtOnce, offset: 0, after }
    const page = (await known.handler.handle(ctx, { ...input, query } as never)) as Page
    yield page
    after = page.next ?? undefined
  } while (after !== undefined)
}

const isBeforeFirst = (error: unknown): boolean =>
  error instanceof ProductError &&
  Object.values(error.fields ?? {}).length > 0 &&
  Object.values(error.fields ?? {}).every((fault) => fault === 'BEFORE_FIRST')

/**
 * The pages for a subscription, whose days nobody chooses for this file: a period before the list's first row has no
 * rows, instead of an error that would be sent again and again.
 */
export const pagesOnDays: typeof pagesOf = async function* (...args) {
  try {
    yield* pagesOf(...args)
  } catch (error) {
    if (!isBeforeFirst(error)) throw error
  }
}

/** Throws the error of the list endpoint if the person may not read the list. */
export const requireReadable = async (
  ctx: Context,
  known: KnownList,
  request: ExportRequest,
): Promise<void> => {
  await pagesOf(ctx, known, request).next()
}

/** The same for the query of a subscription on a day. */
export const requireReadableOn = async (
  ctx: Context,
  known: KnownList,
  request: ExportRequest,
  today: string,
) => {
  await pagesOnDays(ctx, known, { ...request, search: searchOn(known.list, request, today) }).next()
}
