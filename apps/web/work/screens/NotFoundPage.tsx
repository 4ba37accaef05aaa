import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'

/** No screen has this address. */
export const NotFoundPage = () => {
  const t = useTexts()
  return (
    <main id="main" className="lone-page" tabIndex={-1}>
      <h1 className="visually-hidden">{t('page.notFoundTitle')}</h1>
      <PageState
        icon={SearchIcon}
        title={t('page.notFoundTitle')}
        text={t('page.notFoundHelp')}
        actions={<ScreenLink to="/bch/view">{t('page.home')}</ScreenLink>}
      />
    </main>
  )
}
