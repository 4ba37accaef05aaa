import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'

/** Whether the payments cannot be shown: no accelerator is chosen, or the reader is not in its team. */
export const isClosed = (enabled: boolean, error: unknown): boolean => !enabled || isOutsideTeam(error)

export const ClosedBooks = () => {
  const t = useTexts('expert-payments')
  return (
    <section>
      <PageHead />
      <PageState icon={PeopleIcon} title={t('denied.title')} text={t('denied.text')} />
    </section>
  )
}
