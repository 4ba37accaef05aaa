/** Events that notify nobody, with the reason. */
export const silentEvents = {
  ProfileTemplateArchived: 'the administrators’ own work on the template',
  ProfileTemplatePublished: 'the administrators’ own work on the template',
}
