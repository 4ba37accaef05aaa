import type { PageHref } from '#platform/domain/screen-paths.ts'
import './history.css'
import { useTexts } from '../../../i18n/use-texts.ts'
import { ScreenLink } from '../../navigation/ScreenLink.tsx'
import { Avatar } from '../text/Avatar.tsx'
import { PersonName } from '../text/PersonName.tsx'
import { DateText } from '../text/DateText.tsx'

/** One action of the audit trail, with translated texts. */
export type HistoryEntry = {
  id: number | string
  at: string
  /** The action: "Accepted the request". */
  title: string
  actor: { uid?: string; name: string; avatarUrl?: string | null } | null
  /** The administrator who was logged in as the actor. */
  actingName?: string | null
  from?: string | null
  to?: string | null
  comment?: string | null
  /** Changed parts. */
  changes?: readonly { part: string; from: string; to: string }[]
  /** Link to details. */
  link?: { to: PageHref; label: string }
}

/**
 * Audit trail, newest first: `<History entries={task.history.map((entry) => ({ ...entry, title:
 * t(`history.${entry.action}`) }))} />`.
 */
export const History = ({ entries }: { entries: readonly HistoryEntry[] }) => {
  const t = useTexts()
  if (entries.length === 0) return <p className="history-empty">{t('details.historyEmpty')}</p>
  return (
    <ol className="history">
      {entries.map((entry) => {
        const name = entry.actor?.name ?? t('history.system')
        return (
          <li key={entry.id}>
            <Avatar name={name} url={entry.actor?.avatarUrl ?? null} size={24} />
            <div>
              <p className="history-title">{entry.title}</p>
              {entry.from && entry.to ? (
                <p className="history-change">{t('history.changed', { from: entry.from, to: entry.to })}</p>
              ) : null}
              {entry.changes?.length ? (
                <ul className="history-parts">
                  {entry.changes.map(({ part, ...change }) => (
                    <li key={part}>
                      <span>{part}</span> {t('history.changed', change)}
                    </li>
                  ))}
                </ul>
              ) : null}
              {entry.comment ? <blockquote>{entry.comment}</blockquote> : null}
              <p className="history-who">
                {entry.actingName ? (
                  t('history.actingAs', { acting: entry.actingName, name })
                ) : (
                  <PersonName person={{ ...entry.actor, name }} />
                )}
                {' · '}
                <DateText value={entry.at} as="relative" />
              </p>
              {entry.link ? (
                <ScreenLink className="history-link" to={entry.link.to}>
                  {entry.link.label}
                </ScreenLink>
              ) : null}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
