import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'

export const DateSettings = () => {
  const t = useTexts('fields')
  return (
    <div className="form-row">
      <DateField name="from" label={t('settings.from')} />
      <DateField name="to" label={t('settings.to')} />
    </div>
  )
}
