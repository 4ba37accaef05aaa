import type { Endpoint } from '#platform/contract/endpoint.ts'
import { diskStorage } from '#platform/server/files/storage.ts'
import { accountsThrough } from '#platform/contract/sign-on-accounts.ts'
import { createVault, readKeys } from '#platform/server/secrets/vault.ts'
import { createFeatures } from '../../apps/portal/features.ts'
import { secretsKey } from './secrets-key.ts'

const never = async (): Promise<never> => {
  throw new Error('Only the contract is asked')
}

/** Every call of the portal with its feature, in the order of the features. */
export const everyEndpoint: readonly { feature: string; endpoint: Endpoint }[] = createFeatures({
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
}).flatMap(({ name, endpoints }) => endpoints.map((endpoint) => ({ feature: name, endpoint })))
