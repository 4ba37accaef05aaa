import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** Loads the texts of the page of a request for consent. The browser requests what the link is for. */
export const loadConsent = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('showcases')
  return { meta: { title: context.text('showcases:asked.title'), hidden: true } }
}
