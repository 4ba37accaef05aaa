import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { CheckIcon } from '#platform/web/work/components/icons/icons.ts'
import type { Section } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { goTo, sectionAnchor } from '../renderer/anchors.ts'
import type { FillingProgress } from './progress.ts'
import { useCurrentSection } from './use-current-section.ts'

type Props = { sections: readonly Section[]; progress: FillingProgress }

/** Links to sections with their progress, at the side; on narrow screens `SectionChoice` replaces it. */
export const SectionMenu = ({ sections, progress }: Props) => {
  const t = useTexts('project-profiles')
  const current = useCurrentSection(sections)
  if (sections.length < 2) return null
  const counts = (id: string) => progress.sections[id] ?? { filled: 0, total: 0 }
  return (
    <nav className="filling-menu" aria-label={t('fill.page.sections')}>
      <ol>
        {sections.map(({ id, name }) => {
          const { filled, total } = counts(id)
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={id === current ? 'true' : undefined}
                onClick={() => goTo(sectionAnchor(id))}
              >
                <span>{wordsIn(name)}</span>
                {total > 0 && filled === total ? <CheckIcon /> : null}
                <span className="tabular filling-count" aria-hidden>
                  {t('fill.page.ofTotal', { filled, total })}
                </span>
                <span className="visually-hidden">{t('fill.page.filled', { filled, total })}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
