import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'

/** No screen has this path. */
export const NotFoundPage = () => {
  const t = useTexts()
  return (
    <>
      <PageHead title={t('page.notFoundTitle')} />
      <PageState
        icon={SearchIcon}
        title={t('page.notFoundCode')}
        text={t('page.notFoundHelp')}
        actions={<ScreenLink to="/bch/view">{t('page.home')}</ScreenLink>}
      />
    </>
  )
}
