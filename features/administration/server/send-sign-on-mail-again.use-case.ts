import type { SignOnAccounts } from '#platform/contract/sign-on-accounts.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase, type Handler } from '#platform/server/handler.ts'
import { sendSignOnMailAgain } from '../contract/mail-log.endpoints.ts'
import { portalCare } from '../domain/administration.policy.ts'

export const sendSignOnMailAgainUseCase = ({ accounts }: { accounts: SignOnAccounts }): Handler =>
  useCase({
    endpoint: sendSignOnMailAgain,
    load: async (_ctx, { body: { id } }) => (await accounts.letter({ id })) ?? undefined,
    authorize: portalCare.act,
    run: async (ctx, _input, { id }) => {
      await accounts.renewLetter({ id })
      await audit(ctx, { acceleratorId: null, subject: 'sign_on_mail', subjectId: id, action: 'sendAgain' })
      return undefined
    },
  })
