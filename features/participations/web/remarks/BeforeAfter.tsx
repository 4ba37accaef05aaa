import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ReactNode } from 'react'
import { ChangedText } from '../../../fields/web/format/ChangedText.tsx'

type Props = {
  before: string
  after: string
  below?: { before: ReactNode; after: ReactNode } | undefined
}

/** Two texts side by side, with removed and added words marked. */
export const BeforeAfter = ({ before, after, below }: Props) => {
  const t = useTexts('participations')
  const sides = [
    { side: 'before', label: t('remarks.changes.before'), text: before, other: after },
    { side: 'after', label: t('remarks.changes.after'), text: after, other: before },
  ] as const
  return (
    <div className="before-after">
      {sides.map(({ side, label, text, other }) => (
        <div key={side} role="group" aria-label={label}>
          <small aria-hidden>{label}</small>
          {text ? (
            <ChangedText text={text} other={other} side={side} />
          ) : (
            <p className="before-after-none">{t('remarks.changes.empty')}</p>
          )}
          {below?.[side]}
        </div>
      ))}
    </div>
  )
}
