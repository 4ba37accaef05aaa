import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { issueTicket, socketAddress } from '#platform/server/sockets/tickets.ts'
import { getSocketEndpoint as endpoint } from '../contract/socket.endpoints.ts'

/** Returns the address of the caller's socket; nobody, not even an administrator, gets a ticket for another person. */
export const createGetSocketEndpoint = (settings: { publicUrl: string }) =>
  useCase({
    endpoint,
    load: nothing,
    authorize: portalPolicy.signIn,
    run: async ({ db, actor }, { query: { userUid } }) => {
      // A socket outlives its call, so it would outlive a revoked API token.
      if (actor.token) throw new ProductError('TOKEN_CLOSED')
      if (actor.uid !== userUid) throw new ProductError('ACCESS_DENIED')
      return { endpoint: socketAddress(settings.publicUrl, await issueTicket(db, actor)) }
    },
  })
