import '../expertise.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ComboboxField } from '#platform/web/work/components/form/ComboboxField.tsx'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { useFormContext } from '#platform/web/work/components/form/form-context.ts'
import { MoneyField } from '#platform/web/work/components/form/MoneyField.tsx'
import { RepeatedField } from '#platform/web/work/components/form/RepeatedField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { TextInput } from '#platform/web/work/components/form/TextField.tsx'
import { useDictionary } from '../../../fields/web/inputs/use-dictionary.ts'
import { currencies } from '../../../fields/domain/element-types.ts'
import { getAcceptDays } from '../../contract/accept-days.endpoints.ts'
import { getOrderCurrencies } from '../../contract/currencies.endpoints.ts'
import { shownChoices } from '../../contract/order-form.ts'
import { reviewLanguages } from '../../domain/experts.ts'
import { ownAcceptDays } from '../../domain/own-orders.ts'
import { blinds, resultTypes } from '../../domain/states.ts'
import { TemplateChoice } from './TemplateChoice.tsx'

// For orders by an investor or mentor no track defines who reads the result.
const ownShownChoices = shownChoices.filter((choice) => choice !== 'TRACK')

/** Result type, due date and fee: the same fields in all order forms. */
export const OrderTerms = ({ own = false }: { own?: boolean }) => {
  const t = useTexts('expertise')
  const { form } = useFormContext()
  const competencies = useDictionary('COMPETENCIES')
  const currency: unknown = form.watch('feeCurrency')
  // A private order is paid in any currency; the accelerator's in those of its profile.
  const { data: paid } = useCall(getOrderCurrencies, {}, { enabled: !own, deniedHere: true })
  const { data: days } = useCall(getAcceptDays, {}, { enabled: !own, deniedHere: true })
  const blind: unknown = form.watch('blind')
  const words = (group: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${group}.${value}`) }))
  return (
    <>
      <SelectField
        name="resultType"
        label={t('ordering.resultType')}
        options={words('resultTypes', resultTypes)}
      />
      <TemplateChoice />
      <DateField name="dueOn" label={t('ordering.due')} help={t('ordering.dueHelp')} />
      <ComboboxField
        name="competencyId"
        label={t('ordering.competency')}
        help={t('ordering.competencyHelp')}
        options={competencies}
      />
      <SelectField
        name="language"
        label={t('ordering.language')}
        placeholder={t('languages.any')}
        options={words('languages', reviewLanguages)}
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
        currency={String(currency)}
        help={own ? t('own.feeHelp', { days: ownAcceptDays }) : t('ordering.feeHelp', { count: days?.value })}
      />
      <SelectField
        name="feeCurrency"
        label={t('ordering.currency')}
        options={(paid?.value ?? currencies).map((value) => ({ value, label: value }))}
      />
      <SelectField
        name="shown"
        label={t('ordering.shown')}
        options={own ? words('own.shownTo', ownShownChoices) : words('ordering.shownTo', shownChoices)}
      />
      <SelectField
        name="blind"
        label={t('ordering.blind')}
        options={words('blinds', blinds)}
        help={blind === 'BOTH_HIDDEN' ? t('ordering.blindHelp') : undefined}
      />
    </>
  )
}
