import type { BoardColumn } from '../../domain/states.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import type { ProjectDeeds } from './use-project-deeds.ts'

type Action = ProjectInWork['actions'][number]

/** Where a card goes when an action is done; an action whose column depends on the work has none. */
const columnAfter: Partial<Record<Action, BoardColumn>> = {
  accept: 'TO_START',
  reject: 'CLOSED',
  BLOCK: 'BLOCKED',
}

/** Columns a card may be moved to: those an allowed action leads to. */
export const movesOf = (row: ProjectInWork): BoardColumn[] =>
  row.actions.flatMap((action) => columnAfter[action] ?? [])

/** Does the action that leads to the column; each of them asks first. */
export const moveTo = (row: ProjectInWork, column: string, deeds: ProjectDeeds): void => {
  const action = row.actions.find((one) => columnAfter[one] === column)
  if (action === 'accept') deeds.accept(row)
  else if (action === 'reject') deeds.reject(row)
  else if (action === 'BLOCK') deeds.block(row)
}
