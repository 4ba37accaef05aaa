import type { Endpoint } from '#platform/contract/endpoint.ts'
import { accountsThrough } from '#platform/contract/sign-on-accounts.ts'
import { diskStorage } from '#platform/server/files/storage.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { createFeatures } from '../../apps/portal/features.ts'
import { secretsKey } from './secrets-key.ts'

const never = async (): Promise<never> => {
  throw new Error('Only the contract is asked')
}

const features = createFeatures({
  demo: true,
  publicUrl: 'http://portal.example',
  files: diskStorage(''),
  mail: null,
  vault: () => createVault(readKeys(secretsKey)),
  identity: {
    signOn: {
      exchange: never,
      refresh: never,
      end: never,
      confirm: never,
      keys: never,
      accounts: accountsThrough(() => never),
    },
    verify: never,
    publicUrl: 'http://portal.example',
    signOnUrl: 'http://portal.example/sso',
  },
})

/** Every call of the portal with its feature, in the order of the features. */
export const everyEndpoint: readonly { feature: string; endpoint: Endpoint }[] = features.flatMap(
  ({ name, endpoints }) => endpoints.map((endpoint) => ({ feature: name, endpoint })),
)

/** Names of the calls that run in a transaction and may write, whatever their method. */
export const commandNames: ReadonlySet<string> = new Set(
  features.flatMap(({ handlers }) =>
    handlers.filter(({ kind }) => kind === 'command').map(({ endpoint }) => endpoint.name),
  ),
)

/** The policy action that authorizes each call, by the name of the call. */
export const actionOfCall: ReadonlyMap<string, string> = new Map(
  features.flatMap(({ handlers }) => handlers.map(({ endpoint, action }) => [endpoint.name, action])),
)
