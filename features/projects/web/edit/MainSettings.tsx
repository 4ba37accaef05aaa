import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { errorText } from '#platform/web/i18n/error-text.ts'
import { ConflictPanel } from '#platform/web/work/components/saving/ConflictPanel.tsx'
import { QueueForm } from '#platform/web/work/components/saving/QueueForm.tsx'
import { SaveState } from '#platform/web/work/components/saving/SaveState.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { projectFields } from '../../contract/project.schemas.ts'
import { profileLink } from '../paths.ts'
import type { Project } from '../project.types.ts'
import { ProjectFacts } from './ProjectFacts.tsx'
import { ProjectFields } from './ProjectFields.tsx'
import { ProjectLogo } from './ProjectLogo.tsx'
import type { ProjectValues } from './project-values.ts'
import type { SettingsQueue } from './use-settings-queue.ts'
import { useShownValue } from './use-shown-value.ts'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { accessLevels } from '../../domain/states.ts'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { isPublished } from '../../domain/phases.ts'

/** Who may open the project's page, with the effect while it is not published. */
const AccessLevelField = ({ publicationStatus }: Pick<Project, 'publicationStatus'>) => {
  const t = useTexts('projects')
  return (
    <FieldGroup title={t('access.title')}>
      <SelectField
        name="accessLevel"
        label={t('fields.accessLevel')}
        help={t(isPublished({ publicationStatus }) ? 'access.help' : 'access.notPublished')}
        options={accessLevels.map((value) => ({ value, label: t(`access.levels.${value}`) }))}
      />
    </FieldGroup>
  )
}

type Props = { project: Project; queue: SettingsQueue }

/** The main settings tab: auto-saved by the team, read-only for everybody else. */
export const MainSettings = ({ project, queue }: Props) => {
  const t = useTexts('projects')
  const shown = useShownValue()
  const status = useStore(queue.status)
  if (!project.actions.includes('edit')) return <ProjectFacts project={project} />
  const inWords = (name: string, value: unknown) =>
    shown(name as keyof ProjectValues, { ...project, [name]: value })
  const conflicts = status.conflicts.flatMap((key) => {
    const { value, theirs } = queue.entry(key)
    if (!theirs) return []
    const label = t(`fields.${key}`)
    return [{ key, label, mine: inWords(key, value), theirs: inWords(key, theirs.value), author: theirs }]
  })
  const [refused] = status.refused
  return (
    <>
      <div className="save-bar">
        <SaveState
          status={status}
          reason={refused ? errorText(queue.entry(refused).error) : null}
          onRetry={queue.retry}
        />
      </div>
      {conflicts.length > 0 ? <ConflictPanel differences={conflicts} onTake={queue.resolve} /> : null}
      <p className="project-help">
        {t('edit.inProfile')} <ScreenLink to={profileLink(project.id)}>{t('edit.openProfile')}</ScreenLink>
      </p>
      <ProjectLogo project={project} />
      <QueueForm queue={queue} schema={projectFields}>
        <ProjectFields />
        <AccessLevelField publicationStatus={project.publicationStatus} />
      </QueueForm>
    </>
  )
}
