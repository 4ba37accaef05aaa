import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { filterExamples } from '../../domain/filter-examples.rules.ts'
import type { CatalogueTag } from '../report.types.ts'
import { useCopy } from './use-copy.ts'

/** What can be done with a value or a list, by examples of this accelerator's own tags. */
export const FilterExamples = ({ tags }: { tags: readonly CatalogueTag[] }) => {
  const t = useTexts('user-reports')
  const copy = useCopy()
  return (
    <Section
      title={t('catalogue.filters')}
      help={t('catalogue.filterText')}
      action={
        <a href="/manuals/user-reports" target="_blank" rel="noopener">
          {t('catalogue.manual')}
        </a>
      }
    >
      <ul className="user-reports-tag-list user-reports-examples">
        {filterExamples(tags).map(({ kind, tag }) => (
          <li key={kind}>
            <button type="button" className="user-reports-tag" onClick={() => copy(tag)}>
              <code translate="no">{tag}</code>
              <small>{t(`examples.${kind}`)}</small>
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
