import { sql } from 'kysely'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Person } from '#platform/domain/actor.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import type { Db } from '#platform/server/context.ts'
import type { Gate } from '#platform/server/http/gate.ts'
import { countHit } from '#platform/server/rate-limit.ts'
import { keyOf, opens, type HashedSecrets } from '#platform/server/secrets/hashed-secret.ts'
import { variablesOf } from '#platform/server/variables/live-variables.ts'
import { callsOfToken, tokenPrefix, type TokenScope } from '../domain/token-limits.ts'
import { actingByToken, tokenRefusal } from '../domain/token-scope.rules.ts'

type StoredToken = Pick<HashedSecrets, 'secretHash'> & {
  id: number
  personUid: string
  acceleratorId: number | null
  scope: TokenScope
  usedLately: boolean
}

/** Whether a bearer's text is an API token, and not a token of a session. */
export const isApiToken = (bearer: string): boolean => bearer.startsWith(tokenPrefix)

/**
 * Opens an API token: answers its person as the token acts. A wrong, revoked or ended token, one of a person who is gone
 * and one whose person left its accelerator are one refusal. Read from the database with every call: revoked is at once.
 */
export const openApiToken = async (
  db: Db,
  bearer: string,
  personOf: (uid: string) => Promise<Person | null>,
): Promise<Person> => {
  if (variablesOf(db).apiTokens === 'off') throw new ProductError('SWITCHED_OFF')
  const secret = bearer.slice(tokenPrefix.length)
  const { rows } = await sql<StoredToken>`
    select id, person_uid as "personUid", accelerator_id as "acceleratorId", scope, secret_hash as "secretHash",
      coalesce(last_used_at > now() - interval '1 minute', false) as "usedLately"
    from api_token where key = ${keyOf(secret)} and revoked_at is null and expires_at > now()`.execute(db)
  const [stored] = rows
  const isRight =
    stored !== undefined && opens(secret, { ...stored, previousHash: null, previousUntil: null }, new Date())
  const person = isRight ? await personOf(stored.personUid) : null
  const acting = person && actingByToken(person, stored!.acceleratorId)
  if (!stored || !acting) throw new ProductError('TOKEN_INVALID')
  const { id, scope, acceleratorId, usedLately } = stored
  await countHit(db, `api-token:${id}`, callsOfToken)
  if (!usedLately) await sql`update api_token set last_used_at = now() where id = ${id}`.execute(db)
  return { ...acting, token: { id, scope, acceleratorId } }
}

const shapeOf = (schema: unknown): object => (schema as { shape?: object } | undefined)?.shape ?? {}

const namesAccelerator = ({ headers, query, body }: Endpoint): boolean =>
  'accelerator-id' in shapeOf(headers) ||
  'acceleratorId' in shapeOf(query) ||
  'acceleratorId' in shapeOf(body)

/** Keeps calls by tokens to what their scope allows. */
export const tokenGate: Gate = async ({ endpoint, actor }) => {
  if (actor.kind !== 'person' || !actor.token) return
  const refused = tokenRefusal(actor.token, { ...endpoint, namesAccelerator: namesAccelerator(endpoint) })
  if (refused) throw new ProductError(refused)
}
