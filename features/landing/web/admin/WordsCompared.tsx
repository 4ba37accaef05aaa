import './portal-texts.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { lineDiff, type DiffLine } from '../../domain/line-diff.rules.ts'
import { useWordLabel } from './use-word-label.ts'

type Words = Readonly<Record<string, string>>

const tagOf = { same: 'span', gone: 'del', added: 'ins' } as const

// The lines of a comparison never change their order.
const line = ({ kind, text }: DiffLine, key: number) => {
  const Tag = tagOf[kind]
  return (
    <Tag key={key} className={`words-diff-${kind}`}>
      {text}
    </Tag>
  )
}

/** Differences between two versions, text by text; what was not written was the portal's own. */
export const WordsCompared = ({ own, before, after }: { own: Words; before: Words; after: Words }) => {
  const t = useTexts('landing')
  const label = useWordLabel()
  const wordIn = (words: Words, key: string): string => words[key] || own[key] || ''
  const changed = Object.keys(own).filter((key) => wordIn(before, key) !== wordIn(after, key))
  if (changed.length === 0) return <>{t('admin.nothingChanged')}</>
  return (
    <span className="words-diff">
      {changed.map((key) => (
        <span key={key} className="words-diff-word">
          <strong>{label(key)}</strong>
          {lineDiff(wordIn(before, key), wordIn(after, key)).map(line)}
        </span>
      ))}
    </span>
  )
}
