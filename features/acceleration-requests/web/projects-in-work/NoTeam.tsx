import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'

/** No accelerator is chosen, or the person is not in its team: shows what to do. */
export const NoTeam = () => {
  const t = useTexts('acceleration-requests')
  return (
    <section>
      <PageHead />
      <PageState
        icon={PeopleIcon}
        title={t('errors.NOT_IN_ACCELERATOR_TEAM')}
        text={t('inWork.noTeam.text')}
      />
    </section>
  )
}
