/** The addresses of this feature's screens. */
export const templatesPath = '/bch/view/publication-templates'
export const constructorPath = '/bch/view/publicationTemplateConstructor/:publicationTemplateId'
export const settingsPath = '/bch/view/publicationTemplateConstructor/:publicationTemplateId/settings'

/** Where one template is built, and where it is set. */
export const templateLink = (id: number) => `/bch/view/publicationTemplateConstructor/${id}` as const
export const templateSettingsLink = (id: number) =>
  `/bch/view/publicationTemplateConstructor/${id}/settings` as const
