import { decodeJwt, importJWK, SignJWT, type JWK } from 'jose'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { keyPlace } from '../../../apps/sso/server/signing-key.ts'
import { secretsKey } from '../../support/secrets-key.ts'
import { askDatabase } from './database.ts'

/** The same access token as the service would have signed it an hour ago: valid except for its time. */
export const outlivedToken = async (token: string): Promise<string> => {
  const [key] = await askDatabase<{ kid: string; private_jwk: string }>(
    'select kid, private_jwk from sso.signing_key order by created_at desc limit 1',
  )
  const { kid, private_jwk: sealed } = key!
  const jwk = JSON.parse(createVault(readKeys(secretsKey)).open(sealed, keyPlace(kid))) as JWK
  const hourAgo = Math.floor(Date.now() / 1000) - 3600
  return new SignJWT({ ...decodeJwt(token), iat: hourAgo, exp: hourAgo + 900 })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: 'at+jwt' })
    .sign(await importJWK(jwk, 'EdDSA'))
}
