import './dialogs.css'
import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import { WorkTheme } from '#platform/web/work/WorkTheme.tsx'
import { placesOf } from '../../../domain/places-of.ts'
import type { Place } from '../../../domain/values.ts'
import { wordsIn } from '../../format/words-in.ts'
import { problemText } from '../../renderer/problem-text.ts'
import { fieldOf } from '../../renderer/field-of.ts'
import { useProfileEditing } from '../../renderer/profile-source.ts'
import type { FillingStore } from '../create-profile-store.ts'

/** Tells once that what was typed is not saved, and why; then lets the person mend it or go back. */
export const InvalidDialog = ({ store, place }: { store: FillingStore; place: Place }) => {
  const t = useTexts('profiles')
  const id = useId()
  const { tree } = useProfileEditing()
  const field = fieldOf(tree, place)
  // What is wrong stays said while the dialog fades.
  const [problem] = useState(() => (field ? problemText(field, store.cell(place).problem) : null))
  if (!field) return null
  const close = () => store.told.set(null)
  const fix = () => {
    close()
    requestAnimationFrame(() => goToPlace(...placesOf(place)))
  }
  return (
    <WorkTheme>
      <Dialog open onClose={fix} aria-labelledby={id} disableRestoreFocus>
        <div className="guard filling-dialog">
          <h2 id={id}>{t('fill.invalid.title')}</h2>
          <p>{t('fill.invalid.text', { name: wordsIn(field.name), problem })}</p>
          <div className="form-buttons">
            <Button variant="contained" autoFocus onClick={fix}>
              {t('fill.invalid.fix')}
            </Button>
            <Button
              onClick={() => {
                store.revert(place)
                close()
              }}
            >
              {t('fill.invalid.revert')}
            </Button>
          </div>
        </div>
      </Dialog>
    </WorkTheme>
  )
}
