import { call } from '#platform/web/api/call.ts'
import { renewAtStart } from '#platform/web/api/refresh.ts'
import { chooseAccelerator, personStore, acceleratorStore } from '#platform/web/person-store.ts'
import {
  clearTabTokens,
  mayBeSignedIn,
  refreshToken,
  rememberReturn,
  savedAcceleratorId,
  sessionId,
  setSessionId,
} from '#platform/web/session.ts'
import { listMemberTeams } from '../../../../features/accelerators/contract/member.endpoints.ts'
import { getTokenInfo } from '../../../../features/identity/contract/session.endpoints.ts'
import { teamsStore } from '../work-store.ts'

/** Names under which an address may carry the session id. */
const sessionParameters = ['session_id', 'session']

/** Takes the session id out of the address; with it but without a token, the token has to be fetched first. */
const adoptSession = (): 'go-on' | 'get-token' => {
  const address = new URL(location.href)
  const given = sessionParameters.map((name) => address.searchParams.get(name)).find(Boolean)
  if (!given) return 'go-on'
  setSessionId(given)
  for (const name of sessionParameters) address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address.pathname + address.search)
  if (mayBeSignedIn()) return 'go-on'
  rememberReturn(address.pathname + address.search)
  return 'get-token'
}

const loadTeams = async (uid: string): Promise<void> => {
  try {
    const { items } = await call(listMemberTeams)
    teamsStore.set(items)
    const saved = savedAcceleratorId(uid)
    const chosen = items.find(({ id }) => id === saved) ?? items[0]
    chooseAccelerator(chosen?.id ?? null)
  } catch (error) {
    // A failed accelerator list is logged only (spec 8).
    console.info('accelerators unknown', error)
    acceleratorStore.set(null)
  }
}

/**
 * Restores who is signed in (spec 4 "Authentication"): session id, refresh, token info, accelerators.
 * `exit`: the session is over; `get-token`: the token has yet to be fetched. Throws when the portal is away.
 */
export const restoreSignIn = async (): Promise<'guest' | 'signed-in' | 'exit' | 'get-token'> => {
  clearTabTokens()
  if (adoptSession() === 'get-token') return 'get-token'
  sessionId()
  if (!mayBeSignedIn()) return 'guest'
  if (refreshToken() && !(await renewAtStart())) return 'exit'
  const person = await call(getTokenInfo)
  personStore.set(person)
  await loadTeams(person.uid)
  return 'signed-in'
}
