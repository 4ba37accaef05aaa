import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getLocalization, getSettings } from '../contract/system.endpoints.ts'
import { readSettings } from './system-settings.ts'

export const getSettingsQuery = ({ demo }: { demo: boolean }) =>
  query({
    endpoint: getSettings,
    load: nothing,
    authorize: portalPolicy.visit,
    run: async (ctx) => ({ ...(await readSettings(ctx.db)), demo }),
  })

export const getLocalizationQuery = query({
  endpoint: getLocalization,
  load: nothing,
  authorize: portalPolicy.visit,
  run: async () => ({
    defaultLocalization: 'ru' as const,
    availableLocalization: ['ru' as const, 'en' as const],
  }),
})
