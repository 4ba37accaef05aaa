import { beforeAll, expect, test } from 'vitest'
import { insertOne } from '../../../../tests/support/factories/insert.ts'
import { openPortal, type TestPortal } from '../../../../tests/support/portal.ts'
import { readOwnData } from './own-data.sql.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await openPortal()
})

test('one’s own actions do not reveal whether an address one invited is known', async () => {
  const { uid } = await portal.make.person()
  for (const state of ['SENT', 'REGISTER_WAITING', 'REGISTERED'])
    await insertOne(portal.db, 'audit_entry', {
      actor_uid: uid,
      subject: 'team_invitation',
      subject_id: '7',
      action: 'invite',
      to_state: state,
    })
  const { history } = await readOwnData(portal.db, uid)
  expect(history.map(({ to }) => to)).toEqual(['SENT', 'SENT', 'SENT'])
})
