import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** Loads the texts of a guest's registration. The browser requests what the link is for. */
export const loadRegistration = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('events')
  return { meta: { title: context.text('events:registration.title'), hidden: true } }
}
