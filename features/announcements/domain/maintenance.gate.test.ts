import { expect, test } from 'vitest'
import { guest, type Person } from '#platform/domain/actor.ts'
import { refusalDuring } from './maintenance.gate.ts'

const person = (roles: Person['roles'] = []): Person => ({
  kind: 'person',
  uid: 'anna',
  roles,
  memberships: [],
  accessFlags: [],
  impersonatedBy: null,
})

const reading = { name: 'listMyProjects', method: 'GET' } as const
const writing = { name: 'createProject', method: 'POST' } as const
const signingIn = { name: 'getToken', method: 'GET' } as const

test('links that stop emails work while the portal is closed', () => {
  for (const call of [
    { name: 'getUnsubscription', method: 'GET' },
    { name: 'unsubscribeFromEmails', method: 'POST' },
  ] as const)
    expect(refusalDuring('CLOSED', call, guest)).toBeNull()
})

test.each([
  ['NOTICE', null, null],
  ['READ_ONLY', null, 'PORTAL_READ_ONLY'],
  ['CLOSED', 'PORTAL_CLOSED', 'PORTAL_CLOSED'],
] as const)('%s: reading is refused with %s, writing with %s', (mode, read, write) => {
  for (const actor of [guest, person(), person(['EXP'])]) {
    expect(refusalDuring(mode, reading, actor)).toBe(read)
    expect(refusalDuring(mode, writing, actor)).toBe(write)
    expect(refusalDuring(mode, signingIn, actor)).toBeNull()
  }
  for (const actor of [person(['ADMIN']), person(['HTADM'])])
    expect(refusalDuring(mode, writing, actor)).toBeNull()
})

test.each(['READ_ONLY', 'CLOSED'] as const)(
  '%s refuses to store passwords and closed announcements',
  (mode) => {
    for (const name of ['changePassword', 'changeEmail', 'addPasskey', 'closeAnnouncement'])
      expect(refusalDuring(mode, { name, method: 'POST' }, person())).not.toBeNull()
  },
)
