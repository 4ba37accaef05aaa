import { useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { getAcceleratorInvitee } from '../../../teams/contract/people-directory.endpoints.ts'
import { getPersonCard } from '../../contract/person-card.endpoints.ts'

type Action = ResponseOf<typeof getPersonCard>['actions'][number] | 'invite'

/** The available actions; none if the card is not visible. */
const askActions = async (uid: string): Promise<Action[]> => {
  const query = { uid }
  const [card, invitee] = await Promise.all([
    call(getPersonCard, { query }, { deniedHere: true }),
    call(getAcceleratorInvitee, { query }, { deniedHere: true }).catch(() => ({ allowed: false })),
  ])
  return [...card.actions, ...(invitee.allowed ? (['invite'] as const) : [])]
}

/** The signed-in person's actions on a person; for a guest a link to sign in. */
export const PersonActions = ({ uid, address }: { uid: string; address: string }) => {
  const t = useTexts('people')
  const signedIn = useSignedIn()
  const [actions, setActions] = useState<readonly Action[]>([])
  useEffect(() => {
    if (!signedIn) return
    askActions(uid).then(setActions, (error: unknown) =>
      console.info('nothing may be done with this person', error),
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
      {signedIn && actions.includes('invite') ? (
        <LinkButton href={linkTo('/bch/view/acceleratorTeam', { invite: uid })}>
          {t('showcase.invite')}
        </LinkButton>
      ) : null}
      {signedIn ? null : <p className="details__muted">{t('showcase.signInHint')}</p>}
    </div>
  )
}
