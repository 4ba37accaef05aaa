import { describe, expect, it } from 'vitest'
import { frameAnswer, frameRequest } from './messages.ts'

const sessionId = 'f'.repeat(43)

describe('messages of the check frame', () => {
  it.each([
    { kind: 'check' },
    { kind: 'sign-out' },
    { kind: 'sign-on', sessionId, projectKey: 'runway-portal' },
  ])('the frame takes %j', (message) => expect(frameRequest(message)).toEqual(message))

  it.each([
    { kind: 'ready' },
    { kind: 'checked', signedIn: false },
    { kind: 'signed-on', sessionId },
    { kind: 'signed-out' },
    { kind: 'failed' },
  ])('the portal takes %j', (message) => expect(frameAnswer(message)).toEqual(message))

  it.each([
    null,
    undefined,
    'check',
    1,
    [],
    {},
    { kind: 'other' },
    { kind: 'constructor' },
    { kind: ['check'] },
    { kind: 'check', more: 1 },
    { kind: 'sign-on' },
    { kind: 'sign-on', sessionId },
    { kind: 'sign-on', sessionId: 'short', projectKey: 'runway-portal' },
    { kind: 'sign-on', sessionId: [sessionId], projectKey: 'runway-portal' },
    { kind: 'sign-on', sessionId, projectKey: '<b>' },
    { kind: 'sign-on', sessionId, projectKey: 'x'.repeat(101) },
    { kind: 'checked' },
    { kind: 'checked', signedIn: 'true' },
    { kind: 'signed-on', sessionId: `${sessionId}/../` },
  ])('neither takes %j', (message) => {
    expect(frameRequest(message)).toBeNull()
    expect(frameAnswer(message)).toBeNull()
  })
})
