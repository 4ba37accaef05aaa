import { call } from '#platform/web/api/call.ts'
import { listAccelerationRequests } from '../../contract/acceleration-request.endpoints.ts'
import { listApplicationDrafts } from '../../contract/application-draft.endpoints.ts'

/** A project of the person, with what applying needs. */
export type ApplyProject = { id: number; name: string; mayApply: boolean }

/** Calls of the projects feature that the application uses. */
export type ProjectCalls = {
  list: () => Promise<ApplyProject[]>
  create: (name: string) => Promise<{ id: number; name: string }>
}

/** A selectable project, with the reason if it cannot be selected. */
export type ProjectChoice = ApplyProject & {
  applied: boolean
  /** An unsent application exists. */
  isBegun: boolean
}

/** The person's projects; those with a pending or accepted application are marked. */
export const loadChoices = async (calls: ProjectCalls, trackId: number): Promise<ProjectChoice[]> => {
  const [projects, open, begun] = await Promise.all([
    calls.list(),
    call(listAccelerationRequests, { query: { status: 'NEW,ACCEPT', limit: 50 } }, { deniedHere: true }),
    call(listApplicationDrafts, {}, { deniedHere: true }),
  ])
  const applied = new Set(open.items.filter((one) => one.track.id === trackId).map((one) => one.project.id))
  const drafts = new Set(begun.items.filter((one) => one.track.id === trackId).map((one) => one.project.id))
  return projects.map((project) => ({
    ...project,
    applied: applied.has(project.id),
    isBegun: drafts.has(project.id),
  }))
}

/** The current project: the selected one if it still exists, else the only one; without projects a new one. */
export const chosenOf = (
  chosen: number | 'new' | null,
  choices: readonly ProjectChoice[],
): number | 'new' | null => {
  if (choices.length === 0) return 'new'
  if (chosen === 'new' || choices.some((one) => one.id === chosen)) return chosen
  const free = choices.filter((one) => one.mayApply && !one.applied)
  return free.length === 1 ? (free[0]?.id ?? null) : null
}
