import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import './projects-in-work.css'
import { useCallback } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { shownRole } from '#platform/web/shown-role.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { Button } from '#platform/web/work/components/Button.tsx'
import { UploadIcon, PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { ReservedSpace } from '#platform/web/work/components/states/ReservedSpace.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { useRawSearch, useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listProjectsInWork } from '../../contract/project-in-work.endpoints.ts'
import { MatchingButton } from '../decisions/MatchingButton.tsx'
import { StagedBar } from '../decisions/StagedBar.tsx'
import { CardFacts } from './CardFacts.tsx'
import { workLink } from '../my-requests/my-requests.queries.ts'
import { inWorkColumns } from './in-work-columns.tsx'
import { inWorkViews } from './in-work-views.ts'
import { inWorkPath, inWorkSearch } from './in-work-search.ts'
import { useInWorkFilters, type ProjectInWork } from './in-work.queries.ts'
import { Narrowed } from './Narrowed.tsx'
import { projectActions } from './project-actions.tsx'
import { ProjectDrawer } from './ProjectDrawer.tsx'
import { ProjectsBoard } from './ProjectsBoard.tsx'
import { useFilterOptions } from './use-filter-options.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'

/** No accelerator is chosen, or the person is not in its team: shows what to do. */
const NoTeam = () => {
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

/** What the list says without rows: a team publishes a track, a tracker waits to be assigned to a project. */
const useEmptyList = (isOfTracker: boolean | undefined) => {
  const t = useTexts('acceleration-requests')
  if (!isOfTracker)
    return {
      emptyAction: <ScreenLink to="/bch/view/accelerator-settings">{t('inWork.empty.action')}</ScreenLink>,
    }
  return {
    emptyTitle: t('inWork.unassigned.title'),
    emptyText: t('inWork.unassigned.text'),
    emptyAction: <ScreenLink to="/bch/view/person-user-profile">{t('inWork.unassigned.action')}</ScreenLink>,
  }
}

const projectOf = ({ project }: ProjectInWork): number => project.id

/** The page of a project's work on its track. */
const workPage = ({ participation }: ProjectInWork): ScreenHref | null =>
  participation && workLink(participation.id)

const card = (row: ProjectInWork) => <CardFacts row={row} withState />

/** Applications and projects of the chosen accelerator, as a list or a board; a tracker sees the assigned ones. */
export const ProjectsInWork = () => {
  const t = useTexts('acceleration-requests')
  const accelerator = useStore(acceleratorStore)
  const projects = useList(listProjectsInWork, {
    id: 'projects-in-work',
    // A tracker begins with what waits for them, not with the team's overdue work.
    defaultSort: shownRole() === 'TRC' ? 'TURN' : 'DUE',
    enabled: accelerator !== null,
    deniedHere: true,
  })
  const { answer, handle, query, rows } = projects
  const [raw] = useRawSearch()
  const [{ requestId }, setSearch] = useScreenSearch(inWorkSearch)
  const { filters, onFilterOpen } = useFilterOptions(query)
  const { data: known, isPending } = useInWorkFilters()
  const empty = useEmptyList(known && !known.mayImport)
  const rowActions = useActions(projectActions)
  const rowLink = useCallback(
    (row: ProjectInWork): ScreenHref => `${inWorkPath}${writeSearch({ ...raw, requestId: row.id })}`,
    [raw],
  )
  if (accelerator === null || isOutsideTeam(answer.error)) return <NoTeam />
  const keptCount = known?.kept ?? 0
  const isEmpty = answer.data?.total === 0 && !handle.isNarrowed
  return (
    <div className="in-work">
      <ListScreen
        of={projects}
        above={
          <>
            <div className="in-work-above">
              <Slot name="agenda.block" />
              <ReservedSpace name="in-work.above" waits={isPending}>
                {known?.seesStaged ? <StagedBar mayRelease={known.mayImport} /> : null}
              </ReservedSpace>
            </div>
            <Narrowed query={query} rows={rows} />
          </>
        }
        columns={inWorkColumns}
        filters={filters}
        onFilterOpen={onFilterOpen}
        views={inWorkViews}
        rowName={(row) => row.project.name}
        rowLink={rowLink}
        rowPage={workPage}
        rowActions={rowActions}
        projectOf={projectOf}
        card={card}
        {...(known?.mayImport ? { beyondPage: <MatchingButton query={query} /> } : {})}
        action={
          <ReservedSpace name="in-work.import" waits={isPending} inline>
            {keptCount > 0 ? (
              <ScreenLink to="/bch/view/projects-in-work/kept" className="in-work-kept">
                {t('inWork.kept', { count: keptCount })}
              </ScreenLink>
            ) : null}
            {known?.mayImport ? (
              <Button component={ScreenLink} to="/bch/view/project-import" startIcon={<UploadIcon />}>
                {t('inWork.import')}
              </Button>
            ) : null}
          </ReservedSpace>
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
      <ProjectDrawer
        requestId={requestId}
        projects={projects}
        onOpen={(id, turned) => setSearch({ requestId: id, ...turned })}
      />
    </div>
  )
}
