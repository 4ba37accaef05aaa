import { SignJWT } from 'jose'
import { expect, it } from 'vitest'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { signOnUrl } from '../../../apps/sso/server/settings.ts'
import { signingKeys } from '../../../apps/sso/server/signing-key.ts'
import { openPortal } from '../../../tests/support/portal.ts'
import { secretsKey } from '../../../tests/support/secrets-key.ts'
import * as security from '../contract/security.endpoints.ts'

const portal = await openPortal()
const keys = signingKeys(portal.db, createVault(readKeys(secretsKey)))

const actingToken = async (uid: string, administrator: string): Promise<string> => {
  const { kid, key } = await keys.current()
  const claims = {
    email: '-',
    lastName: '-',
    firstName: '-',
    middleName: '',
    sid: 'acting',
    act: { sub: administrator },
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt' })
    .setIssuer(signOnUrl({ publicUrl: 'http://localhost:3000', ssoUrl: undefined }))
    .setAudience('runway-portal')
    .setSubject(uid)
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(key)
}

it('an administrator who acts as somebody else reaches nothing of their security', async () => {
  const administrator = await portal.make.person({ roles: ['ADMIN'] })
  const person = await portal.make.person()
  await portal.make.account({ person })
  const authorization = `Bearer ${await actingToken(person.uid, administrator.uid)}`
  const bodies: Record<string, object> = {
    changePassword: {
      current: 'correct-Horse1',
      password: 'another-Horse2',
      passwordRepeat: 'another-Horse2',
    },
    changeEmail: { email: 'thief@example.org', password: 'correct-Horse1' },
    endSession: { id: 1 },
    beginSecondFactor: { password: 'correct-Horse1' },
    confirmSecondFactor: { code: '123456' },
    renewRecoveryCodes: { password: 'correct-Horse1', code: '123456' },
    beginPasskey: { password: 'correct-Horse1' },
    addPasskey: { name: 'Телефон', response: {} },
    removePasskey: { id: 'a-passkey', password: 'correct-Horse1' },
    disableSecondFactor: { password: 'correct-Horse1', code: '123456' },
  }
  for (const { name, method, path } of Object.values(security)) {
    const answer = await portal.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization, 'session-id': 'a-session-of-somebody', 'content-type': 'application/json' },
      ...(method === 'POST' ? { payload: JSON.stringify(bodies[name] ?? {}) } : {}),
    })
    expect({ name, status: answer.statusCode, code: answer.json().code }).toEqual({
      name,
      status: 403,
      code: 'ACCESS_DENIED',
    })
  }
})

it('the person themselves sees what protects their account', async () => {
  const person = await portal.make.person()
  await portal.make.account({ person })
  const answer = await portal
    .as(person)
    .call(security.getSecurity, { headers: { 'session-id': 'a-session-of-somebody' } })
  expect(answer).toMatchObject({
    status: 200,
    body: { email: person.email, secondFactorSince: null, sessions: [] },
  })
})

it('actions on the account are in the audit trail, without what was typed', async () => {
  const person = await portal.make.person()
  await portal.make.account({ person })
  const changed = await portal.as(person).call(security.changePassword, {
    headers: { 'session-id': 'a-session-of-somebody' },
    body: { current: 'correct-Horse1', password: 'another-Horse2', passwordRepeat: 'another-Horse2' },
  })
  expect(changed.status).toBe(204)
  const wrong = await portal.as(person).call(security.changePassword, {
    headers: { 'session-id': 'a-session-of-somebody' },
    body: { current: 'correct-Horse1', password: 'another-Horse2', passwordRepeat: 'another-Horse2' },
  })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { current: 'WRONG_PASSWORD' } } })
  const trail = await portal.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject', '=', 'account')
    .where('subject_id', '=', person.uid)
    .execute()
  expect(trail).toMatchObject([{ action: 'changePassword', actor_uid: person.uid }])
  expect(JSON.stringify(trail)).not.toContain('Horse')
})
