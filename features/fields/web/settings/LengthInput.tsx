import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'

/** Input for the maximum length of a text. */
export const LengthInput = ({ help }: { help: string }) => {
  const t = useTexts('fields')
  return <NumberField name="maxLength" label={t('settings.maxLength')} help={t(`settings.${help}`)} />
}
