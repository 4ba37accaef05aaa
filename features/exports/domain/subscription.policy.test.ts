import { expect, test } from 'vitest'
import { person } from '../../../tests/support/actors.ts'
import { subscriptions } from './subscription.policy.ts'

const facts = { ownerUid: 'owner', personUids: ['reader'] }

test.each([
  ['owner', true, true, false],
  ['reader', true, false, true],
  ['other', false, false, false],
])('%s sees it: %s, deletes it: %s, leaves it: %s', (uid, sees, deletes, leaves) => {
  const actor = person(uid)
  expect([
    subscriptions.view.allows(actor, facts),
    subscriptions.delete.allows(actor, facts),
    subscriptions.leave.allows(actor, facts),
  ]).toEqual([sees, deletes, leaves])
})
