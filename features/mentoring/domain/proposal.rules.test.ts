import { describe, expect, test } from 'vitest'
import { rankMentors, type MentorToPropose } from './proposal.rules.ts'

const mentor = (name: string, given: Partial<MentorToPropose> = {}): MentorToPropose => ({
  name,
  common: [],
  teams: 0,
  mostTeams: 5,
  ...given,
})

const names = (mentors: readonly MentorToPropose[]) => rankMentors(mentors).map(({ name }) => name)

describe('mentors are proposed', () => {
  test('by the topics they share with the project first', () => {
    expect(
      names([
        mentor('free'),
        mentor('two', { common: ['AI', 'Energy'], teams: 4 }),
        mentor('one', { common: ['AI'], teams: 0 }),
      ]),
    ).toEqual(['two', 'one', 'free'])
  })

  test('of equal topics the one with the smaller share of places taken, so that requests spread', () => {
    expect(
      names([
        mentor('three of five', { teams: 3 }),
        mentor('one of two', { teams: 1, mostTeams: 2 }),
        mentor('two of five', { teams: 2 }),
      ]),
    ).toEqual(['two of five', 'one of two', 'three of five'])
  })

  test('of equal shares the one with more places left, then by name', () => {
    expect(
      names([
        mentor('b', { teams: 1, mostTeams: 2 }),
        mentor('many', { teams: 5, mostTeams: 10 }),
        mentor('a', { teams: 1, mostTeams: 2 }),
      ]),
    ).toEqual(['many', 'a', 'b'])
  })

  test('never without a place left, whatever they share', () => {
    expect(names([mentor('full', { common: ['AI'], teams: 5 }), mentor('over', { teams: 7 })])).toEqual([])
  })

  test('one by one: the mentor who gets a request moves behind equals', () => {
    const team = ['a', 'b', 'c'].map((name) => mentor(name, { mostTeams: 3 }))
    const chosen: string[] = []
    for (let n = 0; n < 9; n += 1) {
      const [first] = rankMentors(team)
      chosen.push(first!.name)
      first!.teams += 1
    }
    expect(chosen).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c'])
    expect(rankMentors(team)).toEqual([])
  })
})
