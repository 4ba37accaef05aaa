import { describe, expect, test } from 'vitest'
import {
  planOf,
  pose,
  type AssignmentFacts,
  type PlannedExpert,
  type PlannedTask,
} from './assignment.rules.ts'

const task = (id: number, own: Partial<PlannedTask> = {}): PlannedTask => ({
  id,
  projectId: 5,
  own: false,
  reviews: 0,
  had: [],
  seenBy: [],
  ...own,
})

const expert = (uid: string, own: Partial<PlannedExpert> = {}): PlannedExpert => ({
  uid,
  email: `${uid}@north.example`,
  company: '',
  taxNumber: '',
  competent: false,
  certified: false,
  done: 0,
  late: 0,
  load: 0,
  languages: [],
  time: { today: '2026-11-24', dueOn: '2026-11-30', absences: [], capacity: null, inMonth: 0 },
  ...own,
})

const time = (own: Partial<PlannedExpert['time']>) => ({ ...expert('').time, ...own })

const facts = (own: Partial<AssignmentFacts> = {}): AssignmentFacts => ({
  tasks: [task(1)],
  experts: [expert('a')],
  projects: [
    {
      id: 5,
      nearby: {
        leaderUid: 'leader',
        team: [{ uid: 'leader', email: 'l@team.example', company: 'ООО «Тихий город»', taxNumber: '' }],
        formerUids: [],
        backerUids: [],
        payerUids: [],
        trackerUids: [],
        declared: [{ expertUid: 'declared', source: 'ACCELERATOR' }],
        unwanted: [],
      },
    },
  ],
  reviews: 1,
  language: null,
  keep: [],
  ruledOut: [],
  ...own,
})

const pair = { taskId: 1, expertUid: 'a' }
const away = { absences: [{ from: '2026-11-20', to: '2026-12-10' }] }

describe('the obstacles of a pair', () => {
  test.each([
    ['OWN_PROJECT', { tasks: [task(1, { own: true })] }],
    ['HAD_TASK', { tasks: [task(1, { had: ['a'] })] }],
    ['CONFLICT', { experts: [expert('a', { company: 'Тихий город, ООО' })] }],
    ['ABSENT', { experts: [expert('a', { time: time(away) })] }],
    ['LANGUAGE', { language: 'en', experts: [expert('a', { languages: ['ru'] })] }],
    ['FULL', { experts: [expert('a', { time: time({ capacity: 2, inMonth: 2 }) })] }],
    ['RULED_OUT', { ruledOut: [pair] }],
  ] as const)('%s', (barrier, own) => {
    const { candidates, barred } = pose(facts(own))
    expect(candidates).toEqual([])
    expect([...barred[0]!]).toEqual([[barrier, 1]])
  })

  test.each([
    ['no language is asked for', { experts: [expert('a', { languages: ['ru'] })] }],
    ['the expert reviews in any language', { language: 'en' }],
    [
      'the expert is away for some of the days',
      { experts: [expert('a', { time: time({ absences: [{ from: '2026-11-25', to: '2026-11-26' }] }) })] },
    ],
    ['there is room', { experts: [expert('a', { time: time({ capacity: 2, inMonth: 1 }) })] }],
  ] as const)('nothing where %s', (_, own) => {
    expect(pose(facts(own)).candidates).toHaveLength(1)
  })

  test('soft conflicts do as well: nobody has looked at them', () => {
    expect(pose(facts({ experts: [expert('declared')] })).candidates).toEqual([])
  })

  test('a pinned pair overrides wishes, not hard rules, and what is lost is reported', () => {
    const full = expert('a', { languages: ['ru'], time: time({ capacity: 0 }) })
    const wished = pose(facts({ experts: [full], language: 'en', keep: [pair], ruledOut: [pair] }))
    expect(wished.candidates).toMatchObject([{ locked: true }])
    expect(wished.lost).toEqual([])
    const firm = pose(facts({ tasks: [task(1, { had: ['a'] })], keep: [pair] }))
    expect(firm.candidates).toEqual([])
    expect(firm.lost).toEqual([{ ...pair, barrier: 'HAD_TASK' }])
  })

  test('reviews that are there count', () => {
    const { problem } = pose(
      facts({ tasks: [task(1, { reviews: 1 }), task(2), task(3, { reviews: 5 })], reviews: 2 }),
    )
    expect(problem.needs).toEqual([1, 2, 0])
  })
})

describe('a plan', () => {
  test('says of each pair why and what becomes of the load, of each task without a review who can’t', () => {
    const given = facts({
      tasks: [task(1, { seenBy: ['b'] }), task(2, { own: true }), task(3)],
      experts: [
        expert('a', { competent: true, certified: true, load: 3 }),
        expert('b', { done: 4, late: 2, load: 1, time: time({ capacity: 1 }) }),
      ],
    })
    const posed = pose(given)
    const at = (taskId: number, of: string) =>
      posed.candidates.findIndex(
        ({ task: t, expert: e }) => given.tasks[t]!.id === taskId && given.experts[e]!.uid === of,
      )
    expect(planOf(given, posed, { chosen: [at(1, 'a'), at(1, 'b')], short: [0, 1, 1] })).toEqual({
      pairs: [
        { ...pair, kept: false, reasons: ['COMPETENCY', 'CERTIFIED'], before: 3, after: 4 },
        {
          taskId: 1,
          expertUid: 'b',
          kept: false,
          reasons: ['SEEN_BEFORE', 'OFTEN_LATE'],
          before: 1,
          after: 2,
        },
      ],
      unstaffed: [
        { taskId: 2, missing: 1, barriers: [{ barrier: 'OWN_PROJECT', experts: 2 }] },
        { taskId: 3, missing: 1, barriers: [{ barrier: 'TAKEN', experts: 2 }] },
      ],
      loads: [
        { expertUid: 'a', before: 3, after: 4 },
        { expertUid: 'b', before: 1, after: 2 },
      ],
      lost: [],
    })
  })
})
