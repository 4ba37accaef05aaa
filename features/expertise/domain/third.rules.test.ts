import { expect, test } from 'vitest'
import { proposeThird, type Candidate } from './third.rules.ts'

const expert = (uid: string, given: Partial<Candidate> = {}): Candidate => ({
  uid,
  competencies: [],
  conflicts: [],
  ordered: false,
  absentUntil: null,
  capacity: null,
  inMonth: 0,
  open: 0,
  ...given,
})

const knows = { competencies: [{ id: 7 }] }

test.each<[string, Candidate[], string | null]>([
  ['nobody', [], null],
  ['whoever has the least to do', [expert('a', { open: 2 }), expert('b', { open: 1 })], 'b'],
  ['whoever knows the area before who is free', [expert('a'), expert('b', { ...knows, open: 4 })], 'b'],
  ['not whoever reviewed', [expert('old', knows), expert('b')], 'b'],
  ['not whoever was asked already', [expert('a', { ordered: true }), expert('b')], 'b'],
  ['nobody whom a conflict speaks against', [expert('a', { conflicts: ['TRACKER'] })], null],
  ['nobody who is away', [expert('a', { absentUntil: '2026-12-01' })], null],
  ['nobody whose month is full', [expert('a', { capacity: 2, inMonth: 2 })], null],
  ['whoever has room in the month', [expert('a', { capacity: 2, inMonth: 1 })], 'a'],
])('proposes %s', (_what, candidates, uid) => {
  expect(proposeThird(candidates, { reviewed: ['old'], competencyId: 7 })).toBe(uid)
})
