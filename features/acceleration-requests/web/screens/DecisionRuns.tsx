import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen, type Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { DeniedState } from '#platform/web/work/components/states/DeniedState.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listDecisionRuns } from '../../contract/decision.endpoints.ts'
import { runStateTable } from '../../domain/state-tables.ts'
import { runActions } from '../decisions/run-actions.ts'

const Kind = ({ kind }: { kind: string }) => useTexts('acceleration-requests')(`runs.kinds.${kind}`)

const columns: Columns<typeof listDecisionRuns> = {
  kind: { width: '26%', cell: ({ kind }) => <Kind kind={kind} /> },
  status: { cell: ({ status }) => <StateOf table={runStateTable} state={status} /> },
  done: {
    align: 'end',
    cell: ({ steps, total }) => <span className="tabular">{`${steps.DONE} / ${total}`}</span>,
  },
  refused: { align: 'end', cell: ({ steps }) => steps.REFUSED },
  by: { cell: ({ createdBy }) => createdBy.name },
  date: { sort: 'CREATE_DATE', cell: ({ createdAt }) => <DateText value={createdAt} as="time" /> },
}

/** Bulk decisions and releases of the chosen accelerator. */
export const DecisionRuns = () => {
  const t = useTexts('acceleration-requests')
  const accelerator = useStore(acceleratorStore)
  const list = useList(listDecisionRuns, { enabled: accelerator !== null, deniedHere: true })
  const rowActions = useActions(runActions)
  if (accelerator === null || isOutsideTeam(list.answer.error)) return <DeniedState />
  return (
    <ListScreen
      of={list}
      columns={columns}
      filters={{ status: runStateTable, kind: 'runs.kinds' }}
      rowName={({ kind }) => t(`runs.kinds.${kind}`)}
      rowLink={({ id }) => linkTo('/bch/view/projects-in-work/decision-run', { runId: id })}
      rowActions={rowActions}
      emptyAction={<ScreenLink to="/bch/view/projects-in-work">{t('runs.empty.action')}</ScreenLink>}
    />
  )
}
