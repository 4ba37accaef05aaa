import { call } from '#platform/web/api/call.ts'
import { takeOver } from '#platform/web/session.ts'
import { getToken } from '../../../identity/contract/session.endpoints.ts'
import { logInAs, returnToMyself } from '../../contract/log-in-as.endpoints.ts'

/** Goes over to another session. What is on the screen belongs to somebody else from now on: a new document is opened. */
const goOver = async (sessionId: string, to: string): Promise<void> => {
  takeOver(sessionId, await call(getToken, { headers: { 'session-id': sessionId } }))
  location.assign(to)
}

/** Begins to act as a person. */
export const switchAccount = async (uid: string, reason: string): Promise<void> => {
  const { sessionId } = await call(logInAs, { body: { uid, reason } })
  await goOver(sessionId, '/bch/view')
}

/** Returns to being oneself, at the list one came from. */
export const returnToOwnAccount = async (): Promise<void> => {
  const { sessionId } = await call(returnToMyself, { body: {} })
  await goOver(sessionId, '/admin/people')
}
