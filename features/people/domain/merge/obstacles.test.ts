import { describe, expect, test } from 'vitest'
import type { Actor, PortalRole } from '#platform/domain/actor.ts'
import { accountObstacles, type MergedAccount } from './obstacles.ts'

const uids = {
  me: '00000000-0000-4000-8000-000000000001',
  from: '00000000-0000-4000-8000-000000000002',
  into: '00000000-0000-4000-8000-000000000003',
}
const admin: Actor = {
  kind: 'person',
  uid: uids.me,
  roles: ['INI', 'ADMIN'],
  memberships: [],
  accessFlags: [],
  impersonatedBy: null,
}
const account = (uid: string, roles: PortalRole[] = [], active = true): MergedAccount => ({
  uid,
  roles,
  active,
})

describe('two accounts', () => {
  test.each<[string, MergedAccount, MergedAccount, string[]]>([
    ['of equal rank', account(uids.from), account(uids.into), []],
    ['the same', account(uids.from), account(uids.from), ['SAME_ACCOUNT']],
    ['the administrator’s own goes', account(uids.me), account(uids.into), ['YOURSELF']],
    ['the administrator’s own grows', account(uids.from), account(uids.me, ['ADMIN']), ['YOURSELF']],
    ['one is blocked', account(uids.from, [], false), account(uids.into), ['CLOSED']],
    ['the other is blocked', account(uids.from), account(uids.into, [], false), ['CLOSED']],
    ['an administrator into anybody', account(uids.from, ['ADMIN']), account(uids.into), ['RANK']],
    [
      'an administrator into a deputy',
      account(uids.from, ['ADMIN']),
      account(uids.into, ['HTADM']),
      ['RANK'],
    ],
    ['a deputy into anybody', account(uids.from, ['HTADM']), account(uids.into, ['EXP']), ['RANK']],
    ['a deputy into an administrator', account(uids.from, ['HTADM']), account(uids.into, ['ADMIN']), []],
    ['anybody into an administrator', account(uids.from, ['INV']), account(uids.into, ['ADMIN']), []],
  ])('%s', (_name, from, into, found) => expect(accountObstacles(admin, from, into)).toEqual(found))
})
