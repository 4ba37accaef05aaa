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

/** Kinds of a project (spec 3). */
export const projectTypes = ['NOT_DETERMINED', 'INNOVATIVE', 'ENTREPRENEURIAL'] as const

/** States of a project's publication (product 5). */
export const publicationStates = ['DRAFT', 'PUBLISHED', 'ARCHIVE'] as const

export type PublicationState = (typeof publicationStates)[number]

/** Actions that change a publication's state (spec 3 "Access action"). */
export const publicationActions = ['PUBLISH_PROJECT', 'CANCEL_PUBLISH_PROJECT'] as const

export type PublicationAction = (typeof publicationActions)[number]

/** Who may read a document of a project (spec 3). */
export const documentAccess = ['EVERYONE', 'TEAM_ONLY'] as const

/** Kinds of documents: presentations come first, and trigger notifications to people who work with the project. */
export const documentKinds = ['DOCUMENT', 'PRESENTATION'] as const

export type DocumentKind = (typeof documentKinds)[number]

/** Extensions of a presentation file. */
export const presentationExtensions = ['pdf', 'pptx', 'ppt', 'odp'] as const

/** Who may open the page of a published project besides people who work with it (spec 6 "Visibility levels"). */
export const accessLevels = ['ALL', 'AUTHORIZED', 'ACCELERATOR_TEAM'] as const

export type AccessLevel = (typeof accessLevels)[number]

/** Visibility of a profile element (spec 3 "User-visible attribute state"). */
export const elementVisibilities = ['VISIBLE_ALL', 'VISIBLE_TEAM', 'NON_VISIBLE'] as const

export type ElementVisibility = (typeof elementVisibilities)[number]

/** Default: visible to the team and the accelerators it works with. */
export const usualVisibility: ElementVisibility = 'VISIBLE_TEAM'

/** Whether a project may work in its track (spec 3 "Access status"); read-only after a transfer to another track. */
export const accessStates = ['ALLOWED_TO_WORK', 'BLOCKED', 'TRANSFERRED'] as const

export type AccessState = (typeof accessStates)[number]
