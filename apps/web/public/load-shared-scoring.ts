import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** What the page of a shared scoring is made from: its words; the scoring itself is opened by whoever has the link. */
export const loadSharedScoring = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('reports')
  return { meta: { title: context.text('reports:scoring.shared.title'), hidden: true } }
}
