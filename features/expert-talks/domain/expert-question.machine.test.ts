import { expect, test } from 'vitest'
import type { Person } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import { expertQuestionMachine } from './expert-question.machine.ts'
import { expertQuestions, expertTalks, type QuestionFacts } from './expert-talk.policy.ts'
import { questionStates, type QuestionState } from './states.ts'

const person = (uid: string): Person => ({
  kind: 'person',
  uid,
  roles: [],
  memberships: [],
  accessFlags: [],
  impersonatedBy: null,
})

const facts = (own: Partial<QuestionFacts> = {}): QuestionFacts => ({
  performs: false,
  manages: false,
  requested: false,
  acceleratorId: 1,
  expertUid: 'expert',
  inWork: true,
  ended: false,
  workAllowed: true,
  memberUids: ['mate'],
  passed: true,
  ...own,
})

test('a question goes to the team and back by the accelerator alone', () => {
  const at = (state: QuestionState, own: Partial<QuestionFacts>, uid = 'x') =>
    possibleActions(expertQuestionMachine, state, person(uid), facts(own))
  expect(questionStates.map((state) => at(state, { manages: true }))).toEqual([
    ['pass', 'decline'],
    ['decline'],
    ['decline', 'tell'],
    [],
    [],
  ])
  expect(questionStates.map((state) => at(state, {}, 'mate'))).toEqual([[], ['answer'], [], [], []])
  expect(questionStates.flatMap((state) => at(state, { performs: true }))).toEqual([])
})

test('a question of blocked work is moved by nobody', () => {
  const blocked = facts({ manages: true, workAllowed: false })
  expect(
    questionStates.map((state) => possibleActions(expertQuestionMachine, state, person('mate'), blocked)),
  ).toEqual([[], [], [], [], []])
})

test('the team knows of no question before it is passed on, and reads no conversation', () => {
  expect(expertQuestions.view.allows(person('mate'), facts({ passed: false }))).toBe(false)
  expect(expertQuestions.view.allows(person('mate'), facts())).toBe(true)
  expect(expertTalks.view.allows(person('mate'), facts())).toBe(false)
  expect(expertTalks.ask.allows(person('expert'), facts({ performs: true, inWork: false }))).toBe(false)
  const ended = facts({ manages: true, ended: true })
  expect(expertTalks.view.allows(person('acc'), ended)).toBe(true)
  expect(expertTalks.talk.allows(person('acc'), ended)).toBe(false)
})
