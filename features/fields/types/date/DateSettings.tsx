import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'

/** The first and the last day that a date may be, and whether it must have come already. */
export const DateSettings = () => {
  const t = useTexts('fields')
  return (
    <>
      <div className="form-row">
        <DateField name="from" label={t('settings.from')} />
        <DateField name="to" label={t('settings.to')} />
      </div>
      <SwitchField name="past" label={t('settings.past')} help={t('settings.pastHelp')} />
    </>
  )
}
