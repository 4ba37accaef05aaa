import type { RespondInfo } from './join-request-states.ts'

/** Why a person cannot ask to join a project, or null when they may. */
export const respondInfoOf = (person: { inTeam: boolean; asked: boolean }): RespondInfo | null => {
  if (person.inTeam) return 'IN_PROJECT_TEAM'
  return person.asked ? 'EXISTS_RESPOND' : null
}
