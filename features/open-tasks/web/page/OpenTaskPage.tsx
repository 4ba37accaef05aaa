import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { DetailsFrame } from '#platform/web/work/components/details/DetailsFrame.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getOpenTask } from '../../contract/open-task.endpoints.ts'
import { openTaskSearch } from '../open-task-search.ts'
import { OpenTaskDetails } from './OpenTaskDetails.tsx'

/** An open task: the challenge, the deadline, participants and winners. */
export const OpenTaskPage = () => {
  const t = useTexts('open-tasks')
  const [{ openTaskId }] = useScreenSearch(openTaskSearch)
  const isNamed = openTaskId !== undefined && openTaskId > 0
  const answer = useCall(
    getOpenTask,
    { query: { openTaskId: String(openTaskId) } },
    { enabled: isNamed, deniedHere: true },
  )
  return (
    <DetailsFrame
      answer={answer}
      isNamed={isNamed}
      none={{ title: t('page.none'), text: t('page.noneText') }}
      back={<ScreenLink to="/bch/view/open-tasks">{t('page.back')}</ScreenLink>}
    >
      {(task) => <OpenTaskDetails key={task.id} task={task} />}
    </DetailsFrame>
  )
}
