import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { DetailsScreen } from '#platform/web/work/components/details/DetailsScreen.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { ProjectLead } from '../ProjectLead.tsx'
import type { ProjectPage } from '../project.types.ts'
import { detailsSearch } from '../search.ts'
import { pageActions } from './page-actions.tsx'
import { useDetailsTabs } from './use-details-tabs.tsx'
import { useWayBack } from './use-way-back.ts'

/** A project's page: name, the reader's next step, and the visible sections in tabs. */
export const ProjectHead = ({ project }: { project: ProjectPage }) => {
  const t = useTexts('projects')
  const { name, serialNumber, stage, summary } = project
  const isSignedIn = useStore(personStore) !== null
  const [{ open }, setSearch] = useScreenSearch(detailsSearch)
  const openTracks = () => setSearch({ tab: 'tracks' }, { push: true })
  const actions = useActions(pageActions, { openTracks })(project)
  return (
    <DetailsScreen
      {...useWayBack(project)}
      name={name}
      logoUrl={project.logoUrl}
      state={stage ? <StateChip tone="new" label={stage.name} /> : null}
      facts={
        <>
          <span className="tabular">{t('edit.number', { number: serialNumber })}</span>
          <ProjectLead project={project} />
          {isSignedIn ? <Slot name="project.order" small id={project.id} opened={open === 'order'} /> : null}
          {isSignedIn ? <Slot name="project.pipeline" small id={project.id} /> : null}
          {isSignedIn ? <Slot name="project.deal" small id={project.id} /> : null}
          {isSignedIn ? <Slot name="project.ask-data" small id={project.id} /> : null}
          {isSignedIn ? <Slot name="project.by-template" small id={project.id} /> : null}
          {isSignedIn ? (
            <Slot name="project.suggest" small id={project.id} opened={open === 'suggest'} />
          ) : null}
        </>
      }
      nextStep={summary || null}
      actions={actions}
      tabs={useDetailsTabs(project)}
    />
  )
}
