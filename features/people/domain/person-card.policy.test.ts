import { describe, expect, test } from 'vitest'
import { actors, own, person } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { personCards, type PersonCardFacts } from './person-card.policy.ts'

const who = {
  guest: actors.guest,
  stranger: actors.stranger,
  oneself: person('shown'),
  'project mate': person('mate'),
  team: actors.team,
  'team tracker': actors['team tracker'],
  'other tracker': actors['other tracker'],
  expert: actors.expert,
  mentor: actors.mentor,
  investor: person('investor', { roles: ['INV'] }),
  'foreign admin': actors['foreign admin'],
  'portal admin': actors['portal admin'],
  'portal deputy': actors['portal deputy'],
}
type Who = keyof typeof who

const card: PersonCardFacts = {
  uid: 'shown',
  published: false,
  investorOnly: false,
  acceleratorIds: [own],
  contactAcceleratorIds: [own],
  workmateUids: ['mate', 'shown'],
}

const table = matrix(
  Object.keys(who) as Who[],
  ['view', 'published', 'ofInvestor', 'seeContacts', 'seeInvestor'],
  `               view  published  ofInvestor  seeContacts  seeInvestor
  guest          no    no         no          no           no
  stranger       no    yes        no          no           no
  oneself        yes   yes        yes         yes          yes
  project mate   yes   yes        yes         yes          no
  team           yes   yes        yes         yes          yes
  team tracker   yes   yes        yes         yes          yes
  other tracker  no    yes        no          no           no
  expert         no    yes        no          no           no
  mentor         no    yes        no          no           no
  investor       no    yes        yes         no           yes
  foreign admin  no    yes        yes         no           yes
  portal admin   yes   yes        yes         yes          yes
  portal deputy  yes   yes        yes         yes          yes`,
)

describe.each(Object.keys(who) as Who[])('%s', (name) => {
  const word = (allowed: boolean): string => (allowed ? 'yes' : 'no')

  test('sees of a card what the table says', () => {
    const seen = {
      view: word(personCards.view.allows(who[name], card)),
      published: word(personCards.view.allows(who[name], { ...card, published: true })),
      ofInvestor: word(personCards.view.allows(who[name], { ...card, published: true, investorOnly: true })),
      seeContacts: word(personCards.seeContacts.allows(who[name], { ...card, published: true })),
      seeInvestor: word(personCards.seeInvestor.allows(who[name], card)),
    }
    expect(seen).toEqual(table[name])
  })
})
