import { expect, test } from 'vitest'
import { mayChoose, noticeChannels, noticeKinds } from './notice-kinds.ts'
import { kindOf, notificationCodes } from './notification-codes.ts'

test('every kind has a notification, and only those of one’s own account cannot be muted', () => {
  const kinds = new Set(notificationCodes.map(kindOf))
  for (const kind of noticeKinds) expect(kinds, kind).toContain(kind)
  const fixed = notificationCodes.filter((code) => kindOf(code) === null)
  expect(fixed.every((code) => /^(LOGGED_IN_AS|PERSON_|ROLE_|ERASURE_|TEST)/.test(code))).toBe(true)
  expect(fixed).toContain('ROLE_WITHDRAWN')
})

test.each([
  ['EXPERT_JOB_PAID', 'PAYMENTS'],
  ['EXPERT_JOB_DUE', 'REVIEWS'],
  ['TASK_RETURNED', 'TASKS'],
  ['TEAM_INVITATION_RECEIVED', 'TEAMS'],
  ['PROJECT_UNPUBLICATION', 'SHOWCASES'],
  ['LIST_EXPORT_READY', 'OTHER'],
  ['PERSON_BLOCKED', null],
] as const)('%s is of the kind %s', (code, kind) => {
  expect(kindOf(code)).toBe(kind)
})

test('messages of people cannot be switched off', () => {
  expect(noticeChannels.filter((channel) => !mayChoose('MESSAGES', channel))).toEqual(['OFF'])
  expect(noticeChannels.every((channel) => mayChoose('TASKS', channel))).toBe(true)
})
