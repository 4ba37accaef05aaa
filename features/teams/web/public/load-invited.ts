import { linkTo } from '#platform/domain/screen-paths.ts'
import type { PublicContext } from '#platform/web/public/page-context.ts'
import { isUnknown } from '#platform/web/public/is-unknown.ts'
import type { PageData } from '#platform/web/public/page.ts'
import { findInvitation } from '../../contract/invitation.endpoints.ts'
import { isOpenLink } from '../../domain/invitation-link.rules.ts'
import type { InvitedPageProps } from './InvitedPage.tsx'

/** Data of the page for an invited person. */
export type InvitedData = PageData & InvitedPageProps

/** Loads an invitation by its email's token. */
export const loadInvited = async (context: PublicContext, url: URL): Promise<InvitedData> => {
  const token = url.searchParams.get('token')?.slice(0, 200) ?? ''
  const { invitation } = await context
    .ask(findInvitation, { query: { token: token || '-' } })
    .catch((error: unknown) => {
      if (isUnknown(error)) return { invitation: null }
      throw error
    })
  return {
    meta: {
      title: context.text(
        !invitation || isOpenLink(invitation)
          ? 'teams:invited.title'
          : `teams:letterLink.titles.${invitation.state}`,
      ),
      hidden: true,
    },
    invited: invitation,
    token,
    answerHref: linkTo('/bch/view/team-invite', { token }),
  }
}
