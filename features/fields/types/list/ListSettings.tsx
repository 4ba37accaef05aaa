import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NumberField } from '#platform/web/work/components/form/NumberField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import type { SettingsProps } from '../../web/settings/settings-props.ts'
import { DictionaryField } from './DictionaryField.tsx'

/** Dictionary, and number of values. */
export const ListSettings = ({ multiple }: SettingsProps) => {
  const t = useTexts('fields')
  return (
    <>
      <DictionaryField />
      <SwitchField name="multiple" label={t('settings.multiple')} />
      {multiple ? (
        <NumberField name="maxCount" label={t('settings.maxChosen')} help={t('settings.upTo50')} />
      ) : null}
    </>
  )
}
