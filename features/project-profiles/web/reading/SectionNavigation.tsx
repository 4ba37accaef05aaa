import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Section } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { sectionId } from './ReadSections.tsx'

const goTo = (id: string): void => {
  const heading = document.getElementById(id)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** The way to a section: a list at the side, or one field on a phone. */
export const SectionNavigation = ({ sections }: { sections: readonly Section[] }) => {
  const t = useTexts('project-profiles')
  if (sections.length < 2) return null
  return (
    <nav className="reading-navigation no-print" aria-label={t('reading.sections')}>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <button type="button" onClick={() => goTo(sectionId(section))}>
              {wordsIn(section.name)}
              <span className="tabular">{section.elements.length}</span>
            </button>
          </li>
        ))}
      </ol>
      <label>
        <span>{t('reading.goTo')}</span>
        <select value="" onChange={(event) => goTo(event.target.value)}>
          <option value="" disabled>
            {t('reading.chooseSection')}
          </option>
          {sections.map((section) => (
            <option key={section.id} value={sectionId(section)}>
              {wordsIn(section.name)}
            </option>
          ))}
        </select>
      </label>
    </nav>
  )
}
