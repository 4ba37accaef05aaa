import '../projects.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { projectFieldNames, type ProjectValues } from './project-values.ts'
import { useShownValue } from './use-shown-value.ts'

/** What stands in the head of the page already, and what only the team decides. */
const elsewhere: ReadonlySet<keyof ProjectValues> = new Set(['name', 'accessLevel'])

/** The main settings for those who only read them: what is given. */
export const ProjectFacts = ({ project }: { project: Omit<ProjectValues, 'accessLevel'> }) => {
  const t = useTexts('projects')
  const shown = useShownValue()
  const values: ProjectValues = { ...project, accessLevel: 'ALL' }
  const isGiven = (name: keyof ProjectValues): boolean =>
    !elsewhere.has(name) && Boolean(values[name]) && values[name] !== 'NOT_DETERMINED'
  const names = projectFieldNames.filter(isGiven)
  if (names.length === 0)
    return <EmptyState title={t('details.nothing.title')} text={t('details.nothing.text')} />
  return (
    <dl className="project-facts">
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`fields.${name}`)}</dt>
          <dd>
            {name === 'website' ? (
              <a href={values.website} target="_blank" rel="noopener noreferrer nofollow">
                {values.website}
              </a>
            ) : (
              shown(name, values)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
