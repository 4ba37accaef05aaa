import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { getLegalText } from '../../contract/page-words.endpoints.ts'
import { legalTexts, type LegalName } from '../../domain/portal-texts.rules.ts'
import { legalLeads } from './legal-titles.ts'
import type { Operator } from './LegalPage.tsx'
import type { PageContext } from '#platform/web/public/page-context.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import type { PageData } from '#platform/web/public/page.ts'
import { previewOf } from './preview-of.ts'

/** Data of a legal text's page. */
export type LegalData = PageData & { legal: ResponseOf<typeof getLegalText>; operator: Operator }

/** Loads the legal text in force; with a preview key, the draft. */
export const loadLegal =
  (name: LegalName) =>
  async (context: PageContext, url: URL): Promise<LegalData> => {
    const preview = previewOf(url)
    const load = (query: { name: LegalName; preview?: string }) => context.ask(getLegalText, { query })
    const [legal, settings] = await Promise.all([
      preview
        ? load({ name, preview }).catch((error: unknown) => {
            if (isUnknown(error)) return load({ name })
            throw error
          })
        : load({ name }),
      context.settings(),
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
