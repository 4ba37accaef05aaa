import type { RespondInfo } from './join-request-states.ts'

/** Why a person may not request to join a project, or null. */
export const respondInfoOf = (person: { inTeam: boolean; hasRequested: boolean }): RespondInfo | null => {
  if (person.inTeam) return 'IN_PROJECT_TEAM'
  return person.hasRequested ? 'EXISTS_RESPOND' : null
}
