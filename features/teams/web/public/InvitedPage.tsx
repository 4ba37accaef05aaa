import { nameParameters, nameParts } from '#platform/domain/person-name.ts'
import { useEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { WaitingPage } from '#platform/web/public/WaitingPage.tsx'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import type { LinkState } from '../../domain/invitation-link.rules.ts'
import { linkWords, type LinkedInvitation } from '../../domain/link-words.ts'

/** Who invites to what, as the link of the email tells; null when the link is unknown. */
export type Invited = LinkedInvitation & {
  state: LinkState
  /** The invited address, masked. */
  address: string
  names: { lastName: string; firstName: string; middleName: string }
}

export type InvitedPageProps = {
  invited: Invited | null
  /** The page of the work area that opens the invitation. */
  answerHref: string
}

/** The address of the registration, which leads back here and begins with the name that the inviting side gave. */
const registration = ({ names }: Invited, answerHref: string): string => {
  const query = new URLSearchParams({ redirect_to: answerHref })
  for (const part of nameParts) if (names[part]) query.set(nameParameters[part], names[part])
  return `/registrate-user?${query}`
}

/** The first thing an invited person sees, who may never have heard of the portal: who invites, and the two ways in. */
export const InvitedPage = ({ invited, answerHref }: InvitedPageProps) => {
  const t = useTexts('teams')
  const signedIn = useSignedIn()
  useEffect(() => {
    if (signedIn) location.replace(answerHref)
  }, [signedIn, answerHref])
  if (signedIn) return <WaitingPage title={t('invited.title')} />
  const signIn = `/login-portal?redirect_to=${encodeURIComponent(answerHref)}`
  if (!invited)
    return (
      <div className="message-page">
        <h1>{t('invited.unknownTitle')}</h1>
        <p>{t('invited.unknown')}</p>
        <div className="message-page__actions">
          <LinkButton href={signIn}>{t('invited.signIn')}</LinkButton>
        </div>
      </div>
    )
  const { title, offer, place, note } = linkWords(invited, t)
  const isOpen = invited.state === 'OPEN'
  return (
    <div className="message-page">
      <h1>{title}</h1>
      <p>{offer}</p>
      {isOpen ? <p>{place}</p> : null}
      {note ? <p>{note}</p> : null}
      {isOpen ? <p>{t('invited.address', { address: invited.address })}</p> : null}
      <div className="message-page__actions">
        {isOpen ? (
          <LinkButton href={registration(invited, answerHref)} look="primary">
            {t('invited.register')}
          </LinkButton>
        ) : null}
        <LinkButton href={signIn}>{t('invited.signIn')}</LinkButton>
      </div>
    </div>
  )
}
