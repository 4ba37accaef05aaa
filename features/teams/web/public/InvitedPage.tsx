import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { WaitingPage } from '#platform/web/public/WaitingPage.tsx'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import type { LinkState } from '../../domain/invitation-link.rules.ts'

/** The invitation behind an email's link; null if the link is unknown. */
export type Invited = {
  from: string
  team: { kind: 'PROJECT' | 'ACCELERATOR'; name: string | null }
  state: LinkState
  /** The invited address, masked. */
  address: string
}

export type InvitedPageProps = {
  invited: Invited | null
  /** The page of the work area that opens the invitation. */
  answerHref: string
}

/** First page for an invited person, possibly new to the portal: who invites, with buttons to sign in or register. */
export const InvitedPage = ({ invited, answerHref }: InvitedPageProps) => {
  const t = useTexts('teams')
  const signedIn = useSignedIn()
  useEffect(() => {
    if (signedIn) location.replace(answerHref)
  }, [signedIn, answerHref])
  if (signedIn) return <WaitingPage title={t('invited.title')} />
  const back = `redirect_to=${encodeURIComponent(answerHref)}`
  const isOpen = invited?.state === 'OPEN'
  return (
    <div className="message-page">
      <h1>{t(invited ? 'invited.title' : 'invited.unknownTitle')}</h1>
      <p>
        {invited
          ? t(`letterLink.${invited.team.kind}`, {
              person: invited.from,
              team: invited.team.name ?? t('unnamed'),
            })
          : t('invited.unknown')}
      </p>
      {isOpen ? <p>{t('invited.address', { address: invited.address })}</p> : null}
      {invited ? <p>{isOpen ? t('letter.toNewcomer') : t(`letterLink.states.${invited.state}`)}</p> : null}
      <div className="message-page__actions">
        {isOpen ? (
          <LinkButton href={`/registrate-user?${back}`} look="primary">
            {t('invited.register')}
          </LinkButton>
        ) : null}
        <LinkButton href={`/login-portal?${back}`}>{t('invited.signIn')}</LinkButton>
      </div>
    </div>
  )
}
