import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/**
 * Loads the texts of the half-year form. The browser requests the form itself with the link's token, so the
 * server-rendered page has nothing secret.
 */
export const loadCompanyFigures = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('deals')
  return { meta: { title: context.text('deals:figures.title'), hidden: true } }
}
