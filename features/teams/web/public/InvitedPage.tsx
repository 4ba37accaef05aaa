import {
  addressParameter,
  invitedParameter,
  nameParameters,
  nameParts,
} from '#platform/domain/person-name.ts'
import { useEffect, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { WaitingPage } from '#platform/web/public/WaitingPage.tsx'
import { useAnswering } from '#platform/web/public/use-answering.ts'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { beginInvitedRegistration } from '../../contract/invitation.endpoints.ts'
import type { LinkState } from '../../domain/invitation-link.rules.ts'
import { linkWords, type LinkedInvitation } from '../../domain/link-words.ts'
import { rememberPress } from '../pressed-accept.ts'
import { isOpenLink } from '../../domain/invitation-link.rules.ts'

/** Who invites to what, as the link of the email tells; null when the link is unknown. */
export type Invited = LinkedInvitation & {
  state: LinkState
  /** The invited address; masked once the link is closed. */
  address: string
  message: string
  /** Whether the address has an account: signing in is enough. */
  registered: boolean
  names: { lastName: string; firstName: string; middleName: string }
}

export type InvitedPageProps = {
  invited: Invited | null
  token: string
  /** The page of the work area that opens the invitation. */
  answerHref: string
}

/** The address of the registration, which leads back here and begins with what the link and the inviting side know. */
const registration = ({ names }: Invited, answerHref: string, ticket: string | null): string => {
  const query = new URLSearchParams({ redirect_to: answerHref })
  for (const part of nameParts) if (names[part]) query.set(nameParameters[part], names[part])
  if (ticket !== null) query.set(invitedParameter, ticket)
  return `/registrate-user?${query}`
}

const signInHref = (answerHref: string): string =>
  `/login-portal?${new URLSearchParams({ redirect_to: answerHref })}`

/** The same, with the invited address filled in. */
const signInAs = ({ address }: Invited, answerHref: string): string =>
  `${signInHref(answerHref)}#${new URLSearchParams({ [addressParameter]: address })}`

/** The one press that accepts: a newcomer registers with the invited address, an account signs in; both come back as members. */
const AcceptButton = ({ invited, token, answerHref }: InvitedPageProps & { invited: Invited }) => {
  const t = useTexts('teams')
  const isAnswering = useAnswering()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const accept = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    rememberPress(token)
    try {
      if (invited.registered) return location.assign(signInAs(invited, answerHref))
      const { ticket } = await call(beginInvitedRegistration, { body: { token } })
      location.assign(registration(invited, answerHref, ticket))
    } catch (failure) {
      setError(failure)
      setBusy(false)
    }
  }
  return (
    <>
      {error === null ? null : <ErrorNotice error={error} />}
      <Button look="primary" busy={isBusy} disabled={!isAnswering} onClick={() => void accept()}>
        {t('letterLink.accept')}
      </Button>
    </>
  )
}

/** The first thing an invited person sees, who may never have heard of the portal: who invites, and one press to accept. */
export const InvitedPage = (props: InvitedPageProps) => {
  const { invited, answerHref } = props
  const t = useTexts('teams')
  const signedIn = useSignedIn()
  useEffect(() => {
    if (signedIn) location.replace(answerHref)
  }, [signedIn, answerHref])
  if (signedIn) return <WaitingPage title={t('invited.title')} />
  const signIn = <LinkButton href={signInHref(answerHref)}>{t('invited.signIn')}</LinkButton>
  if (!invited)
    return (
      <div className="message-page">
        <h1>{t('invited.unknownTitle')}</h1>
        <p>{t('invited.unknown')}</p>
        <div className="message-page__actions">{signIn}</div>
      </div>
    )
  const { title, offer, place, note } = linkWords(invited, t)
  const isOpen = isOpenLink(invited)
  return (
    <div className="message-page">
      <h1>{title}</h1>
      <p>{offer}</p>
      {isOpen ? <p>{place}</p> : null}
      {note ? <p>{note}</p> : null}
      {isOpen && invited.message ? (
        <figure className="message-page__quote">
          <figcaption>{t('invited.message', { person: invited.from })}</figcaption>
          <blockquote>{invited.message}</blockquote>
        </figure>
      ) : null}
      {isOpen ? (
        <p>{t(invited.registered ? 'invited.known' : 'invited.newcomer', { address: invited.address })}</p>
      ) : null}
      <div className="message-page__actions">
        {isOpen ? <AcceptButton {...props} invited={invited} /> : signIn}
      </div>
    </div>
  )
}
