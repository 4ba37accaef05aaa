import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** Loads the texts of the support page. */
export const loadSupport = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('support')
  return {
    meta: {
      title: context.text('support:ask.title'),
      description: context.text('support:public.description'),
      canonical: '/support',
    },
  }
}
