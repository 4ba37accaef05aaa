import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { getLegalText } from '../../../features/landing/contract/page-words.endpoints.ts'
import { legalTexts, type LegalName } from '../../../features/landing/domain/portal-texts.rules.ts'
import { legalLeads } from '../../../features/landing/web/public/legal-titles.ts'
import type { Operator } from '../../../features/landing/web/public/LegalPage.tsx'
import type { PageContext } from './context.ts'
import { isUnknown } from './is-unknown.ts'
import type { PageData } from './page.ts'
import { previewOf } from './preview-of.ts'

/** Data of a legal text's page. */
export type LegalData = PageData & { legal: ResponseOf<typeof getLegalText>; operator: Operator }

/** Loads the legal text in force; with a preview key, the draft. */
export const loadLegal =
  (name: LegalName) =>
  async (context: PageContext, url: URL): Promise<LegalData> => {
    const preview = previewOf(url)
    const asked = (query: { name: LegalName; preview?: string }) => context.ask(getLegalText, { query })
    const [legal, settings] = await Promise.all([
      preview
        ? asked({ name, preview }).catch((error: unknown) => {
            if (isUnknown(error)) return asked({ name })
            throw error
          })
        : asked({ name }),
      context.settings(),
      context.loadTexts('landing'),
    ])
    const { title } = legal
    const { companyName, companyDetails, supportEmail } = settings
    const operator = { name: companyName, details: companyDetails, email: supportEmail }
    if (preview) return { meta: { title, hidden: true }, legal, operator }
    return {
      meta: { title, description: context.text(legalLeads[name]), canonical: legalTexts[name] },
      legal,
      operator,
    }
  }
