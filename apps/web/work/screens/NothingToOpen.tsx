import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'

/** The root view of a person whose menu is empty. */
export const NothingToOpen = () => {
  const t = useTexts('work')
  return (
    <>
      <PageHead />
      <EmptyState
        title={t('root.emptyTitle')}
        text={t('root.emptyText')}
        action={<a href="/portal">{t('root.toPortal')}</a>}
      />
    </>
  )
}
