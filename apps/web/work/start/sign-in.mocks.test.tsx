import { beforeEach, expect, it, vi } from 'vitest'
import { acceleratorStore, personStore } from '#platform/web/person-store.ts'
import { accessToken, saveTokens, savedSessionId, signInState } from '#platform/web/session.ts'
import { answer, refusal, serve } from '#platform/web/testing/answers.ts'
import { listMemberTeams } from '../../../../features/accelerators/contract/member.endpoints.ts'
import { getTokenInfo } from '../../../../features/identity/contract/session.endpoints.ts'
import { teamsStore } from '../work-store.ts'
import { restoreSignIn } from './sign-in.ts'

const silent = vi.hoisted(() => ({ signOn: vi.fn(async () => false) }))
vi.mock('../../../../features/identity/web/public/silent-sign-on.ts', () => ({ silentSignOn: silent.signOn }))

const uid = '7b0e9b52-4f0e-4a52-9c5b-0f6a1f1c2d3e'
const person = { uid, email: 'p@example.org', name: 'P', roles: ['INI'], locale: 'ru' } as never
const team = { id: 4, name: 'A' } as never
const session = 'f'.repeat(48)

const known = () => [answer(getTokenInfo, () => person), answer(listMemberTeams, () => ({ items: [team] }))]
const refreshed = async () => ({ accessToken: 'new', refreshToken: 'new refresh' })
const at = (address: string): void => window.history.replaceState(null, '', address)
const paths = (made: { url: URL }[]): string[] => made.map(({ url }) => url.pathname.replace('/api/v1', ''))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'session_id=; path=/; max-age=0'
  personStore.set(null)
  silent.signOn.mockClear()
  at('/bch/view/my-projects')
})

it('a guest gets a random session id in its cookie and no request is sent to the portal', async () => {
  const made = serve([])
  expect(await restoreSignIn()).toBe('guest')
  expect(document.cookie).toMatch(/session_id=[\da-f]{48}/)
  expect(made).toEqual([])
})

it('tokens of the tab are cleared; the saved one is restored, refreshed, then person and teams are loaded', async () => {
  sessionStorage.setItem('access_token', 'x')
  sessionStorage.setItem('refresh_token', 'y')
  saveTokens({ accessToken: 'old', refreshToken: 'old refresh' })
  const refresh = vi.fn(refreshed)
  const made = serve(known(), { refresh })
  expect(await restoreSignIn()).toBe('signed-in')
  expect(sessionStorage.getItem('access_token')).toBeNull()
  expect(sessionStorage.getItem('refresh_token')).toBeNull()
  expect(refresh).toHaveBeenCalledExactlyOnceWith('old refresh')
  expect(paths(made)).toEqual(['/jwt/get-token-info', '/accelerator/member/teams'])
  expect(made[0]?.headers.get('authorization')).toBe('Bearer new')
  expect(personStore.get()?.uid).toBe(uid)
  expect(teamsStore.get()).toEqual([team])
})

it.each([
  ['the accelerator of a link', '?rows=TRACK&inAccelerator=5', 5],
  ['not one of somebody else', '?rows=TRACK&inAccelerator=77', 4],
])('chooses %s, which is removed from the address', async (_name, search, chosen) => {
  saveTokens({ accessToken: 'old', refreshToken: 'old refresh' })
  at(`/reports/analytic/pivot-projects${search}`)
  const other = { id: 5, name: 'B' } as never
  serve([answer(getTokenInfo, () => person), answer(listMemberTeams, () => ({ items: [team, other] }))], {
    refresh: refreshed,
  })
  expect(await restoreSignIn()).toBe('signed-in')
  expect(acceleratorStore.get()).toBe(chosen)
  expect(location.pathname + location.search).toBe('/reports/analytic/pivot-projects?rows=TRACK')
})

it('a saved token without a refresh token is taken as it is', async () => {
  localStorage.setItem('access_token', 'old')
  const refresh = vi.fn(refreshed)
  serve(known(), { refresh })
  expect(await restoreSignIn()).toBe('signed-in')
  expect(refresh).not.toHaveBeenCalled()
})

it('a token that another tab got a moment ago is not refreshed again', async () => {
  const payload = btoa(JSON.stringify({ iat: Math.floor(Date.now() / 1000) - 5 }))
  saveTokens({ accessToken: `h.${payload}.s`, refreshToken: 'r' })
  const refresh = vi.fn(refreshed)
  serve(known(), { refresh })
  expect(await restoreSignIn()).toBe('signed-in')
  expect(refresh).not.toHaveBeenCalled()
})

it('a refused refresh leads to the exit route', async () => {
  saveTokens({ accessToken: 'old', refreshToken: 'old refresh' })
  serve([], { refresh: () => Promise.reject(new Error('refused')) })
  expect(await restoreSignIn()).toBe('exit')
})

it('a failed token info fails the start, so that it leads to the exit route; failed teams are logged only', async () => {
  saveTokens({ accessToken: 'old', refreshToken: 'old refresh' })
  serve([answer(getTokenInfo, () => refusal('ACCESS_DENIED'))], { refresh: refreshed })
  await expect(restoreSignIn()).rejects.toMatchObject({ status: 403 })
  serve([answer(getTokenInfo, () => person)], { refresh: refreshed })
  expect(await restoreSignIn()).toBe('signed-in')
})

it('the session id of a sign-in begun here is taken from the query; its token has to be fetched', async () => {
  serve([])
  at(`/bch/view/my-projects?page=2&session_id=${session}&state=${signInState()}`)
  expect(await restoreSignIn()).toBe('get-token')
  expect(savedSessionId()).toBe(session)
  expect(location.search).toBe('?page=2')
  expect(localStorage.getItem('redirect_to')).toBe('/bch/view/my-projects?page=2')
})

it("a link with somebody else's session id is only cleaned", async () => {
  saveTokens({ accessToken: 'old', refreshToken: 'old refresh' })
  serve(known(), { refresh: refreshed })
  at(`/bch/view/my-projects?session_id=${session}&state=made-up`)
  expect(await restoreSignIn()).toBe('signed-in')
  expect(savedSessionId()).not.toBe(session)
  expect(location.search).toBe('')
})

it('a guest who is signed in at the service goes on as if they had a token', async () => {
  silent.signOn.mockImplementationOnce(async () => {
    localStorage.setItem('access_token', 'from the frame')
    return true
  })
  serve(known(), { refresh: refreshed })
  expect(await restoreSignIn()).toBe('signed-in')
  expect(accessToken()).toBe('from the frame')
})
