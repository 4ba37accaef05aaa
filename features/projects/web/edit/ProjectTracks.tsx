import '../projects.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { SendIcon } from '#platform/web/work/components/icons/icons.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { openTracksLink } from '../paths.ts'
import type { Project } from '../project.types.ts'
import { TrackRows } from '../tracks/TrackRows.tsx'

/** The tracks tab: progress, then the applications, rendered by their feature. */
export const ProjectTracks = ({ project }: { project: Project }) => {
  const t = useTexts('projects')
  return (
    <>
      {project.tracks.length > 0 ? (
        <Section title={t('tracks.work')}>
          <TrackRows tracks={project.tracks} />
        </Section>
      ) : null}
      <Section
        title={t('tracks.requests')}
        action={
          project.actions.includes('apply') ? (
            <Button component={ScreenLink} startIcon={<SendIcon />} to={openTracksLink(project.id)}>
              {t('tracks.apply')}
            </Button>
          ) : null
        }
      >
        <Slot name="project.requests" id={project.id} />
      </Section>
    </>
  )
}
