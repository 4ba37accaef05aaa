import { portalPolicy } from '#platform/domain/policy.ts'
import { useCase } from '#platform/server/handler.ts'
import { unsubscribeFromEmails } from '../contract/unsubscribe.endpoints.ts'
import { stopEmails } from './stop-emails.ts'
import { openToken } from './unsubscribe-links.ts'

export const unsubscribeFromEmailsUseCase = useCase({
  endpoint: unsubscribeFromEmails,
  load: ({ db }, { query: { token } }) => openToken(db, token),
  authorize: portalPolicy.visit,
  concerns: ({ uid }) => ({ personUid: uid }),
  run: async ({ db }, _input, { uid, kinds }) => {
    await stopEmails(db, uid, kinds)
    return { kinds, stopped: true }
  },
})
