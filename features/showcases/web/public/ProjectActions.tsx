import { useEffect, useState } from 'react'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { call } from '#platform/web/api/call.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { LinkButton } from '#platform/web/public/LinkButton.tsx'
import { useSignedIn } from '#platform/web/public/use-signed-in.ts'
import { getShownProject } from '../../contract/shown-project.endpoints.ts'
import type { ShownPage } from './shown-project.types.ts'

type Props = { page: ShownPage; address: string }

/**
 * The reader's actions on a project; the page itself is rendered for a guest, so for signed-in users they are
 * refetched.
 */
export const ProjectActions = ({ page, address }: Props) => {
  const t = useTexts('showcases')
  const signedIn = useSignedIn()
  const [actions, setActions] = useState(page.actions)
  const { id } = page
  useEffect(() => {
    if (!signedIn) return
    call(getShownProject, { query: { projectId: String(id) } }, { deniedHere: true }).then(
      (own) => setActions(own.actions),
      (error: unknown) => console.info('nothing may be done with this project', error),
    )
  }, [signedIn, id])
  return (
    <div className="details__actions showcase-actions">
      {actions.includes('signIn') && !signedIn ? (
        <LinkButton href={`/login-portal?redirect_to=${encodeURIComponent(address)}`}>
          {t('public.actions.signIn')}
        </LinkButton>
      ) : null}
      {actions.includes('signIn') && !signedIn ? (
        <p className="details__muted">{t('public.actions.signInHint')}</p>
      ) : null}
      {actions.includes('openWork') ? (
        <LinkButton href={linkTo('/bch/view/project-details', { id })} look="primary">
          {t('public.actions.openWork')}
        </LinkButton>
      ) : null}
      {actions.includes('write') ? (
        <LinkButton href={linkTo('/bch/view/notifications', { to: `project:${id}` })}>
          {t('public.actions.write')}
        </LinkButton>
      ) : null}
      {(['order', 'suggest'] as const).map((open) =>
        actions.includes(open) ? (
          <LinkButton key={open} href={linkTo('/bch/view/project-details', { id, open })}>
            {t(`public.actions.${open}`)}
          </LinkButton>
        ) : null,
      )}
      {actions.includes('join') ? (
        <LinkButton href={linkTo('/bch/view/team-invite', { tab: 'vacancies' })}>
          {t('public.actions.join')}
        </LinkButton>
      ) : null}
    </div>
  )
}
