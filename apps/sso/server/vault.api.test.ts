import { exportJWK, generateKeyPair } from 'jose'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { vaultOf } from '#platform/server/secrets/vault-key.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { reseal } from './reseal.ts'
import { keepPendingSecret, confirmSecret } from './second-factor/second-factor.repository.ts'
import { newTotpSecret } from './second-factor/totp.ts'
import { signingKeys } from './signing-key.ts'

const { db } = await testDatabase()
const keyOf = (letter: string): string => Buffer.alloc(32, letter).toString('base64')
const [older, newer, foreign] = ['a', 'b', 'c'].map(keyOf) as [string, string, string]
const vault = (...keys: string[]) => createVault(readKeys(keys.join(',')))
const folder = mkdtempSync(join(tmpdir(), 'runway-vault-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the vault', () => {
  it('opens what it sealed, where it was sealed for, and reveals nothing', () => {
    const sealed = vault(older).seal('a secret', 'here')
    expect(sealed).not.toContain('a secret')
    expect(vault(older).open(sealed, 'here')).toBe('a secret')
    expect(() => vault(older).open(sealed, 'elsewhere')).toThrow()
    expect(vault(older).seal('a secret', 'here')).not.toBe(sealed)
  })

  it('opens with any of its keys, and with no other', () => {
    const sealed = vault(older).seal('a secret', 'here')
    expect(vault(newer, older).open(sealed, 'here')).toBe('a secret')
    expect(() => vault(foreign).open(sealed, 'here')).toThrow(/SECRETS_KEY/)
  })

  it('takes nothing that was changed', () => {
    const sealed = vault(older).seal('a secret', 'here')
    const [mark, id, body] = sealed.split('.') as [string, string, string]
    const bytes = Buffer.from(body, 'base64url')
    for (const at of [0, 13, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      expect(() => vault(older).open([mark, id, changed.toString('base64url')].join('.'), 'here')).toThrow()
    }
    expect(() => vault(older).open([mark, id, 'AAAA'].join('.'), 'here')).toThrow()
  })

  it.each(['', 'short', 'x'.repeat(60), `${older},short`])('has no key of %j', (text) => {
    expect(() => readKeys(text)).toThrow(/SECRETS_KEY/)
  })
})

describe('the key', () => {
  const config = {
    mode: 'demo' as const,
    dataDir: join(folder, 'data'),
    secretsKey: undefined,
    secretsKeyFile: undefined,
  }

  it('is needed in production', () => {
    expect(() => vaultOf({ ...config, mode: 'production' })).toThrow(/SECRETS_KEY/)
    expect(() => vaultOf({ ...config, mode: 'production', secretsKey: older })).not.toThrow()
  })

  it('is created next to the data folder of a demo, once, readable only by its owner', () => {
    const sealed = vaultOf(config).seal('a secret', 'here')
    expect(vaultOf(config).open(sealed, 'here')).toBe('a secret')
    expect(statSync(join(folder, 'data-secrets.key')).mode & 0o777).toBe(0o600)
  })

  it('may come from a file with a key in each line', () => {
    const secretsKeyFile = join(folder, 'keys')
    writeFileSync(secretsKeyFile, `${newer}\n${older}\n`)
    const both = vaultOf({ ...config, mode: 'production', secretsKeyFile })
    expect(both.open(vault(older).seal('a secret', 'here'), 'here')).toBe('a secret')
    expect(readFileSync(secretsKeyFile, 'utf8')).toContain(older)
  })
})

describe('what lies in the database', () => {
  const storedSecrets = async (): Promise<string> =>
    JSON.stringify([
      await db.selectFrom('sso.signing_key').select('private_jwk').execute(),
      await db.selectFrom('sso.second_factor').select('secret').execute(),
    ])
  let uid: string

  beforeEach(async () => {
    await db.deleteFrom('sso.account').execute()
    await db.deleteFrom('sso.signing_key').execute()
    const account = await db
      .insertInto('sso.account')
      .values({
        email: 'v@example.org',
        password_hash: '-',
        status: 'A',
        last_name: 'V',
        first_name: 'V',
        locale: 'ru',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    uid = account.id
  })

  it('is sealed when it is made', async () => {
    const secret = newTotpSecret()
    await keepPendingSecret({ db, vault: vault(older) }, uid, secret)
    await signingKeys(db, vault(older)).current()
    expect(await storedSecrets()).not.toContain(secret)
    expect(await storedSecrets()).not.toContain('"d"')
  })

  it('is sealed at start where it lay open, and works on', async () => {
    const secret = newTotpSecret()
    const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
    const jwk = await exportJWK(pair.privateKey)
    await db.insertInto('sso.second_factor').values({ account_id: uid, secret }).execute()
    await db
      .insertInto('sso.signing_key')
      .values({ kid: 'open', private_jwk: JSON.stringify(jwk), public_jwk: JSON.stringify({ kid: 'open' }) })
      .execute()
    await Promise.all([reseal(db, vault(older)), reseal(db, vault(older))])
    expect(await storedSecrets()).not.toContain(secret)
    expect(await storedSecrets()).not.toContain(jwk.d)
    expect((await signingKeys(db, vault(older)).current()).kid).toBe('open')
    const { Secret, TOTP } = await import('otpauth')
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    expect(await confirmSecret({ db, vault: vault(older) }, uid, code)).toBe(true)
  })

  it('is encrypted again when a key is put first in the list: the old one may be removed at the next start', async () => {
    await keepPendingSecret({ db, vault: vault(older) }, uid, newTotpSecret())
    const { kid } = await signingKeys(db, vault(older)).current()
    await reseal(db, vault(newer, older))
    await reseal(db, vault(newer))
    expect((await signingKeys(db, vault(newer)).current()).kid).toBe(kid)
  })

  it('prevents a start with another key from going on, and from changing anything', async () => {
    await signingKeys(db, vault(older)).current()
    const before = await storedSecrets()
    await expect(reseal(db, vault(foreign))).rejects.toThrow(/SECRETS_KEY/)
    expect(await storedSecrets()).toBe(before)
  })
})
