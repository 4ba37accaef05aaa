import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import type { Check, Settings } from '../../import.types.ts'

type Props = { check: Check; apart: Settings['apart']; change: (part: Partial<Settings>) => void }

/** Rows of one name are one project unless the user separates them; those of one number always are. */
export const JoinedRows = ({ check: { joined, joinedCount }, apart, change }: Props) => {
  const t = useTexts('project-import')
  return (
    <section aria-label={t('check.joined')} className="import-part">
      <h3>{t('check.joined')}</h3>
      <p className="import-hint">{t('check.joinedHint')}</p>
      <ul className="import-columns">
        {joined.map(({ key, name, lines, differs, apart: isApart }) => {
          const words = { name, lines: lines.join(', '), count: lines.length, first: lines[0] ?? 0 }
          return (
            <li key={key} className="import-column import-joined">
              <span>
                {t(isApart ? 'check.rowsApart' : 'check.rowsJoined', words)}
                {differs.length > 0 && !isApart ? (
                  <span className="import-hint">
                    {' '}
                    {t('check.rowsDiffer', { ...words, columns: differs.join(', ') })}
                  </span>
                ) : null}
              </span>
              {key.startsWith('name ') ? (
                <Button
                  size="small"
                  aria-label={t(isApart ? 'check.joinNamed' : 'check.keepApartNamed', { name })}
                  onClick={() =>
                    change({ apart: isApart ? apart.filter((other) => other !== key) : [...apart, key] })
                  }
                >
                  {t(isApart ? 'check.join' : 'check.keepApart')}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {joinedCount > joined.length ? (
        <p className="import-hint">{t('check.moreSkipped', { shown: joined.length, total: joinedCount })}</p>
      ) : null}
    </section>
  )
}
