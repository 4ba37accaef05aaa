import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** Loads the texts of the unsubscribe page. The browser requests what the link is for. */
export const loadUnsubscribe = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('communication')
  return { meta: { title: context.text('communication:unsubscribe.title'), hidden: true } }
}
