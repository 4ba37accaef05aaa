import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cancelDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { MoneyField } from '#platform/web/work/components/form/MoneyField.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextField, TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'
import { currencies } from '../../../fields/domain/element-types.ts'
import { dueDay } from '../../contract/expert-job.schemas.ts'
import { blinds, orderedResultTypes } from '../../domain/states.ts'
import { ExpertChoice } from './ExpertChoice.tsx'
import { OrderPreview } from './OrderPreview.tsx'
import { shownChoices, useOrderForm } from './use-order-form.ts'
import { useOrderPlan } from './use-order-plan.ts'

/** A day as it is typed, once it is whole. */
const dayOf = (typed: unknown): string | null => (dueDay.safeParse(typed).success ? (typed as string) : null)

/** Orders expertise of tasks from experts: whom, what and until when, with what each pair comes to beforehand. */
export const OrderForm = ({ taskIds }: { taskIds: readonly number[] }) => {
  const t = useTexts('expertise')
  const form = useOrderForm(taskIds)
  const competencies = useDictionary('COMPETENCIES')
  const watched = (name: string): unknown => form.form.watch(name)
  const expertUids = watched('expertUids') as readonly string[]
  const currency = String(watched('feeCurrency'))
  const { plan, error, overridable } = useOrderPlan(taskIds, expertUids, dayOf(watched('dueOn')))
  const words = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${group}.${value}`) }))
  return (
    <Form
      form={form}
      submitLabel={t('ordering.submit', { count: taskIds.length * expertUids.length })}
      onCancel={cancelDrawer}
      guard={false}
    >
      <ExpertChoice taskIds={taskIds} />
      <OrderPreview plan={plan} error={error} />
      {overridable ? (
        <TextField
          name="overrideReason"
          label={t('ordering.overrideReason')}
          help={t('ordering.overrideHelp')}
          rows={2}
        />
      ) : null}
      <SelectField
        name="resultType"
        label={t('ordering.resultType')}
        options={words('resultTypes', orderedResultTypes)}
      />
      <DateField name="dueOn" label={t('ordering.due')} help={t('ordering.dueHelp')} />
      <ComboboxField
        name="competencyId"
        label={t('ordering.competency')}
        help={t('ordering.competencyHelp')}
        options={competencies}
      />
      <div className="expertise-questions-field">
        <p>{t('ordering.questions')}</p>
        <RepeatedField
          name="questions"
          empty=""
          addLabel={t('ordering.addQuestion')}
          removeLabel={(number) => t('ordering.removeQuestion', { number })}
        >
          {(_row, number, input) => (
            <TextInput field={input()} label={t('ordering.question', { number })} rows={2} />
          )}
        </RepeatedField>
      </div>
      <MoneyField
        name="feeAmount"
        label={t('ordering.fee')}
        currency={currency}
        help={t('ordering.feeHelp')}
      />
      <SelectField
        name="feeCurrency"
        label={t('ordering.currency')}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <SelectField
        name="shown"
        label={t('ordering.shown')}
        options={words('ordering.shownTo', shownChoices)}
      />
      <SelectField
        name="blind"
        label={t('ordering.blind')}
        options={words('blinds', blinds)}
        help={watched('blind') === 'BOTH_HIDDEN' ? t('ordering.blindHelp') : undefined}
      />
    </Form>
  )
}
