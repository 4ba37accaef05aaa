import { useWatch } from 'react-hook-form'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'

/** Fills an empty field with the portal's own text, to change a word of it. */
export const TakeOwnText = ({ name, label, own }: { name: string; label: string; own: string }) => {
  const t = useTexts('landing')
  const { form } = useFormContext()
  const value: unknown = useWatch({ control: form.control, name })
  if (own === '' || (typeof value === 'string' && value !== '')) return null
  return (
    <Button
      size="small"
      variant="text"
      aria-label={t('admin.takeOwnOf', { word: label })}
      onClick={() => form.setValue(name, own, { shouldDirty: true, shouldValidate: true })}
    >
      {t('admin.takeOwn')}
    </Button>
  )
}
