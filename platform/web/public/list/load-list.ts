import { readQuery } from '#platform/web/public/list/list-address.ts'
import { askShown, type ListAnswer } from '#platform/web/public/list/list-pages.ts'
import type { PublicList } from '#platform/web/public/list/list.types.ts'
import type { PublicContext } from '../page-context.ts'
import type { PageData } from '../page.ts'

/** Data of a showcase list: its declaration, and its rows or the error. */
export type ListData<Row> = PageData & {
  of: PublicList<Row>
  first: ListAnswer<Row> | null
  refused: string | null
}

const refusalOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  if (code !== 'TOO_MANY_FILTER_VALUES' && code !== 'VALIDATION_FAILED') throw error
  return code
}

/** Loads a list in the state of its URL; invalid parameters are reported on the page. */
export const loadList =
  <Row>(declared: () => Promise<PublicList<Row>>) =>
  async (context: PublicContext, url: URL): Promise<ListData<Row>> => {
    const of = await declared()
    const answer = await askShown<Row>(context.ask, of.of, readQuery(url.searchParams, of)).then(
      (first) => ({ first, refused: null }),
      (error: unknown) => ({ first: null, refused: refusalOf(error) }),
    )
    const title = context.text(`${of.texts}.title`)
    const meta = { title, description: context.text(`${of.texts}.lead`), canonical: of.path }
    return { meta: answer.refused ? { title, hidden: true } : meta, of, ...answer }
  }
