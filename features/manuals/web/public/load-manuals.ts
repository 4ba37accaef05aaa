import { findInManuals, getManual, getManuals } from '../../contract/manual.endpoints.ts'
import type { ManualsPageProps } from './ManualsPage.tsx'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { UnknownPage, type PageData } from '#platform/web/public/page.ts'

/** Loads the table of contents of the manuals, and search results for the words in the URL. */
export const loadManuals = async (context: PublicContext, url: URL): Promise<PageData & ManualsPageProps> => {
  const phrase = (url.searchParams.get('q') ?? '').replaceAll('\u0000', '').trim().slice(0, 100)
  const [manuals, found] = await Promise.all([
    context.ask(getManuals, {}),
    phrase ? context.ask(findInManuals, { query: { text: phrase } }) : null,
  ])
  const title = context.text('manuals:public.title')
  const meta = phrase
    ? { title, hidden: true }
    : { title, description: context.text('manuals:public.lead'), canonical: '/manuals' }
  return { meta, manuals, phrase, found }
}

/** Data of a manual's page. */
export type ManualData = PageData & { manual: ResponseOf<typeof getManual> }

/** Loads a page of the manuals. */
export const loadManual = async (
  context: PublicContext,
  _url: URL,
  { name = '' }: Record<string, string>,
): Promise<ManualData> => {
  if (!/^[a-z-]{1,60}$/.test(name)) throw new UnknownPage()
  try {
    const manual = await context.ask(getManual, { query: { name } })
    const first = manual.blocks.find(({ kind }) => kind === 'paragraph')
    const description = first && 'words' in first ? first.words.map(({ text }) => text).join('') : ''
    const title = `${manual.title} — ${context.text('manuals:public.title')}`
    return { meta: { title, description, canonical: `/manuals/${name}` }, manual }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage() : error
  }
}
