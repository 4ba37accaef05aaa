import { call } from '#platform/web/api/call.ts'
import { onChange } from '#platform/web/api/changes.ts'
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
  takeSignInState,
} from '#platform/web/session.ts'
import { listMemberTeams } from '../../../../features/accelerators/contract/member.endpoints.ts'
import { getTokenInfo } from '../../../../features/identity/contract/session.endpoints.ts'
import { teamsStore } from '../work-store.ts'

/** Names under which an address may carry the session id. */
const sessionParameters = ['session_id', 'session']

/**
 * Takes the session id out of the address (spec 4). It counts only for a sign-in begun in this browser: a link may carry
 * somebody else's (ADR 5). Its token has to be fetched first.
 */
const adoptSession = (): 'go-on' | 'get-token' => {
  const address = new URL(location.href)
  const { searchParams } = address
  const given = sessionParameters.map((name) => searchParams.get(name)).find(Boolean)
  if (!given) return 'go-on'
  const own = takeSignInState(searchParams.get('state'))
  for (const name of [...sessionParameters, 'state']) searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address.pathname + address.search)
  if (!own) return 'go-on'
  setSessionId(given)
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

/** Name and logo of one's accelerators stand in the menu: they follow what changes. */
export const followTeams = (): void => {
  onChange(({ tags }) => {
    const person = personStore.get()
    if (person && tags.has('accelerator')) void loadTeams(person.uid)
  })
}

/** Learns who is signed in, with all they hold now. */
export const loadPerson = async (): Promise<void> => {
  const person = await call(getTokenInfo)
  personStore.set(person)
  await loadTeams(person.uid)
}

/** A guest who is signed in at the service need not see its login (ADR 12). */
const silently = async (): Promise<boolean> => {
  const { silentSignOn } = await import('../../../../features/identity/web/public/silent-sign-on.ts')
  return silentSignOn()
}

/**
 * Restores who is signed in (spec 4 "Authentication"): session id, refresh, token info, accelerators.
 * `exit`: the session is over; `get-token`: the token has yet to be fetched. Throws when the portal is away.
 */
export const restoreSignIn = async (): Promise<'guest' | 'signed-in' | 'exit' | 'get-token'> => {
  clearTabTokens()
  if (adoptSession() === 'get-token') return 'get-token'
  sessionId()
  if (!mayBeSignedIn() && !(await silently())) return 'guest'
  if (refreshToken() && !(await renewAtStart())) return 'exit'
  await loadPerson()
  return 'signed-in'
}
