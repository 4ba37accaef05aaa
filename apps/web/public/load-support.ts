import type { Company } from '../../../features/support/web/public/CompanyCard.tsx'
import type { PageContext } from './context.ts'
import type { PageData } from './page.ts'

/** Data of the support page. */
export type SupportData = PageData & { company: Company }

/** Loads the texts of the support page, and the company that runs the portal. */
export const loadSupport = async (context: PageContext): Promise<SupportData> => {
  const [{ companyName, companyDetails, supportEmail }] = await Promise.all([
    context.settings(),
    context.loadTexts('support'),
  ])
  return {
    meta: {
      title: context.text('support:ask.title'),
      description: context.text('support:public.description'),
      canonical: '/support',
    },
    company: { name: companyName, details: companyDetails, email: supportEmail },
  }
}
