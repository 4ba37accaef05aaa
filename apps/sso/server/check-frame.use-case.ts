import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { Deps } from './deps.ts'
import { newSecret } from './secrets.ts'
import { bindSession, sessionOfCookie } from './session.repository.ts'
import type { Visit } from './visit.ts'

/** Whether the browser has a session at the service. */
export const isSignedIn = async (deps: Deps, visit: Visit): Promise<{ signedIn: boolean }> => ({
  signedIn: (await sessionOfCookie(deps.db, visit.cookie)) !== undefined,
})

/** Binds a newly created session id to the browser's session; the page's own is never bound. */
export const signOnSilently = async (
  deps: Deps,
  visit: Visit,
  { projectKey }: { projectKey: string },
): Promise<{ sessionId: string }> => {
  if (projectKey !== deps.project.key) throw invalid({ projectKey: 'INVALID' })
  const session = await sessionOfCookie(deps.db, visit.cookie)
  if (!session) throw new ProductError('SESSION_EXPIRED')
  const sessionId = newSecret()
  await bindSession(deps.db, { sessionId, session: session.id, projectKey })
  return { sessionId }
}
