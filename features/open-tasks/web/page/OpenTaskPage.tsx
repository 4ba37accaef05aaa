import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getOpenTask } from '../../contract/open-task.endpoints.ts'
import { openTaskSearch } from '../open-task-search.ts'
import { OpenTaskDetails } from './OpenTaskDetails.tsx'

/** An open task: what is asked, until when, who entered and who won. */
export const OpenTaskPage = () => {
  const t = useTexts('open-tasks')
  const [{ openTaskId }] = useScreenSearch(openTaskSearch)
  const isNamed = openTaskId !== undefined && openTaskId > 0
  const { data, error, refetch } = useCall(
    getOpenTask,
    { query: { openTaskId: String(openTaskId) } },
    { enabled: isNamed, deniedHere: true },
  )
  if (data) return <OpenTaskDetails key={data.id} task={data} />
  const back = <ScreenLink to="/bch/view/open-tasks">{t('page.back')}</ScreenLink>
  return (
    <section>
      <PageHead />
      {!isNamed ? (
        <PageState icon={SearchIcon} title={t('page.none')} text={t('page.noneText')} actions={back} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} back={back} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </section>
  )
}
