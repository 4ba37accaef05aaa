import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { elementVisibilities, type ElementVisibility } from '../../../projects/domain/states.ts'
import type { Project } from './visibility.types.ts'
import { levelIcons } from './level-icons.ts'
import { isPublished } from '../../../projects/domain/phases.ts'

type Props = {
  project: Pick<Project, 'accessLevel' | 'publicationStatus'>
  counts: Readonly<Record<ElementVisibility, number>>
  /** The only level whose fields are shown. */
  only: ElementVisibility | null
  onOnly: (level: ElementVisibility | null) => void
}

/** The meaning of each level, its number of fields, and a filter by it. */
export const VisibilityLegend = ({ project, counts, only, onOnly }: Props) => {
  const t = useTexts('project-profiles')
  const reach = isPublished(project) ? project.accessLevel : 'NOT_PUBLISHED'
  return (
    <ul className="visibility-legend">
      {elementVisibilities.map((level) => {
        const Icon = levelIcons[level]
        const count = counts[level]
        return (
          <li key={level} data-level={level}>
            <h3>
              <Icon />
              {t(`visibility.levels.${level}`)}
            </h3>
            <p>{t(`visibility.means.${level}`)}</p>
            {level === 'VISIBLE_ALL' ? <p>{t(`visibility.reach.${reach}`)}</p> : null}
            {count > 0 || only === level ? (
              <Button
                size="small"
                aria-pressed={only === level}
                onClick={() => onOnly(only === level ? null : level)}
              >
                {only === level ? t('visibility.showAll') : t('visibility.showOnly', { count })}
              </Button>
            ) : (
              <p className="visibility-none">{t('visibility.none')}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
