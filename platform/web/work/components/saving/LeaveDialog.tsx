import '../form/form.css'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { WorkTheme } from '../../WorkTheme.tsx'
import { Button } from '../Button.tsx'

type Props = { count: number; wrong: readonly string[]; onStay: () => void; onLeave: () => void }

/** Shows what is not saved yet, and what happens to it. */
export const LeaveDialog = ({ count, wrong, onStay, onLeave }: Props) => {
  const t = useTexts()
  const id = useId()
  const names = wrong.filter(Boolean)
  return (
    <WorkTheme>
      <Dialog open onClose={onStay} aria-labelledby={id}>
        <div className="guard">
          <h2 id={id}>{t('saving.leave.title')}</h2>
          <p>{t('saving.leave.text', { count })}</p>
          {names.length > 0 ? <p>{t('saving.leave.wrong', { names: names.join(', ') })}</p> : null}
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
