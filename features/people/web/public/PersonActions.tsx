import { useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { getPersonCard } from '../../contract/person-card.endpoints.ts'

type Action = ResponseOf<typeof getPersonCard>['actions'][number]

/** What the server lets whoever is signed in do with a person; a guest is shown the way in. */
export const PersonActions = ({ uid, address }: { uid: string; address: string }) => {
  const t = useTexts('people')
  const signedIn = useSignedIn()
  const [actions, setActions] = useState<readonly Action[]>([])
  useEffect(() => {
    if (!signedIn) return
    call(getPersonCard, { query: { uid } }, { deniedHere: true }).then(
      (card) => setActions(card.actions),
      (error: unknown) => console.info('nothing may be done with this person', error),
    )
  }, [signedIn, uid])
  return (
    <div className="details__actions">
      {signedIn ? null : (
        <LinkButton href={`/login-portal?redirect_to=${encodeURIComponent(address)}`}>
          {t('showcase.signIn')}
        </LinkButton>
      )}
      {signedIn && actions.includes('write') ? (
        <LinkButton href={linkTo('/bch/view/notifications', { to: `person:${uid}` })} look="primary">
          {t('card.write')}
        </LinkButton>
      ) : null}
    </div>
  )
}
