import { publicPage, type PublicPage } from '../page.ts'
import type { PublicList } from './list.types.ts'

/** Declares a page that shows one list. */
export const listPage = <Row>({
  list,
  ...row
}: {
  path: string
  texts: readonly string[]
  isIndexed?: boolean
  list: () => Promise<PublicList<Row>>
}): PublicPage =>
  publicPage({
    ...row,
    load: async () => (await import('./load-list.ts')).loadList(list),
    screen: async () => (await import('./ListScreen.tsx')).ListScreen<Row>,
  })
