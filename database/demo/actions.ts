import type { TaskAction } from '../../features/participations/domain/states.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { taskWords } from './content/task-words.ts'
import { words } from './content/words.ts'
import type { Scene } from './scene.ts'
import type { Chore, Work } from './work.ts'

/** An action on a task, for audit trail, comments and notifications. */
export type Action = {
  work: Work
  chore: Chore
  action: TaskAction
  from: string
  to: string
  actor: Person
  day: number
  comment: string
}

const targets: Record<TaskAction, string> = {
  start: 'PROCESS_CODE',
  complete: 'DONE_CODE',
  withdraw: 'START',
  return: 'START',
  accept: 'ACCEPT_CODE',
  discard: 'DISCARD_CODE',
  autoSelectPass: 'AUTO_SELECT_PASS',
  autoSelectFail: 'AUTO_SELECT_FAIL',
  applyPass: 'ACCEPT_CODE',
  applyFail: 'DISCARD_CODE',
  deleteProgress: 'NOT_STARTED',
}

const performerOf = ({ filed: { lane, venture }, tracker }: Work, i: number): Person => {
  const { performer } = lane.points[i]!
  if (performer === 'TEAM') return venture.team[i % Math.min(2, venture.team.length)]!
  return performer === 'ACCELERATOR' ? lane.house.team[0]! : (tracker ?? lane.house.teamTrackers[0]!)
}

const reviewerOf = ({ filed, tracker }: Work, i: number): Person =>
  filed.lane.points[i]!.performer === 'TEAM' && tracker ? tracker : filed.lane.house.admins[0]!

const actorOf = (work: Work, i: number, action: TaskAction): Person => {
  if (action === 'start' || action === 'complete') return performerOf(work, i)
  return action.startsWith('autoSelect') ? work.filed.lane.house.admins[0]! : reviewerOf(work, i)
}

/** Every action on every task, unordered; the texts of returns and discards are chosen here. */
export const actionsOf = (scene: Scene, works: readonly Work[]): Action[] =>
  works.flatMap((work) => {
    const { house, plan } = work.filed.lane
    const { locale } = house.plan
    const { points } = plan
    return work.chores.flatMap((chore, i) => {
      let state = 'NOT_STARTED'
      return chore.plan.steps.map(({ action, day }): Action => {
        const from = state
        state = targets[action]
        const comment =
          action === 'return'
            ? scene.chance.pick(taskWords[locale][points[i]!].returns)
            : action === 'discard'
              ? scene.chance.pick(words[locale].discards)
              : ''
        return { work, chore, action, from, to: state, actor: actorOf(work, i, action), day, comment }
      })
    })
  })
