import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import './projects-in-work.css'
import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { userType } from '#platform/web/session.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { UploadIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { HeldRoom } from '#platform/web/work/components/states/HeldRoom.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useRawSearch, useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import { MatchingButton } from '../decisions/MatchingButton.tsx'
import { StagedBar } from '../decisions/StagedBar.tsx'
import { CardFacts } from './CardFacts.tsx'
import { inWorkColumns } from './in-work-columns.tsx'
import { inWorkViews } from './in-work-views.ts'
import { inWorkPath, inWorkSearch } from './in-work-search.ts'
import { useInWorkFilters, type ProjectInWork } from './in-work.queries.ts'
import { Narrowed } from './Narrowed.tsx'
import { NoTeam } from './NoTeam.tsx'
import { projectActions } from './project-actions.tsx'
import { ProjectDrawer } from './ProjectDrawer.tsx'
import { ProjectsBoard } from './ProjectsBoard.tsx'
import { useEmptyList } from './use-empty-list.tsx'
import { useFilterOptions } from './use-filter-options.ts'

const projectOf = ({ project }: ProjectInWork): number => project.id

const card = (row: ProjectInWork) => <CardFacts row={row} withState />

/** Applications and projects of the chosen accelerator, as a list or a board; a tracker sees the assigned ones. */
export const ProjectsInWork = () => {
  const t = useTexts('acceleration-requests')
  const accelerator = useStore(acceleratorStore)
  const projects = useList(listProjectsInWork, {
    id: 'projects-in-work',
    enabled: accelerator !== null,
    deniedHere: true,
    // A tracker begins with what is due next; a team with what came in.
    ...(userType() === 'TRC' && { defaultSort: 'DUE' as const }),
  })
  const { answer, handle, query, rows } = projects
  const [raw] = useRawSearch()
  const [{ requestId }, setSearch] = useScreenSearch(inWorkSearch)
  const filters = useFilterOptions(query.programmeId)
  const { data: known, isPending } = useInWorkFilters()
  const empty = useEmptyList(known && !known.mayImport)
  const rowActions = useActions(projectActions)
  const rowLink = useCallback(
    (row: ProjectInWork): ScreenHref => `${inWorkPath}${writeSearch({ ...raw, requestId: row.id })}`,
    [raw],
  )
  if (accelerator === null || isOutsideTeam(answer.error)) return <NoTeam />
  const kept = known?.kept ?? 0
  const isEmpty = answer.data?.total === 0 && !handle.isNarrowed
  return (
    <div className="in-work">
      <ListScreen
        of={projects}
        above={
          <>
            <div className="in-work-above">
              <Slot name="agenda.block" />
              <HeldRoom name="in-work.above" waits={isPending}>
                {known?.seesStaged ? <StagedBar mayRelease={known.mayImport} /> : null}
              </HeldRoom>
            </div>
            <Narrowed query={query} rows={rows} />
          </>
        }
        columns={inWorkColumns}
        filters={filters}
        views={inWorkViews}
        rowName={(row) => row.project.name}
        rowLink={rowLink}
        rowActions={rowActions}
        projectOf={projectOf}
        card={card}
        {...(known?.mayImport ? { beyondPage: <MatchingButton query={query} /> } : {})}
        action={
          <HeldRoom name="in-work.import" waits={isPending} inline>
            {kept > 0 ? (
              <ScreenLink to="/bch/view/projects-in-work/kept" className="in-work-kept">
                {t('inWork.kept', { count: kept })}
              </ScreenLink>
            ) : null}
            {known?.mayImport ? (
              <Button component={ScreenLink} to="/bch/view/project-import" startIcon={<UploadIcon />}>
                {t('inWork.import')}
              </Button>
            ) : null}
          </HeldRoom>
        }
        {...(isEmpty
          ? {}
          : {
              board: (
                <ProjectsBoard
                  query={query}
                  isNarrowed={handle.isNarrowed}
                  rowLink={rowLink}
                  rowActions={rowActions}
                />
              ),
            })}
        {...empty}
      />
      <ProjectDrawer requestId={requestId} rows={rows} onOpen={(id) => setSearch({ requestId: id })} />
    </div>
  )
}
