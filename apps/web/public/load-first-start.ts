import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** Loads the texts of the first administrator's page. The browser requests whether the link is alive. */
export const loadFirstStart = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('first-start')
  return { meta: { title: context.text('first-start:account.title'), hidden: true } }
}
