import { portalPolicy } from '#platform/domain/policy.ts'
import type { Db } from '#platform/server/context.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getLocalization, getSettings } from '../contract/system.endpoints.ts'

/** The portal's name, brand and company, with their defaults. */
export const readSettings = async (db: Db) => {
  const rows = await db.selectFrom('application_setting').select(['key', 'value']).execute()
  const of = (key: string, otherwise: string): string => {
    const value = rows.find((row) => row.key === key)?.value
    return typeof value === 'string' ? value : otherwise
  }
  return {
    appName: of('appName', 'Runway'),
    brand: of('brand', 'default'),
    companyName: of('companyName', 'Runway'),
  }
}

/** `GET /system/get-settings`. */
export const getSettingsQuery = (demo: boolean) =>
  query({
    endpoint: getSettings,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async (ctx) => ({ ...(await readSettings(ctx.db)), demo }),
  })

/** `GET /system/get-localization`. */
export const getLocalizationQuery = query({
  endpoint: getLocalization,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async () => ({
    defaultLocalization: 'ru' as const,
    availableLocalization: ['ru' as const, 'en' as const],
  }),
})
