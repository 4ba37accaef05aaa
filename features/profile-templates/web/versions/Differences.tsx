import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
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
        {of === 'element' ? <code>{key}</code> : <span>{t('builder.section.one')}</span>}
        {moved ? <p>{t('builder.compare.moved')}</p> : null}
        {changes.length > 0 ? (
          <dl>
            {changes.map(({ path, before, after }) => (
              <div key={path.join('.')}>
                <dt>{words.property(path)}</dt>
                <dd>
                  <del>{words.value(before)}</del> <ins>{words.value(after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    </li>
  )
}

/** Sections and elements that two trees do not have alike, and what differs in them. */
export const Differences = ({ differences }: { differences: readonly Difference[] }) => (
  <ul className="builder-differences">
    {differences.map((difference) => (
      <OneDifference key={`${difference.of} ${difference.kind} ${difference.key}`} difference={difference} />
    ))}
  </ul>
)
