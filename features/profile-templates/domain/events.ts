/** Events of templates; the payload is `{ id }` of the version. */
export type ProfileEvent = 'ProfileTemplatePublished' | 'ProfileTemplateArchived'
