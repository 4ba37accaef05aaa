/**
 * Standing of a project on the portal: kept until it has a leader, on a track, waiting for a decision, or none of
 * these.
 */
export const projectStandings = ['KEPT', 'WORKING', 'APPLIED', 'FREE'] as const

export type ProjectStanding = (typeof projectStandings)[number]
