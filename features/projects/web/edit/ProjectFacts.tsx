import '../projects.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Project } from '../project.types.ts'
import { projectFieldNames } from './project-values.ts'
import { useShownValue } from './use-shown-value.ts'

/** The main settings for those who may only read them. */
export const ProjectFacts = ({ project }: { project: Project }) => {
  const t = useTexts('projects')
  const shown = useShownValue()
  return (
    <dl className="project-facts">
      {projectFieldNames.map((name) => (
        <div key={name}>
          <dt>{t(`fields.${name}`)}</dt>
          <dd>{shown(name, project)}</dd>
        </div>
      ))}
    </dl>
  )
}
