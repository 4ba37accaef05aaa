import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** Loads the texts of the unsubscribe page. The browser asks what the link is about. */
export const loadUnsubscribe = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('communication')
  return { meta: { title: context.text('communication:unsubscribe.title'), hidden: true } }
}
