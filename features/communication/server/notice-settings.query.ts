import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { getNoticeSettings } from '../contract/notice-settings.endpoints.ts'
import { readNoticeSettings } from './read-notice-settings.ts'

export const getNoticeSettingsQuery = query({
  endpoint: getNoticeSettings,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: (ctx) => readNoticeSettings(ctx),
})
