import type { Feature } from '#platform/server/feature.ts'
import { endpoints } from './contract/index.ts'
import { getLogoQuery } from './server/logo.query.ts'
import { getLocalizationQuery, getSettingsQuery } from './server/system-settings.query.ts'

/** Settings of the portal as a whole: its name, brand, languages and logo. */
export const createAdministration = (options: { demo: boolean }): Feature => ({
  name: 'administration',
  endpoints,
  handlers: [getSettingsQuery(options.demo), getLocalizationQuery, getLogoQuery],
})
