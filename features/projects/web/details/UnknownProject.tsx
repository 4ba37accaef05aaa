import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { workspacePath } from '../paths.ts'
import { signInHere } from './sign-in-here.ts'

/** The project does not exist or is not accessible: possible reasons, and links. */
export const UnknownProject = ({ reason }: { reason: 'unknown' | 'hidden' }) => {
  const t = useTexts('projects')
  const isSignedIn = useStore(personStore) !== null
  return (
    <PageState
      alert
      icon={SearchIcon}
      title={t(`details.${reason}.title`)}
      text={t(`details.${reason}.${isSignedIn ? 'text' : 'textGuest'}`)}
      actions={
        <>
          {isSignedIn ? (
            <Button variant="contained" color="primary" component={ScreenLink} to={workspacePath}>
              {t('details.workspace')}
            </Button>
          ) : (
            <Button variant="contained" color="primary" onClick={signInHere}>
              {t('details.signIn')}
            </Button>
          )}
          <Button href="/portal">{t('details.portal')}</Button>
        </>
      }
    />
  )
}
