import type { Limit } from '#platform/domain/limit.ts'
import type { RespondInfo } from './join-request-states.ts'

/** How often one person may ask to join projects: nobody tries out the numbers of others' projects. */
export const respondLimit: Limit = { hits: 30, seconds: 3600 }

/** Why a person cannot ask to join a project, or null when they may. */
export const respondInfoOf = (person: { inTeam: boolean; asked: boolean }): RespondInfo | null => {
  if (person.inTeam) return 'IN_PROJECT_TEAM'
  return person.asked ? 'EXISTS_RESPOND' : null
}

/**
 * Whether a project shows its name to somebody outside its team: it is published, looks for people, or has taken them
 * in. Any other is known to them by its number alone, so that numbers typed in tell nothing.
 */
export const isKnownOutside = (project: {
  published: boolean
  recruits: boolean
  inTeam: boolean
}): boolean => project.published || project.recruits || project.inTeam
