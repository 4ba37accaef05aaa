import { describe, expect, test } from 'vitest'
import { refusal } from '#platform/domain/machine.ts'
import { actors, type ActorName } from '../../../tests/support/actors.ts'
import { matrix } from '../../../tests/support/matrix.ts'
import { taskOfMatrix } from '../../../tests/support/task-of-matrix.ts'
import { mayRemark } from './editing.rules.ts'
import { remarkMachine as machine, type RemarkFacts } from './remark.machine.ts'
import {
  remarkActions as actions,
  remarkStates as states,
  taskStates,
  type RemarkAction,
  type TaskState,
} from './states.ts'

const everybody = Object.keys(actors) as ActorName[]

const facts: RemarkFacts = { ...taskOfMatrix, taskState: 'START' }

/** The performer fixes; the reviewer comments, resolves and reopens; the two exclude each other. */
const who = matrix(
  everybody,
  ['perform', 'review'],
  `                 perform  review
  guest            404      404
  stranger         404      404
  leader           yes      403
  member           yes      403
  team             403      yes
  team admin       403      yes
  team tracker     403      yes
  tracker          403      yes
  other tracker    404      404
  expert           404      404
  mentor           404      404
  team in project  yes      403
  foreign admin    404      404
  portal admin     403      403
  portal deputy    403      403`,
)

const kindOf: Record<RemarkAction, 'perform' | 'review'> = {
  mend: 'perform',
  takeBack: 'perform',
  settle: 'review',
  reopen: 'review',
}

/** Target of each action; a dash: refused because the state has changed. */
const targets = matrix(
  actions,
  states,
  `         OPEN     MENDED   SETTLED
  mend      MENDED   -        -
  takeBack  -        OPEN     -
  settle    SETTLED  SETTLED  -
  reopen    -        OPEN     OPEN`,
)

/** States of the task in which an action is possible. */
const during = matrix(
  taskStates,
  ['perform', 'settle', 'reopen', 'remark'],
  `                 perform  settle  reopen  remark
  NOT_STARTED       no       yes     yes     no
  PROCESS_CODE      yes      yes     yes     yes
  START             yes      yes     yes     yes
  DONE_CODE         no       yes     yes     yes
  ACCEPT_CODE       no       yes     no      no
  DISCARD_CODE      no       yes     no      no
  AUTO_SELECT_PASS  no       yes     yes     yes
  AUTO_SELECT_FAIL  no       yes     yes     yes`,
)

const refusals: Record<string, string | null> = { yes: null, 403: 'ACCESS_DENIED', 404: 'NOT_FOUND' }

const hindrance = (action: RemarkAction, taskState: TaskState, allowed: boolean): string | null => {
  const column = kindOf[action] === 'perform' ? 'perform' : (action as 'settle' | 'reopen')
  if (!allowed) return 'PARTICIPATION_BLOCKED'
  return during[taskState][column] === 'yes' ? null : 'TRACKPOINT_STATUS_CHANGED'
}

describe.each(everybody)('%s', (name) => {
  test.each(actions)('%s, in all states of the remark and its task', (action) => {
    for (const state of states)
      for (const taskState of taskStates)
        for (const participationAllowed of [true, false]) {
          const target = targets[action][state]
          expect(
            refusal(machine, state, action, actors[name], { ...facts, taskState, participationAllowed }),
            `${state}, task ${taskState}, ${participationAllowed ? 'allowed' : 'blocked'}`,
          ).toBe(
            refusals[who[name][kindOf[action]]] ??
              (target === '-' ? 'STATE_CHANGED' : hindrance(action, taskState, participationAllowed)),
          )
        }
  })

  test('remarks while the task is under way', () => {
    for (const state of taskStates)
      expect(mayRemark(actors[name], state, facts), state).toBe(
        who[name].review === 'yes' && during[state].remark === 'yes',
      )
  })
})

test('every action leads where it should', () => {
  for (const action of actions) {
    const led = new Set(Object.values(targets[action]).filter((target) => target !== '-'))
    expect([...led], action).toEqual([machine.transitions[action].to])
  }
})
