import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { returnAddress } from '../domain/redirect.rules.ts'
import type { Deps } from './deps.ts'
import { sessionOfCookie } from './session.repository.ts'
import type { Visit } from './visit.ts'

type Page = { project_key?: string | undefined; redirected_from?: string | undefined }

/** Whether a page was opened with known parameters, and who is signed in at the service in this browser. */
export const pageContext = async (deps: Deps, visit: Visit, page: Page) => {
  const valid =
    page.project_key === deps.project.key && returnAddress(deps.project, page.redirected_from) !== null
  const session = await sessionOfCookie(deps.db, visit.cookie)
  const upstream = deps.upstream && { nameRu: deps.upstream.nameRu, nameEn: deps.upstream.nameEn }
  const { passwordLength, registration } = variablesOf(deps.db)
  return {
    signedInAs: session?.email ?? null,
    valid,
    portalUrl: deps.project.url,
    upstream,
    passwordLength,
    registration: registration === 'on',
  }
}
