import { beforeEach, expect, it, vi } from 'vitest'
import { savedSessionId, signInState } from '#platform/web/session.ts'
import { enter, leave, signOnAddress } from './sign-on.ts'

const tokens = {
  accessToken: 'a',
  refreshToken: 'r',
  uid: '7b0e9b52-4f0e-4a52-9c5b-0f6a1f1c2d3e',
  avatar: null,
}

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'session_id=; path=/; max-age=0'
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(tokens), { status: 200 }))
})

const back = (state: string): URL =>
  new URL(
    `http://localhost:3000/get-token?session_id=${'f'.repeat(48)}&state=${state}&redirect_to=%2Fs%2Fbio`,
  )

it('a return to a sign-in begun in this browser takes the session over, once', async () => {
  const state = signInState()
  expect(await enter(back(state))).toBe('/s/bio')
  expect(savedSessionId()).toBe('f'.repeat(48))
  expect(await enter(back(state))).toContain('/login-portal')
})

it('tabs that sign in at once each find their own sign-in, in whatever order they return', async () => {
  const [first, second] = [signInState(), signInState()]
  expect(await enter(back(second))).toBe('/s/bio')
  expect(await enter(back(first))).toBe('/s/bio')
})

it('of very many sign-ins begun the oldest restarts', async () => {
  const oldest = signInState()
  await new Promise((resolve) => setTimeout(resolve, 2))
  for (let begun = 0; begun < 10; begun += 1) signInState()
  expect(await enter(back(oldest))).toContain('/login-portal')
})

it("a link with somebody else's session is not taken over: signing in restarts", async () => {
  expect(await enter(back('made-up'))).toBe('/login-portal?redirect_to=%2Fs%2Fbio')
  expect(savedSessionId()).not.toBe('f'.repeat(48))
})

it('a person who changes the account signs in as another one and is led back, to this portal only', async () => {
  const out = (to: string) =>
    leave(new URL(`http://localhost:3000/logout?redirect_to=${encodeURIComponent(to)}`))
  expect(await out('/bch/view/team-invite?token=abc')).toBe(
    '/login-portal?redirect_to=%2Fbch%2Fview%2Fteam-invite%3Ftoken%3Dabc',
  )
  expect(await out('https://evil.example/')).toBe('/portal')
})

it('a registration begins with the name that an invitation gave; signing in does not', async () => {
  const address = 'https://sso.example/sso/register?project_key=runway'
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ address }), { status: 200 }))
  const here = new URL('http://localhost:3000/registrate-user?last_name=Smith&first_name=Anna&role=ADMIN')
  expect(await signOnAddress(here, true)).toBe(`${address}&last_name=Smith&first_name=Anna`)
  expect(await signOnAddress(here, false)).toBe(address)
})

it('the sign-in gets the address of an invitation, by the fragment alone', async () => {
  const address = 'https://sso.example/sso/login?project_key=runway'
  const fetchStub = vi.fn(
    async (_address: unknown) => new Response(JSON.stringify({ address }), { status: 200 }),
  )
  vi.stubGlobal('fetch', fetchStub)
  const here = new URL(
    'http://localhost:3000/login-portal?redirect_to=%2Fs%2Fbio#email=anna%40people.example',
  )
  expect(await signOnAddress(here, false)).toBe(`${address}#email=anna%40people.example`)
  const request = fetchStub.mock.calls[0]![0]
  expect(request instanceof Request ? request.url : String(request)).not.toContain('anna')
})

it('a registration keeps the role that the visitor wants, of the closed list, up to the first screen', async () => {
  const fetchStub = vi.fn(
    async (_address: unknown) => new Response(JSON.stringify({ address: 'https://sso.example/' })),
  )
  vi.stubGlobal('fetch', fetchStub)
  const returnFor = async (query: string, signUp = true) => {
    fetchStub.mockClear()
    await signOnAddress(new URL(`http://localhost:3000/registrate-user${query}`), signUp)
    const request = fetchStub.mock.calls[0]![0]
    const address = new URL(
      request instanceof Request ? request.url : String(request),
      'http://localhost:3000',
    )
    return new URL(address.searchParams.get('returnUrl')!, 'http://localhost:3000').searchParams.get(
      'redirect_to',
    )
  }
  expect(await returnFor('?wish=EXP')).toBe('/bch/view/agenda?wish=EXP')
  expect(await returnFor('?wish=ACC')).toBe('/bch/view/agenda?wish=ACC')
  sessionStorage.clear()
  localStorage.clear()
  expect(await returnFor('?wish=ADMIN')).toBeNull()
  expect(await returnFor('?wish=INV&redirect_to=%2Fs%2Fbio')).toBe('/s/bio')
})
