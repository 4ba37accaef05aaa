import { endpoint } from '#platform/contract/endpoint.ts'
import { noticeSettings } from './notice-settings.schemas.ts'

/** How the caller is told of what happens. */
export const getNoticeSettings = endpoint({
  name: 'getNoticeSettings',
  method: 'GET',
  path: '/notification/settings',
  summary: 'How I am told of what happens',
  response: noticeSettings,
  reads: ['noticeSetting'],
  permission: 'signed-in',
})

/** Chooses how one is told from now on; what waits already goes out as it was chosen when it came. */
export const saveNoticeSettings = endpoint({
  name: 'saveNoticeSettings',
  method: 'POST',
  path: '/notification/settings/save',
  summary: 'Choose how I am told of what happens',
  body: noticeSettings,
  response: noticeSettings,
  changes: ['noticeSetting'],
  permission: 'signed-in',
})
