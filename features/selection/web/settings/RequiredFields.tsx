import { useId } from 'react'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { AddIcon } from '#platform/web/work/components/icons/icons.ts'
import { selectionLimits } from '../../domain/settings.ts'
import type { Selection } from '../selection.types.ts'
import { fieldOptions } from './field-options.ts'
import type { SettingsDraft } from './use-settings-draft.ts'

type Props = { selection: Selection; draft: SettingsDraft; isOpen: boolean; open: () => void }

/** The fields that a project must fill in to pass. */
export const RequiredFields = ({ selection, draft, isOpen, open }: Props) => {
  const t = useTexts('selection')
  const id = useId()
  const options = fieldOptions(selection.fields, currentLocale(), t)
  const { required } = draft.settings
  return (
    <section className="selection-part">
      <h2>{t('required.title')}</h2>
      <p className="selection-hint">{t('required.text')}</p>
      {isOpen ? (
        <div className="selection-box">
          <label htmlFor={id}>{t('required.label')}</label>
          <Combobox
            id={id}
            label={t('required.label')}
            options={options}
            chosen={required.map(
              (code) => options.find(({ value }) => value === code) ?? { value: code, label: code },
            )}
            multiple
            max={selectionLimits.required}
            onChange={(chosen) => draft.change({ required: chosen.map(({ value }) => String(value)) })}
          />
        </div>
      ) : (
        <div>
          <Button size="small" startIcon={<AddIcon />} onClick={open}>
            {t('required.add')}
          </Button>
        </div>
      )}
    </section>
  )
}
