import { expect, test } from 'vitest'
import { actors } from '../../../tests/support/actors.ts'
import { sharedViews } from './shared-view.policy.ts'

test('nobody outside the team sees or changes its views', () => {
  const facts = { acceleratorId: 1, ownerUid: 'leader' }
  for (const action of [sharedViews.view, sharedViews.share, sharedViews.change])
    expect(action.allows(actors.leader, facts)).toBe(false)
})
