import { featureOf, type Feature } from '#platform/server/feature.ts'
import type { PortalSettings } from './server/portal-settings.ts'
import { parts } from './parts.gen.ts'

export type { PortalSettings }

/** Settings of the portal as a whole: its name, brand, languages and logo. */
export const createAdministration = (settings: PortalSettings & { demo: boolean }): Feature =>
  featureOf(parts, {}, settings)
