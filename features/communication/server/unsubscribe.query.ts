import { portalPolicy } from '#platform/domain/policy.ts'
import { query } from '#platform/server/handler.ts'
import { getUnsubscription } from '../contract/unsubscribe.endpoints.ts'
import { isStopped } from './stop-emails.ts'
import { openToken } from './unsubscribe-links.ts'

export const getUnsubscriptionQuery = query({
  endpoint: getUnsubscription,
  load: ({ db }, { query: { token } }) => openToken(db, token),
  authorize: portalPolicy.visit,
  run: async ({ db }, _input, { uid, kinds }) => ({ kinds, stopped: await isStopped(db, uid, kinds) }),
})
