import { describe, expect, test } from 'vitest'
import { possibleActions, refusal } from '#platform/domain/machine.ts'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { taskOfMatrix } from '../../../tests/support/task-of-matrix.ts'
import { mayEditAnswer, mayPublishBusinessPlan, startBlockedBy, stateShownTo } from './editing.rules.ts'
import { performers, taskActions as actions, taskStates as states, type TaskAction } from './states.ts'
import { taskMachine as machine, type TaskMove } from './task.machine.ts'
import { tasks, type TaskFacts } from './task.policy.ts'

const everybody = Object.keys(actors) as ActorName[]

const plain: TaskMove = { ...taskOfMatrix, fieldsFilled: true }

/** Kinds of actions; who performs depends on the trackpoint. */
const kinds = ['TEAM', 'ACCELERATOR', 'TRACKER', 'review', 'select', 'erase'] as const

const who = matrix(
  everybody,
  kinds,
  `                 TEAM  ACCELERATOR  TRACKER  review  select  erase
  guest            404   404          404      404     404     404
  stranger         404   404          404      404     404     404
  leader           yes   403          403      403     403     403
  member           yes   403          403      403     403     403
  team             403   yes          403      yes     403     yes
  team admin       403   yes          403      yes     yes     yes
  team tracker     403   yes          yes      yes     403     yes
  tracker          403   403          yes      yes     403     403
  other tracker    404   404          404      404     404     404
  expert           404   404          404      404     404     404
  mentor           404   404          404      404     404     404
  team in project  yes   yes          403      403     403     403
  foreign admin    404   404          404      404     404     404
  portal admin     403   403          403      403     403     403
  portal deputy    403   403          403      403     403     403`,
)

const kindOf: Record<TaskAction, 'perform' | 'review' | 'select' | 'erase'> = {
  start: 'perform',
  complete: 'perform',
  withdraw: 'perform',
  return: 'review',
  accept: 'review',
  discard: 'review',
  autoSelectPass: 'select',
  autoSelectFail: 'select',
  applyPass: 'select',
  applyFail: 'select',
  deleteProgress: 'erase',
}

/** Target of each action from each state (product 5); a dash: refused because the state has changed. */
const targets = matrix(
  actions,
  states,
  `                NOT_STARTED   PROCESS_CODE  START         DONE_CODE         ACCEPT_CODE   DISCARD_CODE  AUTO_SELECT_PASS  AUTO_SELECT_FAIL
  start           PROCESS_CODE  -             -             -                 -             -             -                 -
  complete        -             DONE_CODE     DONE_CODE     -                 -             -             -                 -
  withdraw        -             -             -             START             -             -             -                 -
  return          -             -             -             START             -             -             START             START
  accept          -             -             -             ACCEPT_CODE       -             -             ACCEPT_CODE       ACCEPT_CODE
  discard         -             -             -             DISCARD_CODE      -             -             DISCARD_CODE      DISCARD_CODE
  autoSelectPass  -             -             -             AUTO_SELECT_PASS  -             -             -                 -
  autoSelectFail  -             -             -             AUTO_SELECT_FAIL  -             -             -                 -
  applyPass       -             -             -             -                 -             -             ACCEPT_CODE       -
  applyFail       -             -             -             -                 -             -             -                 DISCARD_CODE
  deleteProgress  -             NOT_STARTED   NOT_STARTED   NOT_STARTED       NOT_STARTED   NOT_STARTED   NOT_STARTED       NOT_STARTED`,
)

/** The first reason that blocks an action; a dash: none. */
const guards = matrix(
  actions,
  ['blocked', 'earlier', 'unanswered', 'unfilled', 'expertise closed', 'expertise open'],
  `                blocked                earlier                     unanswered       unfilled         expertise closed  expertise open
  start           PARTICIPATION_BLOCKED  PREVIOUS_TASK_NOT_ACCEPTED  -                -                -                 -
  complete        PARTICIPATION_BLOCKED  -                           ANSWER_REQUIRED  ANSWER_REQUIRED  -                 -
  withdraw        PARTICIPATION_BLOCKED  -                           -                -                EXPERTISE_ACTIVE  EXPERTISE_ACTIVE
  return          PARTICIPATION_BLOCKED  -                           -                -                EXPERTISE_ACTIVE  EXPERTISE_ACTIVE
  accept          PARTICIPATION_BLOCKED  -                           -                -                -                 EXPERTISE_ACTIVE
  discard         PARTICIPATION_BLOCKED  -                           -                -                -                 EXPERTISE_ACTIVE
  autoSelectPass  PARTICIPATION_BLOCKED  -                           -                -                -                 -
  autoSelectFail  PARTICIPATION_BLOCKED  -                           -                -                -                 -
  applyPass       PARTICIPATION_BLOCKED  -                           -                -                -                 EXPERTISE_ACTIVE
  applyFail       PARTICIPATION_BLOCKED  -                           -                -                -                 EXPERTISE_ACTIVE
  deleteProgress  PARTICIPATION_BLOCKED  -                           -                -                -                 EXPERTISE_ACTIVE`,
)

const obstacles = {
  blocked: { participationAllowed: false },
  earlier: { earlierAccepted: false },
  unanswered: { filled: false },
  unfilled: { fieldsFilled: false },
  'expertise closed': { expertisesNotRejected: 1 },
  'expertise open': { expertisesNotRejected: 1, expertisesOpen: 1 },
} satisfies Record<string, Partial<TaskMove>>

type Obstacle = keyof typeof obstacles

/** Every combination of obstacles; expert reviews are closed or open, not both. */
const situations: Obstacle[][] = [[], ['expertise closed'], ['expertise open']].flatMap((expertise) =>
  [[], ['blocked']].flatMap((blocked) =>
    [[], ['earlier']].flatMap((earlier) =>
      [[], ['unanswered'], ['unfilled'], ['unanswered', 'unfilled']].map(
        (missing) => [...blocked, ...earlier, ...missing, ...expertise] as Obstacle[],
      ),
    ),
  ),
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

const expected = (
  name: ActorName,
  performer: TaskFacts['performer'],
  state: (typeof states)[number],
  action: TaskAction,
  situation: readonly Obstacle[],
): string | null => {
  const kind = kindOf[action]
  const denied = refusals[who[name][kind === 'perform' ? performer : kind]]
  if (denied) return denied
  if (targets[action][state] === '-') return 'TRACKPOINT_STATUS_CHANGED'
  return situation.map((obstacle) => guards[action][obstacle]).find((code) => code !== '-') ?? null
}

describe.each(performers)('a task of the performer %s', (performer) => {
  test.each(everybody)('in all states, actions and situations for %s', (name) => {
    for (const situation of situations) {
      const facts = { ...plain, performer, ...Object.assign({}, ...situation.map((o) => obstacles[o])) }
      for (const state of states) {
        const wanted = actions.filter((action) => !expected(name, performer, state, action, situation))
        expect(possibleActions(machine, state, actors[name], facts)).toEqual(wanted)
        for (const action of actions)
          expect(
            refusal(machine, state, action, actors[name], facts),
            `${action} from ${state} when ${situation.join(', ') || 'nothing hinders'}`,
          ).toBe(expected(name, performer, state, action, situation))
      }
    }
  })
})

test('every action leads where it should', () => {
  for (const action of actions) {
    const led = new Set(Object.values(targets[action]).filter((target) => target !== '-'))
    expect([...led], action).toEqual([machine.transitions[action].to])
  }
})

describe('nobody reviews work of their own', () => {
  test.each(['team', 'team admin', 'team tracker', 'tracker'] as const)('%s', (name) => {
    const actor = actors[name]
    const facts = { ...plain, performer: 'ACCELERATOR' as const, completedByUid: actor.uid }
    expect(tasks.review.allows(actor, facts)).toBe(false)
    expect(tasks.review.allows(actor, { ...facts, completedByUid: 'somebody-else' })).toBe(true)
    expect(tasks.review.allows(actor, { ...facts, otherReviewers: false })).toBe(true)
  })
})

test('team members with the right to auto-filter select, but no project of their own', () => {
  const allowed = { ...actors.team, accessFlags: ['AUTO_FILTER' as const] }
  expect(tasks.select.allows(allowed, plain)).toBe(true)
  expect(tasks.select.allows(allowed, { ...plain, memberUids: [allowed.uid] })).toBe(false)
  expect(tasks.select.allows({ ...actors['team tracker'], accessFlags: ['AUTO_FILTER'] }, plain)).toBe(false)
})

test.each(everybody)(
  'of work that went on on another track %s changes nothing, and sees what they saw',
  (name) => {
    const facts = { ...plain, transferred: true }
    for (const state of states) expect(possibleActions(machine, state, actors[name], facts)).toEqual([])
    for (const rule of [tasks.comment, tasks.publishBusinessPlan])
      expect(rule.allows(actors[name], facts)).toBe(false)
    expect(tasks.view.allows(actors[name], facts)).toBe(tasks.view.allows(actors[name], plain))
  },
)

describe('a tracker of the project who left the accelerator', () => {
  test('sees nothing of it any more', () => {
    const gone = { ...actors.tracker, memberships: [] }
    expect([tasks.view, tasks.review, tasks.comment].map((rule) => rule.allows(gone, plain))).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('the answer', () => {
  test.each(states)('in the state %s is written by the performer while work goes on', (state) => {
    const open = state === 'PROCESS_CODE' || state === 'START'
    for (const name of everybody) {
      const performs = who[name].TEAM === 'yes'
      expect(mayEditAnswer(actors[name], state, plain), name).toBe(open && performs)
      expect(mayEditAnswer(actors[name], state, { ...plain, participationAllowed: false }), name).toBe(false)
    }
  })
})

test.each(states)(
  'the state %s is the reviewers’ while a selection found it and nobody applied it',
  (state) => {
    const found = state === 'AUTO_SELECT_PASS' || state === 'AUTO_SELECT_FAIL'
    for (const name of everybody) {
      const inTeam = ['leader', 'member', 'team in project'].includes(name)
      expect(stateShownTo(actors[name], state, plain), name).toBe(found && inTeam ? 'DONE_CODE' : state)
    }
  },
)

describe('the business plan', () => {
  test.each(states)('in the state %s is shown or hidden by the accelerator', (state) => {
    const ready = state === 'DONE_CODE' || state === 'ACCEPT_CODE'
    for (const name of everybody)
      expect(mayPublishBusinessPlan(actors[name], state, plain), name).toBe(
        ready && who[name].erase === 'yes',
      )
  })
})

describe('why a task cannot be started yet', () => {
  test.each<[Partial<TaskFacts>, string | null]>([
    [{}, null],
    [{ earlierAccepted: false }, 'PREVIOUS_TASK_NOT_ACCEPTED'],
    [{ participationAllowed: false }, 'PARTICIPATION_BLOCKED'],
    [{ participationAllowed: false, earlierAccepted: false }, 'PARTICIPATION_BLOCKED'],
  ])('%j is shown to the performer only, and only before the start', (given, code) => {
    const facts = { ...plain, ...given }
    expect(startBlockedBy(actors.leader, 'NOT_STARTED', facts)).toBe(code)
    expect(startBlockedBy(actors.team, 'NOT_STARTED', facts)).toBeNull()
    expect(startBlockedBy(actors.leader, 'START', facts)).toBeNull()
  })
})
