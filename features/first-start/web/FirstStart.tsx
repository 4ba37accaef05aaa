import './first-start.css'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { getFirstStart } from '../contract/first-start.endpoints.ts'
import { StartStep } from './StartStep.tsx'
import { startActions } from './start-actions.ts'
import { isDone } from '../domain/steps.rules.ts'

const Steps = ({ start }: { start: ResponseOf<typeof getFirstStart> }) => {
  const t = useTexts('first-start')
  const actions = useActions(startActions)(start)
  const done = start.steps.filter(isDone).length
  return (
    <>
      <PageHead title={t('title')} actions={<PageActions actions={actions} />} />
      <p role="status">
        {start.finishedAt
          ? t('finished')
          : start.setUp
            ? t('allDone')
            : t('progress', { count: done, all: start.steps.length })}
      </p>
      <ol className="first-start">
        {start.steps.map((step) => (
          <StartStep key={step.step} step={step} />
        ))}
      </ol>
    </>
  )
}

/** Setting the portal up, step by step; facts tick the steps. */
export const FirstStart = () => {
  const t = useTexts('first-start')
  const start = useCall(getFirstStart, {})
  if (start.data) return <Steps start={start.data} />
  return (
    <>
      <PageHead title={t('title')} />
      {start.error ? (
        <ErrorState error={start.error} retry={() => void start.refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </>
  )
}
