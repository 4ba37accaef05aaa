import { call } from '#platform/web/api/call.ts'
import { takeOver } from '#platform/web/session.ts'
import { getToken } from '../../../identity/contract/session.endpoints.ts'
import { logInAs, returnToMyself } from '../../contract/log-in-as.endpoints.ts'

/** Switches to another session. The current screen belongs to the previous person: the page is reloaded. */
const goOver = async (sessionId: string, to: string): Promise<void> => {
  takeOver(sessionId, await call(getToken, { headers: { 'session-id': sessionId } }))
  location.assign(to)
}

/** Starts to act as a person. */
export const switchAccount = async (uid: string, reason: string): Promise<void> => {
  const { sessionId } = await call(logInAs, { body: { uid, reason } })
  await goOver(sessionId, '/bch/view')
}

/** Ends acting as another person, and returns to the list. */
export const returnToOwnAccount = async (): Promise<void> => {
  const { sessionId } = await call(returnToMyself, { body: {} })
  await goOver(sessionId, '/admin/people')
}
