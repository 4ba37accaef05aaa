/** Events of a project's team, which trigger notifications. The payload is `{ id, personUid }` of the project. */
export const projectTeamEvents = ['ProjectMemberAdded', 'ProjectMemberLeft'] as const

/**
 * A project managed by an accelerator got a leader; the payload is `{ id, personUid }` of the project, the
 * accelerator is the event's.
 */
export const keepingEvents = ['ProjectLeaderCame'] as const

/** An administrator transferred a project to another leader; the payload is `{ id, personUid }` of the project. */
export const givenLeadEvents = ['ProjectLeadGiven'] as const

/** A deleted project was restored; the payload is `{ id }` of the project. */
export const restoredEvents = ['ProjectRestored'] as const

export type ProjectTeamEvent = (typeof projectTeamEvents)[number]

/** Events of offers to lead a project; the payload is `{ id }` of the offer. */
export const leadershipEvents = [
  'LeadershipOffered',
  'LeadershipAccepted',
  'LeadershipDeclined',
  'LeadershipOfferRevoked',
] as const

export type LeadershipEvent = (typeof leadershipEvents)[number]

/** A presentation was added to a project; the payload is `{ id }` of the document. */
export const presentationEvents = ['ProjectPresentationAdded'] as const
