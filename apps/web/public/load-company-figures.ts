import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** Loads the texts of the half-year form. The browser fetches the form itself with the link, so the server's page holds nothing secret. */
export const loadCompanyFigures = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('deals')
  return { meta: { title: context.text('deals:figures.title'), hidden: true } }
}
