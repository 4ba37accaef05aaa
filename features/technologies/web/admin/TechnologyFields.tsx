import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Option } from '#platform/web/work/components/form/combobox/options.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { FieldGroup } from '#platform/web/work/components/form/FieldGroup.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'
import { technologyTexts } from '../../domain/states.ts'

/** Fields of a technology: texts in both languages, and industries with proven use. */
export const TechnologyFields = ({ industries }: { industries: readonly Option[] }) => {
  const t = useTexts('technologies')
  const options = useDictionary('INDUSTRIES')
  return (
    <>
      <TextField name="code" label={t('fields.code')} help={t('form.codeHelp')} autoFocus />
      <ComboboxField
        name="industryIds"
        label={t('fields.industries')}
        help={t('form.industriesHelp')}
        multiple
        options={options}
        chosen={industries}
      />
      <FieldGroup title={t('form.russian')}>
        <TextField name="nameRu" label={t('fields.name')} />
        {technologyTexts.map((part) => (
          <TextField key={part} name={`${part}Ru`} label={t(`fields.${part}`)} rows={3} />
        ))}
      </FieldGroup>
      <FieldGroup title={t('form.english')}>
        <p>{t('form.englishHelp')}</p>
        <TextField name="nameEn" label={t('fields.name')} />
        {technologyTexts.map((part) => (
          <TextField key={part} name={`${part}En`} label={t(`fields.${part}`)} rows={3} />
        ))}
      </FieldGroup>
    </>
  )
}
