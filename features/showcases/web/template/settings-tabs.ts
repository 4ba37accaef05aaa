import type { Template } from '../showcase.types.ts'

/** Parts of a template's settings, each on its own page; access to the showcase is for its builders. */
const settingsTabs = ['general', 'sites', 'keys', 'hooks', 'views'] as const

export type SettingsTab = (typeof settingsTabs)[number]

const forReaders: ReadonlySet<SettingsTab> = new Set(['general', 'views'])

/** The parts that the reader may see. */
export const settingsTabsOf = ({ actions }: Pick<Template, 'actions'>): readonly SettingsTab[] =>
  actions.includes('edit') ? settingsTabs : settingsTabs.filter((tab) => forReaders.has(tab))
