import '#platform/web/work/components/form/form.css'
import Dialog from '@mui/material/Dialog'
import { useId, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { goToPlace } from '#platform/web/work/places.ts'
import { WorkTheme } from '#platform/web/work/WorkTheme.tsx'
import { placesOf } from '../../../../fields/domain/places-of.ts'
import type { Place } from '../../../../fields/domain/values.ts'
import { wordsIn } from '../../../../fields/web/format/words-in.ts'
import { problemText } from '../../../../fields/web/format/problem-text.ts'
import { fieldOf } from '../../renderer/field-of.ts'
import { useProfileEditing } from '../../renderer/profile-source.ts'
import type { FillingStore } from '../create-profile-store.ts'

/** Reports once that an invalid value is not saved, and why; then lets the person correct or revert it. */
export const InvalidDialog = ({ store, place }: { store: FillingStore; place: Place }) => {
  const t = useTexts('project-profiles')
  const id = useId()
  const { tree } = useProfileEditing()
  const field = fieldOf(tree, place)
  // The problem remains visible while the dialog fades out.
  const [problem] = useState(() => (field ? problemText(field, store.cell(place).problem) : null))
  if (!field) return null
  const close = () => store.left.set(null)
  const fix = () => {
    close()
    requestAnimationFrame(() => goToPlace(...placesOf(place)))
  }
  return (
    <WorkTheme>
      <Dialog open onClose={fix} aria-labelledby={id} disableRestoreFocus>
        <div className="guard">
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
