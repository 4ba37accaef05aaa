import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import { BlockIcon } from '#platform/web/work/components/icons/icons.ts'
import { revokeApiToken, type getApiTokens } from '../contract/api-token.endpoints.ts'

/** A token as the lists show it. */
export type ApiToken = ResponseOf<typeof getApiTokens>['tokens'][number]

/** What may be done with a token. */
export const tokenActions = actionsOf<ApiToken>(
  'api-tokens:tokens',
  {
    revoke: {
      icon: BlockIcon,
      danger: true,
      confirm: true,
      send: ({ id }) => call(revokeApiToken, { body: { id } }),
    },
  },
  { words: ({ name }) => ({ name }) },
)
