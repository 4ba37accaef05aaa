/** Where a project stands on the portal: kept until somebody leads it, on a track, waiting for a decision, or none of it. */
export const projectStandings = ['KEPT', 'WORKING', 'APPLIED', 'FREE'] as const

export type ProjectStanding = (typeof projectStandings)[number]
