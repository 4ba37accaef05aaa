import type { SettingsTab } from './template/settings-tabs.ts'

/** The addresses of this feature's screens. */
export const templatesPath = '/bch/view/publication-templates'
export const constructorPath = '/bch/view/publicationTemplateConstructor/:publicationTemplateId'
export const settingsPath = '/bch/view/publicationTemplateConstructor/:publicationTemplateId/settings'

/** Address of a template's constructor. */
export const templateLink = (id: number) => `/bch/view/publicationTemplateConstructor/${id}` as const

/** Address of a part of its settings; the general one without a tab. */
export const templateSettingsLink = (id: number, tab: SettingsTab) => {
  const path = `/bch/view/publicationTemplateConstructor/${id}/settings` as const
  return tab === 'general' ? path : (`${path}?tab=${tab}` as const)
}
