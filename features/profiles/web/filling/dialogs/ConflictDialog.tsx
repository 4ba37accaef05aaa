import './dialogs.css'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { formatDateTime } from '#platform/web/i18n/dates.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { WorkTheme } from '#platform/web/work/WorkTheme.tsx'
import type { Value } from '../../../domain/values.ts'
import { valueText } from '../../format/value-text.ts'
import { wordsIn } from '../../format/words-in.ts'
import { fieldOf } from '../../renderer/field-of.ts'
import { useProfileEditing } from '../../renderer/profile-source.ts'
import type { FillingStore } from '../create-profile-store.ts'
import type { Conflict } from '../store-types.ts'

type Props = { store: FillingStore; conflict: Conflict; left: number; onLater: () => void }

/** One value was changed in two places, by two persons or by one: shows both, who and when, and lets this one choose. */
export const ConflictDialog = ({ store, conflict: { place, mine, theirs }, left, onLater }: Props) => {
  const t = useTexts('profiles')
  const id = useId()
  const { tree, references } = useProfileEditing()
  const field = fieldOf(tree, place)
  if (!field) return null
  const words = (value: Value) => valueText(field, value, { ...references(), locale: currentLocale() })
  const { by, at, isSelf = false } = theirs
  const who = isSelf ? t('fill.conflict.yourself') : by
  const value = (title: string, given: Value, note: string | null) => (
    <div className="conflict-value">
      <h3>{title}</h3>
      {note ? <p className="conflict-who">{note}</p> : null}
      <p className="conflict-words">
        {words(given) || <span className="profile-none">{t('fill.conflict.empty')}</span>}
      </p>
    </div>
  )
  return (
    <WorkTheme>
      <Dialog open onClose={onLater} aria-labelledby={id} maxWidth="sm" fullWidth>
        <div className="guard filling-dialog">
          <h2 id={id}>{t(isSelf ? 'fill.conflict.titleSelf' : 'fill.conflict.title')}</h2>
          <p>{t(isSelf ? 'fill.conflict.textSelf' : 'fill.conflict.text', { name: wordsIn(field.name) })}</p>
          <div className="conflict-values">
            {value(t('fill.conflict.mine'), mine, null)}
            {value(
              t('fill.conflict.theirs'),
              theirs.value,
              who && at ? t('fill.conflict.when', { by: who, when: formatDateTime(at) }) : null,
            )}
          </div>
          <div className="form-buttons">
            <Button variant="contained" autoFocus onClick={() => store.resolve(place, 'mine')}>
              {t('fill.conflict.keepMine')}
            </Button>
            <Button onClick={() => store.resolve(place, 'theirs')}>{t('fill.conflict.takeTheirs')}</Button>
            <Button variant="text" onClick={onLater}>
              {t('fill.conflict.later')}
            </Button>
          </div>
          {left > 0 ? (
            <p className="filling-dialog-left">{t('fill.conflict.left', { count: left })}</p>
          ) : null}
        </div>
      </Dialog>
    </WorkTheme>
  )
}
