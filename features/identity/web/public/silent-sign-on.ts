import { alone } from '#platform/web/api/alone.ts'
import { call } from '#platform/web/api/call.ts'
import { openCheckFrame, type CheckFrame } from '#platform/web/check-frame/frame.ts'
import { mayAsk, noteChecked } from '#platform/web/check-frame/occasion.ts'
import { projectKey } from '#platform/domain/project-key.ts'
import { accessToken, saveTokens, sessionId, setSessionId } from '#platform/web/session.ts'
import { getCheckFrame } from '../../contract/check-frame.endpoints.ts'
import { getToken } from '../../contract/session.endpoints.ts'

/** Runs a function with the frame; an error or a timeout counts as no frame. */
const withFrame = async <T>(
  work: (frame: CheckFrame) => Promise<T>,
  patience?: number,
): Promise<T | null> => {
  let frame: CheckFrame | null = null
  try {
    frame = await openCheckFrame((await call(getCheckFrame)).address, patience)
    return frame && (await work(frame))
  } catch (error) {
    console.info('no silent sign-on', error)
    return null
  } finally {
    frame?.close()
  }
}

/** The session id that the service binds if the person is signed in there (spec 4), or null. */
const boundSession = async (frame: CheckFrame): Promise<string | null> => {
  const checked = await frame.ask({ kind: 'check' })
  if (checked?.kind !== 'checked' || !checked.signedIn) return null
  const answer = await frame.ask({ kind: 'sign-on', sessionId: sessionId(), projectKey })
  return answer?.kind === 'signed-on' ? answer.sessionId : null
}

const signOn = async (frame: CheckFrame): Promise<boolean> => {
  const session = await boundSession(frame)
  if (!session) return false
  const tokens = await call(getToken, { headers: { 'session-id': session, 'project-key': projectKey } })
  // Together, so that no other tab sees tokens of one session with the id of another.
  setSessionId(session)
  saveTokens(tokens)
  return true
}

/**
 * Signs on without leaving the page if the person has a session at the service (ADR 12). False if nothing has
 * changed: nobody is signed in there, the browser blocks the frame, or this tab has tried recently.
 * @param patience timeout of each response of the service in milliseconds
 */
export const silentSignOn = (patience?: number): Promise<boolean> => {
  const stale = accessToken()
  return alone(async () => {
    // Another tab refreshed while this one waited.
    if (accessToken() !== stale && accessToken() !== null) return true
    if (!mayAsk()) return false
    const signedOn = await withFrame(signOn, patience)
    noteChecked()
    return signedOn ?? false
  })
}

/** Ends the rest of the person's session at the service, so that the next page does not sign them on again. */
export const silentSignOut = async (): Promise<void> => {
  await withFrame(async (frame) => {
    const checked = await frame.ask({ kind: 'check' })
    if (checked?.kind === 'checked' && checked.signedIn) await frame.ask({ kind: 'sign-out' })
  })
}
