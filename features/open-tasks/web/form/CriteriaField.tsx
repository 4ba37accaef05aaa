import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { NumberInput } from '#platform/web/work/components/form/NumberField.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { TextInput } from '#platform/web/work/components/form/TextField.tsx'
import type { Criterion } from '../../domain/ranking.rules.ts'

const none: Criterion = { name: '', description: '', weight: 1 }

/** Criteria of the jury with their weights. */
export const CriteriaField = () => {
  const t = useTexts('open-tasks')
  return (
    <RepeatedField<Criterion>
      name="criteria"
      empty={none}
      addLabel={t('fields.addCriterion')}
      removeLabel={(number) => t('fields.removeCriterion', { number })}
    >
      {(_row, number, input) => (
        <>
          <TextInput field={input('name')} label={t('fields.criterion', { number })} />
          <NumberInput field={input('weight')} label={t('fields.weight')} />
          <TextInput field={input('description')} label={t('fields.criterionHelp')} rows={2} />
        </>
      )}
    </RepeatedField>
  )
}
