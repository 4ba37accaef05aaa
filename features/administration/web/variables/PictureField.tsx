import { largestPicture, pictureTypes } from '#platform/domain/variables/picture-value.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'

/** Reads a chosen picture as a data URL, the form in which it is stored. */
const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })

/** A small picture that is stored as the value of the field itself. */
export const PictureField = ({ name, label, help }: { name: string; label: string; help: string }) => {
  const t = useTexts('administration')
  const field = useField(name)
  const value = String(field.value ?? '')
  return (
    <div className="form">
      <p className="section-help">{help}</p>
      {value === '' ? null : (
        <p>
          <img src={value} alt={t('variables.picture.chosen')} height={48} />{' '}
          <Button size="small" onClick={() => field.onChange('')}>
            {t('variables.picture.remove')}
          </Button>
        </p>
      )}
      <FileDrop
        single
        label={label}
        types={pictureTypes}
        maxSize={largestPicture}
        send={async (file) => field.onChange(await dataUrlOf(file))}
      />
      {field.error ? <p role="alert">{field.error}</p> : null}
    </div>
  )
}
