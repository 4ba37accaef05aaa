/** States of a publication template (product 5 "Content"); published it is a showcase. */
export const templateStates = ['DRAFT', 'PUBLISHED', 'ARCHIVE'] as const

export type TemplateState = (typeof templateStates)[number]

/** Actions that move a publication template. */
export const templateMoves = ['publish', 'archive', 'restore'] as const

export type TemplateMove = (typeof templateMoves)[number]

/** What whoever looks after publications does with one project in one showcase; `republish` shows the values of now. */
export const publicationMoves = ['publish', 'republish', 'unpublish'] as const

export type PublicationMove = (typeof publicationMoves)[number]

/** What moves a publication besides: an accepted application, and a leader who takes the consent back. */
export type AnyPublicationMove = PublicationMove | 'publishOnAcceptance' | 'withdraw'
