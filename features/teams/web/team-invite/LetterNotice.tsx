import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon, MailIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { claimInvitation, findInvitation } from '../../contract/invitation.endpoints.ts'
import { teamInviteSearch } from './team-invite-search.ts'

/** Who came by a letter's link sees who invites, and takes the invitation with one press; the link works once. */
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
  const words = letter
    ? t(`letterLink.${letter.team.kind}`, { person: letter.from, team: letter.team.name ?? t('unnamed') })
    : t('letterLink.used')
  return (
    <Notice
      tone="plain"
      icon={MailIcon}
      role="status"
      actions={
        <>
          {letter && !letter.expired ? (
            <Button
              variant="contained"
              color="primary"
              loading={claim.isPending}
              onClick={() => claim.mutate({ body: { token } })}
            >
              {t('letterLink.open')}
            </Button>
          ) : null}
          <IconAction label={t('letterLink.dismiss')} icon={CloseIcon} onClick={dismiss} />
        </>
      }
    >
      {letter?.expired ? `${words} ${t('letterLink.expired')}` : words}
    </Notice>
  )
}
