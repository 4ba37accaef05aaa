import * as tokens from '../../../features/api-tokens/contract/api-token.endpoints.ts'
import { insertOne } from '../factories/insert.ts'
import { row } from './row.ts'
import { everybody, type World } from './world.ts'

const others = everybody.filter((who) => who !== 'admin')

/** A token of the administrator of the first accelerator that acts in it. */
const tokenOf = ({ db, accelerator, people }: World) =>
  insertOne(db, 'api_token', {
    person_uid: people.admin.uid,
    accelerator_id: accelerator.id,
    name: 'Выгрузка',
    scope: 'READ',
    key: crypto.randomUUID(),
    secret_hash: Buffer.alloc(32),
    expires_at: '2100-01-01T00:00:00Z',
  })

/** Tokens are their maker's, and those of an accelerator its administrators' besides. */
export const apiTokenRows = [
  row(tokens.getApiTokens, everybody, () => ({})),
  row(tokens.getAcceleratorTokens, ['admin'], ({ accelerator }) => ({
    query: { acceleratorId: String(accelerator.id) },
  })),
  row(
    tokens.createApiToken,
    ['admin'],
    ({ accelerator }) => ({
      body: { name: 'Выгрузка', scope: 'READ' as const, days: 30 as const, acceleratorId: accelerator.id },
    }),
    { see: others, absent: 403 },
  ),
  row(tokens.revokeApiToken, ['admin'], async (world) => ({ body: { id: (await tokenOf(world)).id } })),
]
