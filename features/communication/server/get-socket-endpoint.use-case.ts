import { portalPolicy } from '#platform/domain/policy.ts'
import { ProductError } from '#platform/domain/product-error.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { issueTicket, socketAddress } from '#platform/server/sockets/tickets.ts'
import { getSocketEndpoint as endpoint } from '../contract/socket.endpoints.ts'

/** Answers where the caller's socket is; nobody, an administrator neither, gets a ticket of somebody else. */
export const createGetSocketEndpoint = (settings: { publicUrl: string }) =>
  useCase({
    endpoint,
    load: nothing,
    authorize: portalPolicy.signIn,
    run: async ({ db, actor }, { query: { userUid } }) => {
      // A socket outlives its call, and would outlive a revoked token.
      if (actor.token) throw new ProductError('TOKEN_CLOSED')
      if (actor.uid !== userUid) throw new ProductError('ACCESS_DENIED')
      return { endpoint: socketAddress(settings.publicUrl, await issueTicket(db, actor)) }
    },
  })
