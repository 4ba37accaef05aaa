import '../decisions/decisions.css'
import { z } from 'zod'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { asSentence } from '#platform/web/i18n/as-sentence.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { numberParam } from '#platform/web/search-params.ts'
import { PageActions } from '#platform/web/work/actions/PageActions.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { SearchIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ProgressBar } from '#platform/web/work/components/ProgressBar.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getDecisionRun, listDecisionRunItems } from '../../contract/decision.endpoints.ts'
import { runStateTable } from '../../domain/state-tables.ts'
import { runActions } from '../decisions/run-actions.ts'
import { isRunning } from '../../domain/phases.ts'

type Run = ResponseOf<typeof getDecisionRun>

const Items = ({ runId }: { runId: number }) => {
  const t = useTexts('acceleration-requests')
  const list = useList(listDecisionRunItems, { of: { runId } })
  const columns: Columns<typeof listDecisionRunItems> = {
    project: { sort: 'NAME', width: '26%', cell: ({ projectName }) => projectName },
    track: { cell: ({ trackName }) => trackName },
    decision: { cell: ({ decision }) => t(`decisions.${decision}`) },
    step: { cell: ({ step }) => t(`runItems.steps.${step}`) },
    why: {
      width: '22%',
      cell: ({ refused }) => (refused ? asSentence(t(`runItems.refused.${refused}`)) : '—'),
    },
    stagedBy: { cell: ({ stagedBy }) => stagedBy?.name ?? '—' },
    place: { sort: 'PLACE', align: 'end', width: '7%', cell: ({ place }) => place },
  }
  return (
    <ListScreen
      of={list}
      title={null}
      columns={columns}
      filters={{ step: 'runItems.steps' }}
      rowKey={({ place }) => place}
      rowName={({ projectName }) => projectName}
    />
  )
}

const Page = ({ run }: { run: Run }) => {
  const t = useTexts('acceleration-requests')
  const actions = useActions(runActions)(run)
  const { status, kind, total, steps, createdBy, createdAt } = run
  const done = total - steps.WAITING
  return (
    <article className="decision-run">
      <RecordNavigation backTo="/bch/view/projects-in-work/decision-runs" backLabel={t('run.back')} />
      <PageHead title={t(`runs.kinds.${kind}`)} actions={<PageActions actions={actions} />} />
      <p className="decision-run-state">
        <StateOf table={runStateTable} state={status} />
        <span>
          {t('run.by', { person: createdBy.name })}, <DateText value={createdAt} as="time" />
        </span>
      </p>
      {isRunning(run) ? (
        <div role="status">
          <ProgressBar value={total === 0 ? 1 : done / total} label={t('runs.states.RUNNING')} />
          <p className="tabular">
            {t('run.progress', { done: formatNumber(done), total: formatNumber(total) })}
          </p>
          <p className="decision-quiet">{t('run.leave')}</p>
        </div>
      ) : null}
      <div className="decision-plan">
        <p>{t('run.done', { count: steps.DONE })}</p>
        {steps.REFUSED > 0 ? <p>{t('run.refused', { count: steps.REFUSED })}</p> : null}
        {steps.LEFT > 0 ? <p>{t('run.left', { count: steps.LEFT })}</p> : null}
      </div>
      <h2>{t('runItems.title')}</h2>
      <Items runId={run.id} />
    </article>
  )
}

const search = z.object({ runId: numberParam() })

/** A decision run: its progress, the result of each application, and why some were not decided. */
export const DecisionRun = () => {
  const t = useTexts('acceleration-requests')
  const [{ runId }] = useScreenSearch(search)
  const isNamed = runId !== undefined && runId > 0
  const answer = useCall(
    getDecisionRun,
    { query: { runId: runId ?? 0 } },
    { enabled: isNamed, deniedHere: true },
  )
  if (!isNamed) return <PageState icon={SearchIcon} title={t('run.none')} text={t('run.noneText')} />
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={10} />
    )
  return <Page run={answer.data} />
}
