/** What happens to publication templates; the payload is `{ id }` of the template. */
export type TemplateEvent = 'ShowcasePublished' | 'ShowcaseArchived' | 'ShowcaseReturnedToDraft'

/** A project came into a showcase or left it; the payload is `{ id, projectId }` of the publication. */
export const publicationEvents = ['ProjectPublished', 'ProjectUnpublished'] as const

/** Of the same values shown anew nobody is told. */
export type PublicationEvent = (typeof publicationEvents)[number] | 'ProjectRepublished'
