import type { Company } from './CompanyCard.tsx'
import type { PageContext } from '#platform/web/public/page-context.ts'
import type { PageData } from '#platform/web/public/page.ts'

/** Data of the support page. */
export type SupportData = PageData & { company: Company }

/** Loads the company that runs the portal. */
export const loadSupport = async (context: PageContext): Promise<SupportData> => {
  const { companyName, companyDetails, supportEmail } = await context.settings()
  return {
    meta: {
      title: context.text('support:ask.title'),
      description: context.text('support:public.description'),
      canonical: '/support',
    },
    company: { name: companyName, details: companyDetails, email: supportEmail },
  }
}
