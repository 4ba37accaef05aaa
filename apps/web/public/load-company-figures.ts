import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** What the page of a company's half-year is made from: its words; the form itself is opened by whoever has the link. */
export const loadCompanyFigures = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('deals')
  return { meta: { title: context.text('deals:figures.title'), hidden: true } }
}
