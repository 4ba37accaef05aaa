import { useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify, notifyError } from '#platform/web/messages/banner-store.ts'
import { startInTeam } from '#platform/web/start-in-team.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { CloseIcon, MailIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import {
  acceptInvitation,
  claimInvitation,
  declineInvitation,
  findInvitation,
} from '../../contract/invitation.endpoints.ts'
import { linkWords } from '../../domain/link-words.ts'
import type { MyInvitation } from '../teams.types.ts'
import { takePress } from '../pressed-accept.ts'
import { firstStepIn } from './first-step.ts'
import { teamInvitePath, teamInviteSearch } from './team-invite-search.ts'
import { isOpenLink } from '../../domain/invitation-link.rules.ts'

/** The public page of an invitation. */
const invitationPath = '/invitation'

/**
 * What the link of an invitation's email leads to. The invited account accepts by one press; any other one sees both
 * addresses and changes the account, which leads back to the link.
 */
export const InvitationNotice = () => {
  const t = useTexts('teams')
  const go = useGo()
  const [{ token }, setSearch] = useScreenSearch(teamInviteSearch)
  const found = useCall(findInvitation, { query: { token: token ?? '' } }, { enabled: token !== undefined })
  const claim = useCommand(claimInvitation)
  const accept = useCommand(acceptInvitation)
  const decline = useCommand(declineInvitation, { success: t('invitations.declineDone') })
  const [isAnswering, setAnswering] = useState(false)
  const dismiss = () => setSearch({ token: undefined })
  const invitation = found.data?.invitation
  const isOpen = invitation != null && isOpenLink(invitation)
  const isOwnOpen = isOpen && invitation.own
  const isOfAnother = isOpen && !invitation.own
  const changeAccount = () => {
    // A newcomer begins at the public page, where the link proves the address.
    const query = { token: token ?? '' }
    const back = invitation?.registered
      ? linkTo(teamInvitePath, query)
      : `${invitationPath}?${new URLSearchParams(query)}`
    location.assign(`/logout?${new URLSearchParams({ redirect_to: back })}`)
  }
  /** Where a person begins in the team that they have joined. */
  const begin = async ({ team, role }: MyInvitation) => {
    const greeting = t('letterLink.accepted', { team: team.name ?? t('unnamed') })
    if (role) {
      // Reloads the portal at the address that is shown then.
      dismiss()
      startInTeam(team.id, role, greeting)
    } else {
      notify({ code: 200, text: greeting })
      go(await firstStepIn(team.id))
    }
  }
  const answerAll = async (answer: (invitations: readonly { id: number }[]) => Promise<void>) => {
    setAnswering(true)
    try {
      const { items } = await claim.mutateAsync({ body: { token: token ?? '' } })
      await answer(items)
    } catch (error) {
      notifyError(error)
      await found.refetch()
    }
    setAnswering(false)
  }
  const join = () =>
    answerAll(async (invitations) => {
      let joined: MyInvitation | undefined
      for (const { id } of invitations) joined = await accept.mutateAsync({ body: { invitationId: id } })
      if (joined) await begin(joined)
    })
  const refuse = () =>
    answerAll(async (invitations) => {
      for (const { id } of invitations) await decline.mutateAsync({ body: { invitationId: id } })
      dismiss()
    })
  const joinIfPressed = useEffectEvent(() => {
    if (token !== undefined && takePress(token)) void join()
  })
  useEffect(() => {
    if (isOwnOpen) joinIfPressed()
  }, [isOwnOpen])
  if (token === undefined || found.isPending) return null
  if (!invitation)
    return (
      <Notice
        tone="plain"
        icon={MailIcon}
        role="status"
        actions={<IconAction label={t('letterLink.dismiss')} icon={CloseIcon} onClick={dismiss} />}
      >
        {t('letterLink.unknown')}
      </Notice>
    )
  const { title, offer, place, note } = linkWords(invitation, t)
  const account = invitation.account ?? ''
  return (
    <Notice
      tone={isOpen ? 'info' : 'plain'}
      icon={MailIcon}
      role="status"
      title={
        isOfAnother
          ? t('letterLink.addresses', { invited: invitation.address, account })
          : isOpen
            ? offer
            : title
      }
      actions={
        <>
          {isOwnOpen ? (
            <Button variant="contained" color="primary" loading={isAnswering} onClick={() => void join()}>
              {t('letterLink.accept')}
            </Button>
          ) : null}
          {isOwnOpen ? (
            <Button disabled={isAnswering} onClick={() => void refuse()}>
              {t('letterLink.decline')}
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
      {(isOfAnother
        ? [offer, t('letterLink.joinAsAccount', { person: invitation.from })]
        : isOpen
          ? [place, note]
          : [offer, note]
      ).join(' ')}
    </Notice>
  )
}
