import {
  getInvestorById,
  showInvestorsCards,
} from '../../../features/investors/contract/investor-showcase.endpoints.ts'
import { investorsList } from '../../../features/investors/web/public/investors-list.tsx'
import type {
  InvestorPageData,
  ShownInvestor,
} from '../../../features/investors/web/public/investor.types.ts'
import type { PublicContext } from './context.ts'
import { isUnknown } from './is-unknown.ts'
import { loadList, type ListData } from './load-list.ts'
import { MovedPage, UnknownPage, type PageData } from './page.ts'
import { UnknownInvestor } from './screens/unknown.tsx'

/** People without access to investors are redirected to the public page about investing (spec 2). */
const guard = async ({ ask }: PublicContext): Promise<void> => {
  const { show } = await ask(showInvestorsCards, {})
  if (!show) throw new MovedPage('/portal/investors-static')
}

/** Loads the investors visible to the reader; not indexed. */
export const loadInvestors = async (context: PublicContext, url: URL): Promise<ListData<ShownInvestor>> => {
  await Promise.all([guard(context), context.loadTexts('investors')])
  const data = await loadList(async () => investorsList(context.locale, context.text))(context, url)
  return { ...data, meta: { ...data.meta, hidden: true } }
}

/** Data of an investor's page. */
export type InvestorData = PageData & { investor: InvestorPageData }

/** Loads an investor's card; not indexed. */
export const loadInvestor = async (context: PublicContext, url: URL): Promise<InvestorData> => {
  await Promise.all([guard(context), context.loadTexts('investors')])
  try {
    const investorId = (url.searchParams.get('id') ?? '').slice(0, 64)
    const investor = await context.ask(getInvestorById, { query: { investorId } })
    return { meta: { title: investor.fullName, hidden: true }, investor }
  } catch (error) {
    throw isUnknown(error) ? new UnknownPage(UnknownInvestor) : error
  }
}
