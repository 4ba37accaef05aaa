import type { TaskState } from '../../features/participations/domain/states.ts'
import { wishedCodes } from './task-fields.ts'
import type { Work } from './work.ts'

/** Codes required by a project's tasks in these states, by project. */
const codesBy = (works: readonly Work[], states: ReadonlySet<TaskState>): Map<number, Set<string>> => {
  const codes = new Map<number, Set<string>>()
  for (const { filed, chores } of works) {
    const projectId = filed.row.project_id
    const known = codes.get(projectId) ?? new Set()
    codes.set(projectId, known)
    for (const [i, { row }] of chores.entries())
      if (states.has(row.state)) for (const code of wishedCodes(filed.lane.plan.points[i]!)) known.add(code)
  }
  return codes
}

const waiting: readonly TaskState[] = ['START', 'DONE_CODE', 'AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL']

/** Submitted elements are filled in; `waiting` are those in review now. */
export const requestedCodes = (works: readonly Work[]) => ({
  handedIn: codesBy(works, new Set([...waiting, 'ACCEPT_CODE', 'DISCARD_CODE'])),
  waiting: codesBy(works, new Set(waiting)),
})

export type RequestedCodes = ReturnType<typeof requestedCodes>
