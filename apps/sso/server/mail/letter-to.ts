import type { SignOnTemplate } from '#platform/domain/sign-on-letters.ts'
import type { Db } from '#platform/server/context.ts'
import { forgottenLink, securityLink } from '../../domain/redirect.rules.ts'
import type { Deps } from '../deps.ts'
import { post } from './letter.repository.ts'

/** Emails that notify the owner of a change to their account. */
export type Notice = Exclude<
  SignOnTemplate,
  'CONFIRM' | 'RESET' | 'ALREADY_REGISTERED' | 'EMAIL_APPROVE' | 'EMAIL_CONFIRM' | 'EMAIL_TAKEN'
>

/** Notifies the owner of an account; the button links to where they can react. */
export const letterTo = async (
  db: Db,
  deps: Pick<Deps, 'project' | 'url'>,
  accountId: string,
  template: Notice,
  given: { about?: string; to?: string } = {},
): Promise<void> => {
  const account = await db
    .selectFrom('sso.account')
    .select(['email', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const lost = template === 'PASSWORD_CHANGED' || template === 'SIGN_IN_FAILURES'
  const link = lost ? forgottenLink(deps.url, deps.project) : securityLink(deps.project)
  const { about = '', to = account.email } = given
  await post(db, { template, to, locale: account.locale, link, about })
}
