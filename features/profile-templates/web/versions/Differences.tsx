import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import type { Difference } from '../../domain/compare.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { useChangeWords } from './use-change-words.ts'

const OneDifference = ({ difference }: { difference: Difference }) => {
  const t = useTexts('profile-templates')
  const words = useChangeWords()
  const { of, key, kind, shown, moved, changes } = difference
  return (
    <li className={cls('builder-difference', `builder-difference-${kind}`)}>
      <span className="builder-difference-kind">{t(`builder.compare.${kind}`)}</span>
      <div>
        <strong>{wordsIn(shown.name) || t('builder.tree.unnamed')}</strong>
        {of === 'element' ? <code translate="no">{key}</code> : <span>{t('builder.section.one')}</span>}
        {moved ? <p>{t('builder.compare.moved')}</p> : null}
        <Facts>
          {changes.map(({ path, before, after }) => (
            <Fact key={path.join('.')} label={words.property(path)}>
              <del>{words.value(before)}</del> <ins>{words.value(after)}</ins>
            </Fact>
          ))}
        </Facts>
      </div>
    </li>
  )
}

/** Sections and elements that differ between two trees, with their changes. */
export const Differences = ({ differences }: { differences: readonly Difference[] }) => (
  <ul className="builder-differences">
    {differences.map((difference) => (
      <OneDifference key={`${difference.of} ${difference.kind} ${difference.key}`} difference={difference} />
    ))}
  </ul>
)
