/** The addresses of this feature's screens. */
export const templatesPath = '/bch/view/publication-templates'
export const constructorPath = '/bch/view/publicationTemplateConstructor/:publicationTemplateId'
export const settingsPath = '/bch/view/publicationTemplateConstructor/:publicationTemplateId/settings'

/** Address of a template's constructor. */
export const templateLink = (id: number) => `/bch/view/publicationTemplateConstructor/${id}` as const
export const templateSettingsLink = (id: number) =>
  `/bch/view/publicationTemplateConstructor/${id}/settings` as const
