import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Element } from '../../../../fields/domain/tree.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import type { ItemsDifference, Mark } from '../differences.ts'
import { MarkWord } from '../MarkWord.tsx'
import { ReadElement } from '../ReadElement.tsx'
import type { Reading } from '../reading.types.ts'

type Props = {
  element: Element
  difference: { mark: Mark; items: ItemsDifference | null } | null
  before: Reading
  after: Reading
}

const marks: readonly Mark[] = ['added', 'changed', 'removed']

/** One element at both times; unchanged contents are shown once. */
export const ComparedElement = ({ element, difference, before, after }: Props) => {
  const t = useTexts('project-profiles')
  const items = difference?.items
  const kind = element.kind === 'TABLE' ? 'rows' : 'items'
  return (
    <article className="compare-element" data-mark={difference?.mark}>
      <h3>
        {wordsIn(element.name)}
        {difference ? <MarkWord mark={difference.mark} /> : null}
        {items
          ? marks
              .filter((mark) => items[mark] > 0)
              .map((mark) => <small key={mark}>{t(`reading.${kind}.${mark}`, { count: items[mark] })}</small>)
          : null}
      </h3>
      {difference ? (
        <div className={element.kind === 'TABLE' ? 'compare-sides compare-tables' : 'compare-sides'}>
          <div>
            <h4>{t('reading.before')}</h4>
            <ReadElement element={element} reading={before} />
          </div>
          <div>
            <h4>{t('reading.after')}</h4>
            <ReadElement element={element} reading={after} />
          </div>
        </div>
      ) : (
        <ReadElement element={element} reading={after} />
      )}
    </article>
  )
}
