import '../form/form.css'
import './saving.css'
import { useEffect, useRef, type ReactNode } from 'react'
import { formatDateTime } from '../../../i18n/dates.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { Button } from '../Button.tsx'
import { WarningIcon } from '../icons/icons.ts'

export type Choice = 'mine' | 'theirs'

/** The author and time of the other value. */
export type Author = { by: string | null; at: string | null; isSelf?: boolean }

/** Two values of one field. */
export type Difference = {
  key: string
  label: string
  mine: ReactNode
  theirs: ReactNode
  author?: Author | null
}

type Props = {
  differences?: readonly Difference[]
  onTake?: (key: string, choice: Choice) => void
  /** Chooses for all at once. */
  onTakeAll?: (choice: Choice) => void
  title?: string
  text?: string
  /** Labels of the choices, when choosing between whole versions. */
  choices?: Record<Choice, string>
  onLater?: () => void
  /** In a dialog, which has the focus already. */
  titleId?: string
  children?: ReactNode
}

const Side = ({ title, words, who }: { title: string; words: ReactNode; who: string | null }) => {
  const t = useTexts()
  return (
    <div className="conflict-value">
      <h4>{title}</h4>
      {who ? <p className="conflict-who">{who}</p> : null}
      <div className="conflict-words">
        {words || <span className="conflict-none">{t('saving.conflict.empty')}</span>}
      </div>
    </div>
  )
}

const none: readonly Difference[] = []

/**
 * Two people, or one in two places, changed the same: shows both values with author and time, and lets the user
 * choose field by field.
 */
export const ConflictPanel = ({
  differences = none,
  onTake,
  onTakeAll,
  title,
  text,
  choices,
  onLater,
  titleId,
  children,
}: Props) => {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!titleId) box.current?.focus()
  }, [titleId])
  const isSelf = differences.length > 0 && differences.every(({ author }) => author?.isSelf)
  const words = choices ?? { mine: t('saving.conflict.keepMine'), theirs: t('saving.conflict.takeTheirs') }
  const whoOf = ({ by, at, isSelf: isMe }: Author): string | null => {
    const name = isMe ? t('saving.conflict.yourself') : by
    return name && at
      ? t('saving.conflict.when', { by: name, when: formatDateTime(at) })
      : at
        ? formatDateTime(at)
        : null
  }
  const buttons = (one: { key: string; label: string } | null, take: (choice: Choice) => void) => (
    <div className="form-buttons">
      {(['mine', 'theirs'] as const).map((choice) => (
        <Button key={choice} size="small" onClick={() => take(choice)}>
          {words[choice]}
          {one?.label && differences.length > 1 ? (
            <span className="visually-hidden">: {one.label}</span>
          ) : null}
        </Button>
      ))}
      {onLater ? (
        <Button size="small" variant="text" onClick={onLater}>
          {t('saving.conflict.later')}
        </Button>
      ) : null}
    </div>
  )
  return (
    <div className="conflict" role={titleId ? undefined : 'alert'} tabIndex={-1} ref={box}>
      <WarningIcon />
      <div>
        <strong id={titleId}>
          {title ?? t(isSelf ? 'saving.conflict.titleSelf' : 'saving.conflict.title')}
        </strong>
        <p>{text ?? t(isSelf ? 'saving.conflict.textSelf' : 'saving.conflict.text')}</p>
        {children}
        {differences.map((one) => (
          <section key={one.key} aria-label={one.label}>
            {one.label ? <h3>{one.label}</h3> : null}
            <div className="conflict-values">
              <Side title={t('saving.conflict.mine')} words={one.mine} who={null} />
              <Side
                title={t('saving.conflict.theirs')}
                words={one.theirs}
                who={one.author ? whoOf(one.author) : null}
              />
            </div>
            {buttons(one, (choice) => onTake?.(one.key, choice))}
          </section>
        ))}
        {onTakeAll ? buttons(null, onTakeAll) : null}
      </div>
    </div>
  )
}
