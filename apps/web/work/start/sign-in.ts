import { acceleratorParameter } from '#platform/domain/accelerator-page.ts'
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

/** Query parameters that may contain the session id. */
const sessionParameters = ['session_id', 'session']

/**
 * Takes the session id from the URL (spec 4). It is valid only for a sign-in started in this browser: a link may
 * contain another person's (ADR 5). Its token must be requested first.
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

/** Takes the accelerator that a link names from the URL; undefined without one. */
const takeRequestedAccelerator = (): number | undefined => {
  const address = new URL(location.href)
  const requested = address.searchParams.get(acceleratorParameter)
  if (requested === null) return undefined
  address.searchParams.delete(acceleratorParameter)
  window.history.replaceState(window.history.state, '', address.pathname + address.search)
  return Number(requested)
}

const loadTeams = async (uid: string): Promise<void> => {
  try {
    const { items } = await call(listMemberTeams)
    teamsStore.set(items)
    const requested = takeRequestedAccelerator()
    const saved = savedAcceleratorId(uid)
    const chosen =
      items.find(({ id }) => id === requested) ?? items.find(({ id }) => id === saved) ?? items[0]
    chooseAccelerator(chosen?.id ?? null)
  } catch (error) {
    // A failed request for the accelerators is only logged (spec 8).
    console.info('accelerators unknown', error)
    acceleratorStore.set(null)
  }
}

/** Names and logos of the person's accelerators are in the menu: refreshed on changes. */
export const followTeams = (): void => {
  onChange(({ tags }) => {
    const person = personStore.get()
    if (person && tags.has('accelerator')) void loadTeams(person.uid)
  })
}

/** Loads the signed-in person, with their current roles. */
export const loadPerson = async (): Promise<void> => {
  const person = await call(getTokenInfo)
  personStore.set(person)
  await loadTeams(person.uid)
}

/** A guest who is signed in at the service is signed in without its login page (ADR 12). */
const silently = async (): Promise<boolean> => {
  const { silentSignOn } = await import('../../../../features/identity/web/public/silent-sign-on.ts')
  return silentSignOn()
}

/**
 * Restores the signed-in person (spec 4 "Authentication"): session id, refresh, token info, accelerators. `exit`: the
 * session is over; `get-token`: the token must be requested first. Throws if the portal is unavailable.
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
