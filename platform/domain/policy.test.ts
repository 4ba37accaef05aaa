import { expect, test } from 'vitest'
import { both, definePolicy } from './policy.ts'

const rooms = definePolicy<{ isOpen: boolean }, 'enter'>('testRoom', {
  view: () => true,
  enter: (_actor, { isOpen }) => isOpen,
})
const keys = definePolicy<{ isShown: boolean; fits: boolean }, 'turn'>('testKey', {
  view: (_actor, { isShown }) => isShown,
  turn: (_actor, { fits }) => fits,
})

test.each([
  [true, true, true, 'yes'],
  [false, true, true, '403'],
  [true, true, false, '403'],
  [true, false, true, '404'],
] as const)(
  'of two policies each may refuse: open %s, shown %s, fits %s is %s',
  (isOpen, isShown, fits, expected) => {
    const { visible, allows } = both(rooms.enter, keys.turn)
    const facts = [{ isOpen }, { isShown, fits }] as const
    const guest = { kind: 'guest' } as never
    expect(!visible(guest, facts) ? '404' : allows(guest, facts) ? 'yes' : '403').toBe(expected)
  },
)
