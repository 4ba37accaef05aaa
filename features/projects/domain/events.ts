/** What happens to a project's team; notifications hang on these. The payload is `{ id, personUid }` of the project. */
export const projectTeamEvents = ['ProjectMemberAdded', 'ProjectMemberLeft'] as const

/** One of `projectTeamEvents`. */
export type ProjectTeamEvent = (typeof projectTeamEvents)[number]
