import { expect, test } from 'vitest'
import { guest } from '#platform/domain/actor.ts'
import { showcaseCards, type ShowcaseCardFacts } from './showcase-card.policy.ts'

const shown: ShowcaseCardFacts = {
  published: true,
  investorOnly: false,
  memberRoles: ['EXP'],
  certified: false,
  role: 'EXPERT',
}

const sees = (given: Partial<ShowcaseCardFacts>) => showcaseCards.view.allows(guest, { ...shown, ...given })

test.each<[Partial<ShowcaseCardFacts>, boolean]>([
  [{}, true],
  [{ published: false }, false],
  [{ investorOnly: true }, false],
  [{ memberRoles: [] }, false],
  [{ memberRoles: [], certified: true }, true],
  [{ memberRoles: ['ACC'] }, false],
  [{ role: 'MENTOR' }, false],
  [{ role: 'MENTOR', certified: true }, false],
  [{ role: 'MENTOR', memberRoles: ['MNT'] }, true],
  [{ role: 'TRACKER', memberRoles: ['TRC'] }, true],
  [{ role: 'TRACKER', memberRoles: ['TRC_TEAM'] }, true],
  [{ role: 'TRACKER', memberRoles: ['EXP', 'MNT'], certified: true }, false],
])('of %o a guest sees the card: %s', (given, expected) => {
  expect(sees(given)).toBe(expected)
})
