import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon, MailIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { claimInvitation, findInvitation } from '../../contract/invitation.endpoints.ts'
import { teamInvitePath, teamInviteSearch } from './team-invite-search.ts'

/**
 * The invitation behind an email's link. The invited account can open it; another account sees both addresses and can
 * switch accounts, which returns to the link.
 */
export const LetterNotice = () => {
  const t = useTexts('teams')
  const [{ token }, setSearch] = useScreenSearch(teamInviteSearch)
  const found = useCall(findInvitation, { query: { token: token ?? '' } }, { enabled: token !== undefined })
  const claim = useCommand(claimInvitation, {
    onDone: ({ items }) => setSearch({ token: undefined, invitationId: items[0]?.id, state: undefined }),
  })
  if (token === undefined || found.isPending) return null
  const dismiss = () => setSearch({ token: undefined })
  const letter = found.data?.invitation
  const isOpen = letter?.state === 'OPEN'
  const isOfAnother = isOpen && !letter.own
  const changeAccount = () => {
    const back = linkTo(teamInvitePath, { token })
    location.assign(`/logout?${new URLSearchParams({ redirect_to: back })}`)
  }
  const words = letter
    ? t(`letterLink.${letter.team.kind}`, { person: letter.from, team: letter.team.name ?? t('unnamed') })
    : t('letterLink.unknown')
  return (
    <Notice
      tone={isOfAnother ? 'info' : 'plain'}
      icon={MailIcon}
      role="status"
      {...(isOfAnother ? { title: words } : {})}
      actions={
        <>
          {isOpen && letter.own ? (
            <Button
              variant="contained"
              color="primary"
              loading={claim.isPending}
              onClick={() => claim.mutate({ body: { token } })}
            >
              {t('letterLink.open')}
            </Button>
          ) : null}
          {isOfAnother ? (
            <Button variant="contained" color="primary" onClick={changeAccount}>
              {t('letterLink.changeAccount')}
            </Button>
          ) : null}
          <IconAction label={t('letterLink.dismiss')} icon={CloseIcon} onClick={dismiss} />
        </>
      }
    >
      {isOfAnother
        ? [
            t('letterLink.addresses', { invited: letter.address, account: letter.account ?? '' }),
            t('letterLink.joinAsAccount', { person: letter.from }),
          ].join(' ')
        : letter && !isOpen
          ? `${words} ${t(`letterLink.states.${letter.state}`)}`
          : words}
    </Notice>
  )
}
