import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** Loads the texts of a shared scoring's page; the browser requests the scoring with the link's token. */
export const loadSharedScoring = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('reports')
  return { meta: { title: context.text('reports:scoring.shared.title'), hidden: true } }
}
