import { endpoint } from '#platform/contract/endpoint.ts'
import { noticeSettings } from './notice-settings.schemas.ts'

/** The caller's notification settings. */
export const getNoticeSettings = endpoint({
  name: 'getNoticeSettings',
  method: 'GET',
  path: '/notification/settings',
  summary: 'My notification settings',
  response: noticeSettings,
  reads: ['noticeSetting'],
  permission: 'signed-in',
})

/** Saves the notification settings; emails that are already scheduled keep their time. */
export const saveNoticeSettings = endpoint({
  name: 'saveNoticeSettings',
  method: 'POST',
  path: '/notification/settings/save',
  summary: 'Choose my notification settings',
  body: noticeSettings,
  response: noticeSettings,
  changes: ['noticeSetting'],
  permission: 'signed-in',
})
