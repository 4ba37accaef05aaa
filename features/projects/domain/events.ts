/** What happens to a project's team; notifications hang on these. The payload is `{ id, personUid }` of the project. */
export const projectTeamEvents = ['ProjectMemberAdded', 'ProjectMemberLeft'] as const

/** Somebody leads a project that an accelerator kept; the payload is `{ id, personUid }` of the project, its accelerator the event's. */
export const keepingEvents = ['ProjectLeaderCame'] as const

/** An administrator gave a project to another leader; the payload is `{ id, personUid }` of the project. */
export const givenLeadEvents = ['ProjectLeadGiven'] as const

/** A deleted project was brought back; the payload is `{ id }` of the project. */
export const restoredEvents = ['ProjectRestored'] as const

export type ProjectTeamEvent = (typeof projectTeamEvents)[number]

/** What happens to offers to lead a project; the payload is `{ id }` of the offer. */
export const leadershipEvents = [
  'LeadershipOffered',
  'LeadershipAccepted',
  'LeadershipDeclined',
  'LeadershipOfferRevoked',
] as const

export type LeadershipEvent = (typeof leadershipEvents)[number]

/** A presentation was added to a project; the payload is `{ id }` of the document. */
export const presentationEvents = ['ProjectPresentationAdded'] as const
