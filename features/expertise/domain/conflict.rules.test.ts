import { describe, expect, test } from 'vitest'
import {
  comparedCompany,
  conflictReasons,
  conflictsOf,
  conflictWeights,
  employerDomain,
  isHard,
  standAgainst,
  type ProjectNearby,
} from './conflict.rules.ts'
import { orderTrouble } from './order.rules.ts'

const expert = {
  uid: 'expert',
  email: 'Anna@Sever-Lab.ru',
  company: 'ООО «Северная лаборатория»',
  taxNumber: '7707083893',
}
const alone: ProjectNearby = {
  leaderUid: null,
  team: [],
  formerUids: [],
  trackerUids: [],
  backerUids: [],
  payerUids: [],
  declared: [],
  unwanted: [],
}
const mate = { uid: 'mate', email: 'mate@gmail.com', company: '', taxNumber: '' }

describe('why an expert should not review a project', () => {
  test.each([
    ['nothing', { team: [mate] }, []],
    ['leads it', { leaderUid: 'expert', team: [expert, mate] }, ['LEADER', 'TEAM_MEMBER']],
    ['is in the team', { team: [expert] }, ['TEAM_MEMBER']],
    ['is in it again', { team: [expert], formerUids: ['expert'] }, ['TEAM_MEMBER']],
    ['was in the team', { formerUids: ['expert', 'other'] }, ['FORMER_TEAM_MEMBER']],
    ['tracks it', { trackerUids: ['expert'] }, ['TRACKER']],
    ['said so', { declared: [{ expertUid: 'expert', source: 'EXPERT' }] }, ['DECLARED_BY_EXPERT']],
    ['another said so', { declared: [{ expertUid: 'other', source: 'EXPERT' }] }, []],
    ['stands behind it', { backerUids: ['other', 'expert'] }, ['INVESTOR_OR_MENTOR']],
    ['pays for reviews of it', { payerUids: ['other', 'expert'] }, ['ORGANIZES_PAYMENT']],
    ['the team said so', { unwanted: [{ email: 'anna@sever-lab.ru', uid: null }] }, ['DECLARED_BY_TEAM']],
    [
      'the team said so, of an address of before',
      { unwanted: [{ email: 'anna@before.ru', uid: 'expert' }] },
      ['DECLARED_BY_TEAM'],
    ],
    ['the team named another', { unwanted: [{ email: 'anna@before.ru', uid: 'other' }] }, []],
    [
      'the accelerator said so',
      { declared: [{ expertUid: 'expert', source: 'ACCELERATOR' }] },
      ['DECLARED_BY_ACCELERATOR'],
    ],
    ['has the tax number of somebody', { team: [{ ...mate, taxNumber: '7707083893' }] }, ['SAME_TAX_NUMBER']],
    ['works with somebody', { team: [{ ...mate, company: 'Северная Лаборатория, ООО' }] }, ['SAME_EMPLOYER']],
    ['has an address with somebody', { team: [{ ...mate, email: 'm@sever-lab.ru' }] }, ['SAME_MAIL_DOMAIN']],
  ] as const)('%s', (_what, near, reasons) => {
    expect(conflictsOf({ ...alone, ...near }, expert)).toEqual(reasons)
  })

  test('an address of a public provider and no company say nothing', () => {
    const own = { uid: 'expert', email: 'expert@gmail.com', company: '  ', taxNumber: '' }
    expect(conflictsOf({ ...alone, team: [mate] }, own)).toEqual([])
    expect(employerDomain('a@Mail.RU')).toBeNull()
    expect(employerDomain('')).toBeNull()
    expect(employerDomain('a@people.example')).toBeNull()
    expect(employerDomain('a@test.sever.ru')).toBe('test.sever.ru')
  })
})

test.each([
  ['ООО «Ромашка»', 'ромашка'],
  ['"Ромашка", ООО', 'ромашка'],
  ['АО Звёздный  путь', 'звездный путь'],
  ['Acme Ltd.', 'acme'],
  ['ООО', ''],
  ['', ''],
])('the company %s is compared as "%s"', (name, compared) => {
  expect(comparedCompany(name)).toBe(compared)
})

test('hard reasons apply whatever was overridden, soft ones where nobody knew them', () => {
  const hard = conflictReasons.filter((reason) => conflictWeights[reason] === 'hard')
  expect(hard).toEqual(['LEADER', 'TEAM_MEMBER', 'FORMER_TEAM_MEMBER', 'DECLARED_BY_EXPERT'])
  expect(standAgainst(conflictReasons, conflictReasons)).toEqual(hard)
  expect(standAgainst(['TRACKER', 'SAME_EMPLOYER'], ['TRACKER'])).toEqual(['SAME_EMPLOYER'])
  expect([isHard(['TRACKER']), isHard(['TRACKER', 'TEAM_MEMBER']), isHard([])]).toEqual([false, true, false])
})

test('of several obstacles of an order the first is reported; an administrator overrides the soft ones', () => {
  const free = {
    taskDone: true,
    ownProject: false,
    available: true,
    alreadyOrdered: false,
    readiness: { absence: 'NONE', full: false } as const,
    conflicts: [],
  }
  expect(orderTrouble(free, false)).toBeNull()
  expect(orderTrouble({ ...free, taskDone: false, available: false }, false)).toBe('TASK_NOT_DONE')
  expect(orderTrouble({ ...free, ownProject: true }, true)).toBe('OWN_PROJECT')
  expect(orderTrouble({ ...free, available: false }, true)).toBe('EXPERT_UNAVAILABLE')
  expect(orderTrouble({ ...free, alreadyOrdered: true }, true)).toBe('ALREADY_ORDERED')
  expect(orderTrouble({ ...free, conflicts: ['TRACKER'] }, false)).toBe('CONFLICT')
  expect(orderTrouble({ ...free, conflicts: ['TRACKER'] }, true)).toBeNull()
  expect(orderTrouble({ ...free, conflicts: ['LEADER', 'TRACKER'] }, true)).toBe('CONFLICT')
})
