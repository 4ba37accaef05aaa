import '../projects.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { openTracksPath } from '../paths.ts'
import type { Project } from '../project.types.ts'

/** The tab of tracks: applications of the project, shown by the feature they belong to, and the way to a new one. */
export const ProjectRequests = ({ project }: { project: Project }) => {
  const t = useTexts('projects')
  return (
    <section className="project-section">
      <header>
        <h2>{t('requests.title')}</h2>
        {project.actions.includes('apply') ? (
          <Button startIcon={<SendIcon />} href={openTracksPath}>
            {t('requests.apply')}
          </Button>
        ) : null}
      </header>
      <Slot name="project.requests" id={project.id} />
    </section>
  )
}
