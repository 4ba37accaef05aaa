/** Events of publication templates; the payload is `{ id }` of the template. */
export type TemplateEvent = 'ShowcasePublished' | 'ShowcaseArchived' | 'ShowcaseReturnedToDraft'

/** A project was published in a showcase or unpublished; the payload is `{ id, projectId }` of the publication. */
export const publicationEvents = ['ProjectPublished', 'ProjectUnpublished'] as const

/** Updates of published values send no notification. */
export type PublicationEvent = (typeof publicationEvents)[number] | 'ProjectRepublished'
