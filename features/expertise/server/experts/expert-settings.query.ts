import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getExpertSettings } from '../../contract/expert-settings.endpoints.ts'
import { readSettings } from './read-settings.ts'

export const getExpertSettingsQuery = query({
  endpoint: getExpertSettings,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: (ctx) => readSettings(ctx),
})
