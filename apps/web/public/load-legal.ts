import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { getLegalText } from '../../../features/landing/contract/page-words.endpoints.ts'
import { legalTexts, type LegalName } from '../../../features/landing/domain/portal-texts.rules.ts'
import { legalLeads } from '../../../features/landing/web/public/legal-titles.ts'
import type { PublicContext } from './context.ts'
import { isUnknown } from './is-unknown.ts'
import type { PageData } from './page.ts'
import { previewOf } from './preview-of.ts'

/** Data of a legal text's page. */
export type LegalData = PageData & { legal: ResponseOf<typeof getLegalText> }

/** Loads the legal text in force; with a preview key, the draft. */
export const loadLegal =
  (name: LegalName) =>
  async (context: PublicContext, url: URL): Promise<LegalData> => {
    const preview = previewOf(url)
    const asked = (query: { name: LegalName; preview?: string }) => context.ask(getLegalText, { query })
    const [legal] = await Promise.all([
      preview
        ? asked({ name, preview }).catch((error: unknown) => {
            if (isUnknown(error)) return asked({ name })
            throw error
          })
        : asked({ name }),
      context.loadTexts('landing'),
    ])
    const { title } = legal
    if (preview) return { meta: { title, hidden: true }, legal }
    return {
      meta: { title, description: context.text(legalLeads[name]), canonical: legalTexts[name] },
      legal,
    }
  }
