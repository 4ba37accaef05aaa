import './projects-in-work.css'
import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { hasCode } from '#platform/web/api/api-error.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useRawSearch, useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import { BulkButtons } from './bulk/BulkButtons.tsx'
import { CardFacts } from './CardFacts.tsx'
import { useInWorkColumns } from './in-work-columns.tsx'
import { inWorkPath, useInWorkList } from './in-work-list.ts'
import { inWorkSearch } from './in-work-search.ts'
import type { ProjectInWork } from './in-work.queries.ts'
import { NoTeam } from './NoTeam.tsx'
import { ProjectDrawer } from './ProjectDrawer.tsx'
import { ProjectsBoard } from './ProjectsBoard.tsx'
import { rowActions } from './row-actions.ts'
import { useFilterOptions } from './use-filter-options.ts'
import { useProjectDeeds } from './use-project-deeds.ts'

const bulkButtons = (rows: ProjectInWork[], clear: () => void) => <BulkButtons rows={rows} clear={clear} />

const card = (row: ProjectInWork) => <CardFacts row={row} withState />

const rowKey = (row: ProjectInWork): number => row.id

/** Applications and projects of the chosen accelerator, as a list or a board; a tracker sees the assigned ones. */
export const ProjectsInWork = () => {
  const t = useTexts('acceleration-requests')
  const accelerator = useStore(acceleratorStore)
  const { list, query } = useInWorkList()
  const [raw] = useRawSearch()
  const [{ requestId }, setSearch] = useScreenSearch(inWorkSearch)
  const answer = useCall(
    listProjectsInWork,
    { query },
    { enabled: accelerator !== null, keepPrevious: true, deniedHere: true },
  )
  const columns = useInWorkColumns()
  const filters = useFilterOptions(query.programmeId)
  const deeds = useProjectDeeds()
  const rowLink = useCallback(
    (row: ProjectInWork) => inWorkPath + writeSearch({ ...raw, requestId: row.id }),
    [raw],
  )
  if (accelerator === null || hasCode(answer.error, 'NOT_IN_ACCELERATOR_TEAM')) return <NoTeam />
  // Whoever decides about nothing here has nothing to choose rows for.
  const mayDecide = answer.data?.items.some(({ actions }) => actions.includes('accept')) ?? false
  const isEmpty = answer.data?.total === 0 && !list.isNarrowed
  return (
    <div className="in-work">
      <ListScreen
        list={list}
        answer={answer}
        columns={columns}
        filters={filters}
        rowKey={rowKey}
        rowName={(row) => row.project.name}
        rowLink={rowLink}
        rowActions={(row) => rowActions(row, deeds, t)}
        card={card}
        {...(mayDecide || isEmpty
          ? {
              action: (
                <Button component={ScreenLink} to="/bch/view/project-import" startIcon={<UploadIcon />}>
                  {t('inWork.import')}
                </Button>
              ),
            }
          : {})}
        {...(mayDecide ? { bulk: bulkButtons } : {})}
        {...(isEmpty
          ? {}
          : {
              board: (
                <ProjectsBoard query={query} isNarrowed={list.isNarrowed} rowLink={rowLink} deeds={deeds} />
              ),
            })}
        empty={{
          title: t('inWork.empty.title'),
          text: t('inWork.empty.text'),
          action: <ScreenLink to="/bch/view/accelerator-settings">{t('inWork.empty.action')}</ScreenLink>,
        }}
      />
      <ProjectDrawer
        requestId={requestId}
        rows={answer.data?.items ?? []}
        deeds={deeds}
        onOpen={(id) => setSearch({ requestId: id })}
      />
    </div>
  )
}
