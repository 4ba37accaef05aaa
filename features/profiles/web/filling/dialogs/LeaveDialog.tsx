import './dialogs.css'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { WorkTheme } from '#platform/web/work/WorkTheme.tsx'
import { wordsIn } from '../../format/words-in.ts'
import { fieldOf } from '../../renderer/field-of.ts'
import { useProfileEditing } from '../../renderer/profile-source.ts'
import type { FillingStore } from '../create-profile-store.ts'

type Props = { store: FillingStore; onStay: () => void; onLeave: () => void }

/** Says what is not saved yet and what becomes of it. */
export const LeaveDialog = ({ store, onStay, onLeave }: Props) => {
  const t = useTexts('profiles')
  const id = useId()
  const { tree } = useProfileEditing()
  const { unsaved, invalid } = useStore(store.status)
  const names = invalid.map((place) => {
    const field = fieldOf(tree, place)
    return field ? `«${wordsIn(field.name)}»` : ''
  })
  return (
    <WorkTheme>
      <Dialog open onClose={onStay} aria-labelledby={id}>
        <div className="guard filling-dialog">
          <h2 id={id}>{t('fill.leave.title')}</h2>
          <p>{t('fill.leave.text', { count: unsaved })}</p>
          {names.length > 0 ? <p>{t('fill.leave.wrong', { names: names.join(', ') })}</p> : null}
          <div className="form-buttons">
            <Button variant="contained" autoFocus onClick={onStay}>
              {t('actions.stay')}
            </Button>
            <Button onClick={onLeave}>{t('actions.leave')}</Button>
          </div>
        </div>
      </Dialog>
    </WorkTheme>
  )
}
