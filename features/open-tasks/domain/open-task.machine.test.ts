import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { system, type Actor } from '#platform/domain/actor.ts'
import { refusal } from '#platform/domain/machine.ts'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { answerProblem, answerProblems, type FormField } from './form.rules.ts'
import { openTaskMachine } from './open-task.machine.ts'
import { jurorsDisagree, rank, type Criterion } from './ranking.rules.ts'
import { decidePress, dueMove, moveByOutage, type Stages } from './stages.rules.ts'
import { openTaskMoves, openTaskStates, type OpenTaskMove } from './states.ts'

const task = {
  personUid: 'leader',
  isPublished: true,
  wasPublished: true,
  jurorUids: ['expert'],
  isComplete: true,
  isAhead: true,
  unscored: false,
}

const everybody = Object.keys(actors) as ActorName[]

const byOf = {
  submit: 'host',
  recall: 'manage',
  approve: 'moderate',
  return: 'moderate',
  open: 'keep',
  close: 'keep',
  reopen: 'oversee',
  judge: 'manage',
  announce: 'keep',
  cancel: 'oversee',
} as const

/** Actions that follow from a person's relation to the task; sending it also requires a role. */
const movesByStanding = openTaskMoves.filter(
  (move): move is Exclude<OpenTaskMove, 'submit'> => move !== 'submit',
)

const may = matrix(
  everybody,
  ['manage', 'moderate', 'oversee', 'keep'],
  `                 manage  moderate  oversee  keep
  guest            403     403       403      404
  stranger         403     403       403      404
  leader           yes     403       yes      404
  member           403     403       403      404
  team             403     403       403      404
  team admin       403     403       403      404
  team tracker     403     403       403      404
  tracker          403     403       403      404
  other tracker    403     403       403      404
  expert           403     403       403      404
  mentor           403     403       403      404
  team in project  403     403       403      404
  foreign admin    403     403       403      404
  portal admin     403     yes       yes      404
  portal deputy    403     yes       yes      404`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

const targets = matrix(
  openTaskStates,
  openTaskMoves,
  `           submit      recall  approve   return  open  close   reopen  judge   announce  cancel
  DRAFT       MODERATION  -       -         -       -     -       -       -       -         CANCELLED
  MODERATION  -           DRAFT   APPROVED  DRAFT   -     -       -       -       -         -
  APPROVED    -           DRAFT   -         -       OPEN  -       -       -       -         CANCELLED
  OPEN        -           -       -         -       -     CLOSED  -       -       -         CANCELLED
  CLOSED      -           -       -         -       -     -       OPEN    JUDGED  -         CANCELLED
  JUDGED      -           -       -         -       -     -       -       -       RESULTS   CANCELLED
  RESULTS     -           -       -         -       -     -       -       -       -         -
  CANCELLED   -           -       -         -       -     -       -       -       -         -`,
)

const host = { ...actors.leader, roles: ['HTFRN'] } as Actor

const actorOf = (move: (typeof openTaskMoves)[number]) =>
  ({
    manage: actors.leader,
    host,
    moderate: actors['portal admin'],
    oversee: actors.leader,
    keep: system,
  })[byOf[move]]

describe('open task', () => {
  test('is sent by its organiser while they have the role of organisers', () => {
    const submit = (actor: Actor) => refusal(openTaskMachine, 'DRAFT', 'submit', actor, task)
    expect([submit(host), submit(actors.leader), submit(actors.stranger)]).toEqual([
      null,
      'ACCESS_DENIED',
      'ACCESS_DENIED',
    ])
  })

  test('a draft that nobody saw is not cancelled', () => {
    expect(refusal(openTaskMachine, 'DRAFT', 'cancel', host, { ...task, wasPublished: false })).toBe(
      'STATE_CHANGED',
    )
  })

  test.each(movesByStanding.flatMap((move) => everybody.map((who) => [move, who] as const)))(
    '%s by %s',
    (move, who) => {
      const from = openTaskMachine.transitions[move].from[0]!
      expect(refusal(openTaskMachine, from, move, actors[who], task)).toBe(refusals[may[who][byOf[move]]])
    },
  )

  test.each(openTaskStates.flatMap((state) => openTaskMoves.map((move) => [state, move] as const)))(
    'in %s: %s',
    (state, move) => {
      const target = targets[state][move]
      const refused = refusal(openTaskMachine, state, move, actorOf(move), task)
      expect(refused).toBe(target === '-' ? 'STATE_CHANGED' : null)
      if (target !== '-') expect(openTaskMachine.transitions[move].to).toBe(target)
    },
  )

  test('what is incomplete, past or unscored does not move', () => {
    const { leader } = actors
    expect(refusal(openTaskMachine, 'DRAFT', 'submit', host, { ...task, isComplete: false })).toBe(
      'OPEN_TASK_INCOMPLETE',
    )
    expect(refusal(openTaskMachine, 'DRAFT', 'submit', host, { ...task, isAhead: false })).toBe(
      'OPEN_TASK_STAGES_PAST',
    )
    expect(refusal(openTaskMachine, 'CLOSED', 'judge', leader, { ...task, unscored: true })).toBe(
      'OPEN_TASK_UNSCORED',
    )
  })
})

const stages: Stages = { status: 'OPEN', opensAt: 1000, entriesUntil: 2000, late: 'REFUSE' }

describe('a press', () => {
  test('counts from the opening to the deadline, both included', () => {
    expect(decidePress(stages, null, 999)).toEqual({ result: 'REFUSED', refusal: 'NOT_OPEN' })
    expect(decidePress(stages, null, 1000)).toEqual({ result: 'RECEIVED' })
    expect(decidePress(stages, null, 2000)).toEqual({ result: 'RECEIVED' })
    expect(decidePress(stages, null, 2001)).toEqual({ result: 'REFUSED', refusal: 'CLOSED' })
  })

  test('is taken by its instant, whether or not the portal has noted the stage', () => {
    expect(decidePress({ ...stages, status: 'APPROVED' }, null, 1500)).toEqual({ result: 'RECEIVED' })
    expect(decidePress({ ...stages, status: 'CLOSED' }, null, 1500)).toEqual({ result: 'RECEIVED' })
    expect(decidePress({ ...stages, status: 'JUDGED' }, null, 1500)).toMatchObject({ refusal: 'CLOSED' })
    expect(decidePress({ ...stages, status: 'DRAFT' }, null, 1500)).toMatchObject({ refusal: 'NOT_OPEN' })
  })

  test('is marked late where the organiser takes late ones, but never takes an entry out of competition', () => {
    const marking = { ...stages, late: 'MARK' } as const
    expect(decidePress(marking, null, 2001)).toEqual({ result: 'LATE' })
    expect(decidePress(marking, { inTime: false }, 2001)).toEqual({ result: 'LATE' })
    expect(decidePress(marking, { inTime: true }, 2001)).toEqual({
      result: 'REFUSED',
      refusal: 'LATE_CHANGE',
    })
  })

  test('the portal moves a task at the instants of its stages, and not before', () => {
    const task = { opensAt: 1000, entriesUntil: 2000, resultsAt: 3000 }
    const due = (status: Stages['status'], at: number) => dueMove({ ...task, status }, at)
    expect([due('APPROVED', 999), due('APPROVED', 1000), due('OPEN', 2000), due('OPEN', 2001)]).toEqual([
      null,
      'open',
      null,
      'close',
    ])
    expect([due('JUDGED', 2999), due('JUDGED', 3000), due('CLOSED', 9999), due('DRAFT', 9999)]).toEqual([
      null,
      'announce',
      null,
      null,
    ])
  })

  test('an outage moves both instants by exactly its length', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(1e9), fc.nat(1e9), (until, from, length) => {
        const moved = moveByOutage({ entriesUntil: until, resultsAt: until + 5 }, { from, to: from + length })
        expect(moved).toEqual({ entriesUntil: until + length, resultsAt: until + 5 + length })
      }),
    )
  })
})

const criteria: Criterion[] = [
  { name: 'a', description: '', weight: 1 },
  { name: 'b', description: '', weight: 3 },
]

describe('ranking', () => {
  test('weighs, breaks ties by the heaviest criterion, and shares places', () => {
    const ranked = rank(criteria, [
      { id: 1, scores: [[10, 4]] },
      { id: 2, scores: [[1, 7]] },
      { id: 3, scores: [[4, 6]] },
      { id: 4, scores: [[4, 6]] },
      { id: 5, scores: [[0, 0]] },
      { id: 6, scores: [] },
    ])
    // 1: (10 + 12) / 4 = 5.5; 2: (1 + 21) / 4 = 5.5; 3 and 4: (4 + 18) / 4 = 5.5
    expect(ranked).toEqual([
      { id: 2, score: 5.5, place: 1 },
      { id: 3, score: 5.5, place: 2 },
      { id: 4, score: 5.5, place: 2 },
      { id: 1, score: 5.5, place: 4 },
      { id: 5, score: 0, place: 5 },
    ])
  })

  test('a jury is counted as its mean', () => {
    expect(
      rank(criteria, [
        {
          id: 1,
          scores: [
            [10, 10],
            [0, 0],
          ],
        },
      ]),
    ).toEqual([{ id: 1, score: 5, place: 1 }])
  })

  test('disagreeing jurors are reported, by the limits of expert reviews', () => {
    const [useful, fresh] = [
      { name: 'Польза', description: '', weight: 3 },
      { name: 'Новизна', description: '', weight: 1 },
    ]
    const apart = (...scores: number[][]) => jurorsDisagree([useful, fresh], scores)
    expect([
      apart(),
      apart([10, 10]),
      // Totals 5 and 7.5, then 5 and 7.25.
      apart([5, 5], [8, 6]),
      apart([5, 5], [8, 5]),
      // One criterion differs by 6, then by 5, both with little weight.
      apart([5, 8], [5, 2]),
      apart([5, 8], [5, 3]),
      // The largest difference of three.
      apart([5, 5], [6, 6], [8, 8]),
    ]).toEqual([false, false, true, false, true, false, true])
  })

  test('does not depend on the order in which entries come', () => {
    const entries = fc.uniqueArray(
      fc.record({
        id: fc.nat(1000),
        scores: fc.array(fc.tuple(fc.nat(10), fc.nat(10)), { minLength: 1, maxLength: 3 }),
      }),
      { selector: ({ id }) => id, maxLength: 20 },
    )
    fc.assert(
      fc.property(entries, (given) => {
        expect(rank(criteria, given.toReversed())).toEqual(rank(criteria, given))
      }),
    )
  })
})

const today = '2026-06-01'

test('answers are checked by the kind of their question', () => {
  const of = (kind: FormField['kind'], required = true, choices = ''): FormField => ({
    label: 'x',
    help: '',
    kind,
    required,
    choices,
  })
  const problems = answerProblems(
    [of('TEXT'), of('NUMBER'), of('LINK'), of('CHOICE', true, 'да\nнет'), of('LINE', false)],
    ['', 'много', 'не ссылка', 'может быть', ''],
    today,
  )
  expect([...problems]).toEqual([
    [0, 'REQUIRED'],
    [1, 'NOT_A_NUMBER'],
    [2, 'INVALID_URL'],
    [3, 'NOT_IN_LIST'],
  ])
  expect(
    answerProblems(
      [of('NUMBER'), of('LINK'), of('CHOICE', true, 'да\nнет')],
      [-1.5, 'example.com/x', 'нет'],
      today,
    ).size,
  ).toBe(0)
})

test('an answer keeps within the bounds of its question', () => {
  const ask = (kind: FormField['kind'], bounds: Partial<FormField>): FormField => ({
    label: 'x',
    help: '',
    kind,
    required: true,
    choices: '',
    ...bounds,
  })
  const [cost, share, date] = [
    ask('MONEY', { min: 0, max: 1000 }),
    ask('INTEGER', { min: 1 }),
    ask('DATE', { notPast: true, to: '2026-12-31' }),
  ]
  const rub = (amount: string) => ({ amount, currency: 'RUB' as const })
  const problem = (question: FormField, answer: Parameters<typeof answerProblem>[1]) =>
    answerProblem(question, answer, today)
  expect([
    problem(cost, rub('-1')),
    problem(cost, rub('0')),
    problem(cost, rub('1000.01')),
    problem(share, 0),
    problem(share, 1),
    problem(date, '2026-05-31'),
    problem(date, today),
    problem(date, '2027-01-01'),
    // The later of two bounds applies; a bound of another kind of question does not.
    problem(ask('DATE', { notPast: true, from: '2026-06-10' }), '2026-06-09'),
    problem(ask('DATE', { notPast: true, from: '2026-01-01' }), '2026-05-31'),
    problem(ask('DATE', { min: 5 }), '2020-01-01'),
  ]).toEqual([
    'TOO_SMALL',
    null,
    'TOO_BIG',
    'TOO_SMALL',
    null,
    'TOO_SMALL',
    null,
    'TOO_BIG',
    'TOO_SMALL',
    'TOO_SMALL',
    null,
  ])
})
