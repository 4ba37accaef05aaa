import { describe, expect, it } from 'vitest'
import { upstreamOutcome } from './upstream.rules.ts'

const states = [undefined, 'W', 'A', 'B', 'R'] as const

describe('a sign-in with the provider', () => {
  it.each([
    ['A', 'SIGN_IN'],
    ['W', 'BLOCKED'],
    ['B', 'BLOCKED'],
    ['R', 'BLOCKED'],
  ] as const)('known to an account in state %s is %s, whatever the address', (linked, outcome) => {
    for (const emailVerified of [true, false]) {
      for (const ofEmail of states)
        expect(
          upstreamOutcome({ linked, emailVerified, ofEmail, rulesAccepted: false, registration: false }),
        ).toBe(outcome)
    }
  })

  it.each([
    [undefined, 'CREATE'],
    ['W', 'TAKE_OVER'],
    ['A', 'PROVE'],
    ['B', 'BLOCKED'],
    ['R', 'BLOCKED'],
  ] as const)(
    'known to none, with a verified address of an account in state %s, is %s',
    (ofEmail, outcome) => {
      expect(
        upstreamOutcome({
          linked: undefined,
          emailVerified: true,
          registration: true,
          ofEmail,
          rulesAccepted: true,
        }),
      ).toBe(outcome)
    },
  )

  it.each([
    [undefined, 'RULES'],
    ['W', 'RULES'],
    ['A', 'PROVE'],
    ['B', 'BLOCKED'],
    ['R', 'BLOCKED'],
  ] as const)('makes no account without the rules (account: %s): %s', (ofEmail, outcome) => {
    const found = {
      linked: undefined,
      emailVerified: true,
      registration: true,
      ofEmail,
      rulesAccepted: false,
    }
    expect(upstreamOutcome(found)).toBe(outcome)
  })

  it.each([
    [undefined, 'CLOSED'],
    ['W', 'CLOSED'],
    ['A', 'PROVE'],
    ['B', 'BLOCKED'],
  ] as const)('makes no account while registration is closed (account: %s): %s', (ofEmail, outcome) => {
    const found = {
      linked: undefined,
      emailVerified: true,
      ofEmail,
      rulesAccepted: true,
      registration: false,
    }
    expect(upstreamOutcome(found)).toBe(outcome)
  })

  it.each(states)('known to none, with an unverified address, is refused (account: %s)', (ofEmail) => {
    expect(
      upstreamOutcome({
        linked: undefined,
        emailVerified: false,
        registration: true,
        ofEmail,
        rulesAccepted: true,
      }),
    ).toBe('UNVERIFIED')
  })
})
