import './form.css'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { WorkTheme } from '../../WorkTheme.tsx'
import { Button } from '../Button.tsx'

export const UnsavedDialog = ({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) => {
  const t = useTexts()
  const id = useId()
  return (
    <WorkTheme>
      <Dialog open onClose={onStay} aria-labelledby={id}>
        <div className="guard">
          <h2 id={id}>{t('form.unsavedTitle')}</h2>
          <p>{t('form.unsavedText')}</p>
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
