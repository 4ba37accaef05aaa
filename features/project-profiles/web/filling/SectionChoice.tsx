import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { Section } from '../../../fields/domain/tree.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { goTo, sectionAnchor } from '../renderer/anchors.ts'
import type { FillingProgress } from './progress.ts'
import { useCurrentSection } from './use-current-section.ts'

type Props = { sections: readonly Section[]; progress: FillingProgress }

/** Select of sections with their progress, where there is no space for `SectionMenu`. */
export const SectionChoice = ({ sections, progress }: Props) => {
  const t = useTexts('project-profiles')
  const current = useCurrentSection(sections)
  if (sections.length < 2) return null
  const counts = (id: string) => progress.sections[id] ?? { filled: 0, total: 0 }
  return (
    <Select
      className="filling-choice"
      aria-label={t('fill.page.section')}
      value={current}
      options={sections.map(({ id, name }) => ({
        value: id,
        label: `${wordsIn(name)} · ${t('fill.page.ofTotal', counts(id))}`,
      }))}
      onChange={(id) => goTo(sectionAnchor(id))}
    />
  )
}
