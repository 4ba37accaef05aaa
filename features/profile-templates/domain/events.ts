/** What happens to templates; the payload is `{ id }` of the version. */
export type ProfileEvent = 'ProfileTemplatePublished' | 'ProfileTemplateArchived'
