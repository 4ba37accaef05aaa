import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { Section } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { bringToTop } from '../renderer/bring-to-top.ts'
import { sectionId } from './ReadSections.tsx'

const goTo = (id: string): void => {
  const heading = document.getElementById(id)
  heading?.focus({ preventScroll: true })
  const section = heading?.closest<HTMLElement>('.read-section')
  if (section) bringToTop(section)
}

/** Links to sections: a list at the side, or a select on phones. */
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
        <Select
          value={null}
          placeholder={t('reading.chooseSection')}
          options={sections.map((section) => ({ value: sectionId(section), label: wordsIn(section.name) }))}
          onChange={goTo}
        />
      </label>
    </nav>
  )
}
