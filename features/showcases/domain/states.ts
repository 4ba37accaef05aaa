/** Events of publication templates; the payload is `{ id }` of the template. */
export type TemplateEvent = 'ShowcasePublished' | 'ShowcaseArchived' | 'ShowcaseReturnedToDraft'

/** A project was published in a showcase or unpublished; the payload is `{ id, projectId }` of the publication. */
export const publicationEvents = ['ProjectPublished', 'ProjectUnpublished'] as const

/** Updates of published values send no notification. */
export type PublicationEvent = (typeof publicationEvents)[number] | 'ProjectRepublished'

/** States of a publication template (product 5 "Content"); a published one is a showcase. */
export const templateStates = ['DRAFT', 'PUBLISHED', 'ARCHIVE'] as const

export type TemplateState = (typeof templateStates)[number]

/** Actions that move a publication template. */
export const templateMoves = ['publish', 'archive', 'restore'] as const

export type TemplateMove = (typeof templateMoves)[number]

/** Actions of publication managers on a project in one showcase; `republish` updates its values. */
export const publicationMoves = ['publish', 'republish', 'unpublish'] as const

export type PublicationMove = (typeof publicationMoves)[number]

/** Other moves of a publication: on an accepted application, and when the leader withdraws consent. */
export type AnyPublicationMove = PublicationMove | 'publishOnAcceptance' | 'withdraw'

/** Whether other sites may show a showcase: it is published for everybody. */
export const isEmbeddable = (template: { public: boolean; state: TemplateState }): boolean =>
  template.public && template.state === 'PUBLISHED'
