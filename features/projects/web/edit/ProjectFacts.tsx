import '../projects.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { projectFieldNames, type ProjectValues } from './project-values.ts'
import { useShownValue } from './use-shown-value.ts'

type Name = keyof ProjectValues

/** What stands in the head of the page already, and what only the team decides. */
const elsewhere: readonly Name[] = ['name', 'accessLevel']

/** Texts to read; all else is a word or two. */
const prose: ReadonlySet<Name> = new Set(['summary', 'description', 'capitalizationPotential'])

type Props = {
  project: Omit<ProjectValues, 'accessLevel'>
  /** What the page says elsewhere besides. */
  said?: readonly Name[]
}

/** What is given of a project, to read: its texts, and its facts in a card beside them. */
export const ProjectFacts = ({ project, said }: Props) => {
  const t = useTexts('projects')
  const shown = useShownValue()
  const values: ProjectValues = { ...project, accessLevel: 'ALL' }
  const left = new Set<Name>([...elsewhere, ...(said ?? [])])
  const isGiven = (name: Name): boolean =>
    !left.has(name) && Boolean(values[name]) && values[name] !== 'NOT_DETERMINED'
  const names = projectFieldNames.filter(isGiven)
  if (names.length === 0)
    return <EmptyState title={t('details.nothing.title')} text={t('details.nothing.text')} />
  const list = (className: string, ofList: readonly Name[]) =>
    ofList.length > 0 ? (
      <dl className={className}>
        {ofList.map((name) => (
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
    ) : null
  return (
    <div className="project-about">
      {list(
        'project-prose',
        names.filter((name) => prose.has(name)),
      )}
      {list(
        'project-facts',
        names.filter((name) => !prose.has(name)),
      )}
    </div>
  )
}
