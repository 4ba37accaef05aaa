import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { WaitingPage } from '#platform/web/public/WaitingPage.tsx'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'

/** Who invites to what, as the link of the letter tells; null when the link has been used or never was. */
export type Invited = {
  from: string
  team: { kind: 'PROJECT' | 'ACCELERATOR'; name: string | null }
  expired: boolean
}

export type InvitedPageProps = {
  invited: Invited | null
  /** The page of the work area that takes the invitation. */
  answerHref: string
}

/** The first thing an invited person sees, who may never have heard of the portal: who invites, and the two ways in. */
export const InvitedPage = ({ invited, answerHref }: InvitedPageProps) => {
  const t = useTexts('teams')
  const signedIn = useSignedIn()
  useEffect(() => {
    if (signedIn) location.replace(answerHref)
  }, [signedIn, answerHref])
  if (signedIn) return <WaitingPage title={t('invited.title')} />
  const back = `redirect_to=${encodeURIComponent(answerHref)}`
  const words = invited
    ? t(`letterLink.${invited.team.kind}`, { person: invited.from, team: invited.team.name ?? t('unnamed') })
    : t('invited.unknown')
  return (
    <div className="message-page">
      <h1>{t(invited ? 'invited.title' : 'invited.unknownTitle')}</h1>
      <p>{words}</p>
      <p>{invited?.expired ? t('letterLink.expired') : invited ? t('letter.toNewcomer') : null}</p>
      <div className="message-page__actions">
        <LinkButton href={`/registrate-user?${back}`} look="primary">
          {t('invited.register')}
        </LinkButton>
        <LinkButton href={`/login-portal?${back}`}>{t('invited.signIn')}</LinkButton>
      </div>
    </div>
  )
}
