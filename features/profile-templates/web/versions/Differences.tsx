import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import type { Difference } from '../../domain/compare.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { hasText } from '#platform/web/i18n/texts.ts'
import type { Words } from '../../../fields/domain/tree.ts'

const languages = new Set(['ru', 'en'])

const isNamed = (value: unknown): value is { name: Words; code?: string } =>
  typeof value === 'object' && value !== null && 'name' in value

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'ru' in value && 'en' in value

/** Texts of properties and values of elements. */
const useChangeWords = () => {
  const t = useTexts('profile-templates')
  const part = (name: string): string => {
    if (languages.has(name)) return t(`builder.compare.languages.${name}`)
    const key = `profile-templates:builder.properties.${name}`
    // A name that is not a property is the code of a field or the key of a row.
    return hasText(key) ? t(`builder.properties.${name}`) : name
  }
  const value = (given: unknown): string => {
    if (given === undefined || given === null || given === '') return t('builder.compare.nothing')
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no')
    if (typeof given === 'number') return formatNumber(given)
    if (Array.isArray(given)) return given.map(value).join(', ') || t('builder.compare.nothing')
    if (isNamed(given)) return wordsIn(given.name) || given.code || ''
    if (isWords(given)) return wordsIn(given)
    if (typeof given === 'object')
      return Object.entries(given)
        .map(([name, one]) => `${part(name)}: ${value(one)}`)
        .join('; ')
    const type = `builder.types.${String(given)}`
    return hasText(`profile-templates:${type}`) ? t(type) : String(given)
  }
  return { property: (path: readonly string[]): string => path.map(part).join(' · '), value }
}

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
