import '../projects.css'
import type { ReactNode } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import type { Project } from '../project.types.ts'
import { projectFieldNames, type ProjectValues } from './project-values.ts'
import { useShownValue } from './use-shown-value.ts'

/** Facts from the profile and the settings. */
type Shown = Pick<Project, 'summary' | 'description' | 'industries' | 'territory' | 'stage'> &
  Omit<ProjectValues, 'accessLevel'>

type FactValue = { name: string; value: ReactNode }

type Props = {
  project: Shown
  /** The page already shows it in a sentence. */
  withoutSummary?: boolean
}

/** Facts that are in the page's header, only for the team, or longer than a few words. */
const elsewhere: ReadonlySet<keyof ProjectValues> = new Set([
  'name',
  'accessLevel',
  'website',
  'capitalizationPotential',
])

const filled = (facts: readonly FactValue[]): FactValue[] => facts.filter(({ value }) => Boolean(value))

/** Facts of a project, read-only: its texts, and a card with the rest next to them. */
export const ProjectFacts = ({ project, withoutSummary = false }: Props) => {
  const t = useTexts('projects')
  const shown = useShownValue()
  const values: ProjectValues = { ...project, accessLevel: 'ALL' }
  const { summary, description, industries, territory, stage, website } = project
  const prose = filled([
    { name: 'summary', value: withoutSummary ? null : summary },
    { name: 'description', value: description },
    { name: 'capitalizationPotential', value: values.capitalizationPotential },
  ])
  const isFilled = (name: keyof ProjectValues): boolean =>
    !elsewhere.has(name) && Boolean(values[name]) && values[name] !== 'NOT_DETERMINED'
  const facts = filled([
    { name: 'industries', value: industries.map((industry) => industry.name).join(', ') },
    { name: 'stage', value: stage?.name },
    { name: 'territory', value: territory?.name },
    {
      name: 'website',
      value: website ? (
        <a href={website} target="_blank" rel="noopener noreferrer nofollow">
          {website}
        </a>
      ) : null,
    },
    ...projectFieldNames.filter(isFilled).map((name) => ({ name, value: shown(name, values) })),
  ])
  if (prose.length + facts.length === 0)
    return <EmptyState title={t('details.nothing.title')} text={t('details.nothing.text')} />
  return (
    <div className="project-about">
      {prose.length > 0 ? (
        <dl className="project-prose">
          {prose.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`fields.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {facts.length > 0 ? (
        <div className="project-facts">
          <Facts columns>
            {facts.map(({ name, value }) => (
              <Fact key={name} label={t(`fields.${name}`)}>
                {value}
              </Fact>
            ))}
          </Facts>
        </div>
      ) : null}
    </div>
  )
}
