import '#platform/web/work/components/form/form.css'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Switch } from '#platform/web/work/components/form/Switch.tsx'
import { maxPictureAlt, type RichPicture } from '../../../domain/rich-text.rules.ts'
import type { Place } from '../../../domain/values.ts'
import type { PictureSource } from '../../../web/rich/picture-source.ts'
import { ReadPicture } from '../../../web/rich/ReadPicture.tsx'

type Props = {
  picture: RichPicture
  place: Place
  pictures: PictureSource
  /** Whether the picture has not been inserted yet. */
  isNew: boolean
  onDone: (alt: string) => void
  /** Discards a new picture, or leaves an existing one unchanged. */
  onCancel: () => void
  onRemove: () => void
}

/** Form of a picture's description for people who do not see it, before inserting and later. */
export const PictureForm = ({ picture, place, pictures, isNew, onDone, onCancel, onRemove }: Props) => {
  const t = useTexts('fields')
  const id = useId()
  const [alt, setAlt] = useState(picture.alt)
  const [decorates, setDecorates] = useState(!isNew && picture.alt === '')
  const [isTried, setTried] = useState(false)
  const lacks = !decorates && alt.trim() === ''
  const done = () => {
    setTried(true)
    if (!lacks) onDone(decorates ? '' : alt.trim())
  }
  const byKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onCancel()
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.id === id) {
      event.preventDefault()
      done()
    }
  }
  return (
    <div
      className="rich-picture-form"
      role="group"
      aria-label={t('input.rich.picture.form')}
      onKeyDown={byKeys}
    >
      <ReadPicture picture={picture} place={place} pictures={pictures} />
      <div className="rich-picture-facts">
        <label htmlFor={id}>{t('input.rich.picture.alt')}</label>
        <input
          translate="no"
          id={id}
          className="control"
          type="text"
          // The user has just opened this form.
          autoFocus
          maxLength={maxPictureAlt}
          value={decorates ? '' : alt}
          disabled={decorates}
          aria-required={!decorates}
          aria-invalid={isTried && lacks}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => setAlt(target.value)}
        />
        <p className={isTried && lacks ? 'field-error' : 'field-help'} id={`${id}-help`} role="status">
          {t(isTried && lacks ? 'input.rich.picture.altNeeded' : 'input.rich.picture.altHelp')}
        </p>
        <Switch label={t('input.rich.picture.decorates')} checked={decorates} onChange={setDecorates} />
        <div className="rich-picture-buttons">
          <Button size="small" variant="contained" onClick={done}>
            {t(isNew ? 'input.rich.picture.insert' : 'input.rich.apply')}
          </Button>
          <Button size="small" variant="text" onClick={onCancel}>
            {t(isNew ? 'input.rich.picture.putAway' : 'platform:actions.cancel')}
          </Button>
          {isNew ? null : (
            <Button size="small" variant="text" onClick={onRemove}>
              {t('input.rich.picture.remove')}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
