import { beforeEach, expect, it, vi } from 'vitest'
import type { FrameAnswer, FrameRequest } from '#platform/web/check-frame/messages.ts'
import { accessToken, saveTokens, savedSessionId } from '#platform/web/session.ts'
import { answer, refusal, serve } from '#platform/web/testing/answers.ts'
import { getCheckFrame } from '../../contract/check-frame.endpoints.ts'
import { getToken } from '../../contract/session.endpoints.ts'
import { silentSignOn, silentSignOut } from './silent-sign-on.ts'

const frame = vi.hoisted(() => ({
  requests: [] as unknown[],
  answer: (_request: unknown): unknown => null,
  opens: true,
}))
vi.mock('#platform/web/check-frame/frame.ts', () => ({
  openCheckFrame: async () =>
    frame.opens
      ? {
          ask: async (request: unknown) => {
            frame.requests.push(request)
            return frame.answer(request)
          },
          close: () => undefined,
        }
      : null,
}))

const fresh = 'f'.repeat(43)
const tokens = {
  accessToken: 'a',
  refreshToken: 'r',
  uid: '7b0e9b52-4f0e-4a52-9c5b-0f6a1f1c2d3e',
  avatar: null,
}
const address = answer(getCheckFrame, () => ({ address: 'https://sign-on.example/sso/check' }))
const signedIn = (request: FrameRequest): FrameAnswer =>
  ({
    check: { kind: 'checked', signedIn: true } as const,
    'sign-on': { kind: 'signed-on', sessionId: fresh } as const,
    'sign-out': { kind: 'signed-out' } as const,
  })[request.kind]

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.cookie = 'session_id=; path=/; max-age=0'
  frame.requests = []
  frame.opens = true
  frame.answer = (request) => signedIn(request as FrameRequest)
})

it('takes over the session that the frame has bound, by its token', async () => {
  const made = serve([address, answer(getToken, () => tokens)])
  expect(await silentSignOn()).toBe(true)
  expect(frame.requests).toEqual([
    { kind: 'check' },
    {
      kind: 'sign-on',
      sessionId: expect.stringMatching(/^[\da-f]{48}$/) as string,
      projectKey: 'runway-portal',
    },
  ])
  expect(made.at(-1)?.headers.get('session-id')).toBe(fresh)
  expect(savedSessionId()).toBe(fresh)
  expect(accessToken()).toBe('a')
})

it('asks once in a while, not on every page', async () => {
  frame.answer = () => ({ kind: 'checked', signedIn: false })
  serve([address])
  expect(await silentSignOn()).toBe(false)
  expect(await silentSignOn()).toBe(false)
  expect(frame.requests).toEqual([{ kind: 'check' }])
})

it.each([
  ['the frame does not open', () => void (frame.opens = false)],
  ['it is silent', () => void (frame.answer = () => null)],
  [
    'it fails',
    () =>
      void (frame.answer = (request) =>
        (request as FrameRequest).kind === 'check' ? signedIn({ kind: 'check' }) : { kind: 'failed' }),
  ],
])('changes nothing when %s', async (_name, arrange) => {
  arrange()
  serve([address, answer(getToken, () => tokens)])
  expect(await silentSignOn()).toBe(false)
  expect(accessToken()).toBeNull()
  expect(savedSessionId()).not.toBe(fresh)
})

it('changes nothing when the portal gives no token for the session', async () => {
  serve([address, answer(getToken, () => refusal('SESSION_EXPIRED'))])
  expect(await silentSignOn()).toBe(false)
  expect(accessToken()).toBeNull()
  expect(savedSessionId()).not.toBe(fresh)
})

it('is satisfied with what another tab has done meanwhile', async () => {
  serve([])
  const asking = silentSignOn()
  saveTokens({ accessToken: 'of another tab', refreshToken: 'r' })
  expect(await asking).toBe(true)
  expect(frame.requests).toEqual([])
})

it('signs out at the service only who is still signed in there', async () => {
  serve([address])
  await silentSignOut()
  expect(frame.requests).toEqual([{ kind: 'check' }, { kind: 'sign-out' }])
  frame.requests = []
  frame.answer = () => ({ kind: 'checked', signedIn: false })
  await silentSignOut()
  expect(frame.requests).toEqual([{ kind: 'check' }])
})
