import { portalPolicy } from '#platform/domain/policy.ts'
import { nothing, query } from '#platform/server/handler.ts'
import { findAddressees } from '../contract/message.endpoints.ts'
import { addresseeOf } from '../domain/addressee.ts'
import { findAddressees as find } from './addressees.repository.ts'

export const findAddresseesQuery = query({
  endpoint: findAddressees,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async (ctx, { query: { findText = '', to } }) => ({
    items: await find(ctx, to ? { one: addresseeOf(to) } : { typed: findText.trim() }),
  }),
})
