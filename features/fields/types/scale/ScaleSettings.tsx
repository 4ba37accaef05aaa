import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NumberField, NumberInput } from '#platform/web/work/components/form/NumberField.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { useField } from '#platform/web/work/components/form/use-field.ts'
import type { SettingsProps } from '../../web/settings/settings-props.ts'

/** Grades with their meanings; for a criterion also its weight. */
export const ScaleSettings = ({ isCriterion = false }: SettingsProps) => {
  const t = useTexts('fields')
  const given = useField('grades').value as readonly { points: number | null }[]
  const next = Math.max(0, ...given.map(({ points }) => points ?? 0)) + 1
  return (
    <>
      <p>{t('settings.grades')}</p>
      <RepeatedField
        name="grades"
        empty={{ points: next, ru: '', en: '' }}
        addLabel={t('settings.addGrade')}
        removeLabel={(number) => t('settings.removeGrade', { number })}
      >
        {(_row, number, input) => (
          <>
            <NumberInput field={input('points')} label={t('settings.gradePoints', { number })} />
            <TextInput field={input('ru')} label={t('settings.gradeRu', { number })} />
            <TextInput field={input('en')} label={t('settings.gradeEn', { number })} />
          </>
        )}
      </RepeatedField>
      <SwitchField name="mayAbstain" label={t('settings.mayAbstain')} help={t('settings.mayAbstainHelp')} />
      {isCriterion ? (
        <>
          <NumberField name="weight" label={t('settings.weight')} help={t('settings.weightHelp')} />
          <SwitchField
            name="independent"
            label={t('settings.independent')}
            help={t('settings.independentHelp')}
          />
        </>
      ) : null}
    </>
  )
}
