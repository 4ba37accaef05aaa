import { getInvestorById, showInvestorsCards } from '../../contract/investor-showcase.endpoints.ts'
import { investorsList } from './investors-list.tsx'
import type { InvestorPageData, ShownInvestor } from './investor.types.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import { loadList, type ListData } from '#platform/web/public/list/load-list.ts'
import { MovedPage, UnknownPage, type PageData } from '#platform/web/public/page.ts'
import { UnknownInvestor } from './UnknownInvestor.tsx'

/** People without access to investors are redirected to the public page about investing (spec 2). */
const guard = async ({ ask }: PublicContext): Promise<void> => {
  const { show } = await ask(showInvestorsCards, {})
  if (!show) throw new MovedPage('/portal/investors-static')
}

/** Loads the investors visible to the reader; not indexed. */
export const loadInvestors = async (context: PublicContext, url: URL): Promise<ListData<ShownInvestor>> => {
  await guard(context)
  const data = await loadList(async () => investorsList(context.locale, context.text))(context, url)
  return { ...data, meta: { ...data.meta, hidden: true } }
}

/** Data of an investor's page. */
export type InvestorData = PageData & { investor: InvestorPageData }

/** Loads an investor's card; not indexed. */
export const loadInvestor = async (context: PublicContext, url: URL): Promise<InvestorData> => {
  await guard(context)
  try {
    const investorId = (url.searchParams.get('id') ?? '').slice(0, 64)
    const investor = await context.ask(getInvestorById, { query: { investorId } })
    return { meta: { title: investor.fullName, hidden: true }, investor }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownInvestor) : error
  }
}
