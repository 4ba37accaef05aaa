import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** What the page that stops emails is made from: its words; what the link is about is asked by whoever has it. */
export const loadUnsubscribe = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('communication')
  return { meta: { title: context.text('communication:unsubscribe.title'), hidden: true } }
}
