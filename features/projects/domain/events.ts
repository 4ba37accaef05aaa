/**
 * A project managed by an accelerator got a leader; the payload is `{ id, personUid }` of the project, the
 * accelerator is the event's.
 */
export const keepingEvents = ['ProjectLeaderCame'] as const

/** An administrator transferred a project to another leader; the payload is `{ id, personUid }` of the project. */
export const givenLeadEvents = ['ProjectLeadGiven'] as const
/** Events of offers to lead a project; the payload is `{ id }` of the offer. */
export const leadershipEvents = [
  'LeadershipOffered',
  'LeadershipAccepted',
  'LeadershipDeclined',
  'LeadershipOfferRevoked',
] as const

export type LeadershipEvent = (typeof leadershipEvents)[number]
