import type { PublicContext } from './context.ts'
import type { PageData } from './page.ts'

/** Loads the texts of the page that checks certificates. The browser requests what the code is of. */
export const loadCertificate = async (context: PublicContext): Promise<PageData> => {
  await context.loadTexts('open-tasks')
  return { meta: { title: context.text('open-tasks:certificate.title'), hidden: true } }
}
