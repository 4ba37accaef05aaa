import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { cancelDrawer, closeDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DateField } from '#platform/web/work/components/form/DateField.tsx'
import { Form } from '#platform/web/work/components/form/Form.tsx'
import { MoneyField } from '#platform/web/work/components/form/MoneyField.tsx'
import { SelectField } from '#platform/web/work/components/form/SelectField.tsx'
import { SwitchField } from '#platform/web/work/components/form/SwitchField.tsx'
import { TextField } from '#platform/web/work/components/form/TextField.tsx'
import { useProductForm } from '#platform/web/work/components/form/use-product-form.ts'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { offeredCurrencies, type Currency } from '../../../fields/domain/element-types.ts'
import { useOfferedCurrencies } from '../../../fields/web/currencies/use-offered-currencies.ts'
import * as contract from '../../contract/deal.endpoints.ts'
import { dealInvested, dealProposed } from '../../contract/deal.schemas.ts'
import { figureSources, instruments } from '../../domain/states.ts'
import type { Deal } from '../deal.types.ts'
import { isOnlyInterest } from '../../domain/phases.ts'

type Sum = { currency: string | null; offered: readonly Currency[]; help?: string }

const SumFields = ({ currency, offered, help }: Sum) => {
  const t = useTexts('deals')
  return (
    <>
      <MoneyField name="amount" label={t('form.amount')} currency={currency ?? ''} help={help} />
      <SelectField
        name="currency"
        label={t('form.currency')}
        options={offered.map((value) => ({ value, label: value }))}
      />
    </>
  )
}

type Offered = { offered: readonly Currency[] }
type Proposal = { deal: Deal; move: 'offer' | 'terms' }
type Investment = { deal: Deal; move: 'invest' | 'correct' }

const Proposed = ({ deal, move, offered }: Proposal & Offered) => {
  const t = useTexts('deals')
  const offer = useCommand(contract.offerDeal, { success: t('form.saved') })
  const agree = useCommand(contract.termsOfDeal, { success: t('form.saved') })
  const form = useProductForm({
    draft: `deal:${deal.id}:${move}`,
    schema: dealProposed,
    defaults: {
      dealId: deal.id,
      version: deal.version,
      amount: deal.amount,
      currency: deal.currency ?? offered[0] ?? ('RUB' as const),
      // The words of interest are not terms.
      terms: isOnlyInterest(deal) ? '' : deal.terms,
    },
    onSubmit: async (values) => {
      const body = { ...values, dealId: deal.id, version: deal.version }
      await (move === 'offer' ? offer : agree).mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('form.save')} onCancel={cancelDrawer} guard={false}>
      <SumFields
        currency={form.form.watch('currency') as string | null}
        offered={offered}
        help={t('form.amountHelp')}
      />
      <TextField name="terms" label={t('form.terms')} help={t('form.termsHelp')} rows={5} />
    </Form>
  )
}

/** Form of an offer or of agreed terms. */
export const ProposedForm = ({ deal, move }: Proposal) => {
  const offered = useOfferedCurrencies()
  if (offered === null) return <LoadingBlock lines={4} />
  return <Proposed deal={deal} move={move} offered={offeredCurrencies(offered, deal.currency)} />
}

const Invested = ({ deal, move, offered }: Investment & Offered) => {
  const t = useTexts('deals')
  const invest = useCommand(contract.investDeal, { success: t('form.saved') })
  const correct = useCommand(contract.correctDeal, { success: t('form.saved') })
  const form = useProductForm({
    draft: `deal:${deal.id}:${move}`,
    schema: dealInvested,
    defaults: {
      dealId: deal.id,
      version: deal.version,
      amount: deal.amount as string,
      currency: deal.currency ?? offered[0] ?? ('RUB' as const),
      dealDay: deal.dealDay as string,
      instrument: deal.instrument ?? ('EQUITY' as const),
      source: deal.source ?? ('INVESTOR' as const),
    },
    onSubmit: async (values) => {
      const body = { ...values, dealId: deal.id, version: deal.version }
      await (move === 'invest' ? invest : correct).mutateAsync({ body })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('form.save')} onCancel={cancelDrawer} guard={false}>
      <SumFields currency={form.form.watch('currency') as string | null} offered={offered} />
      <DateField name="dealDay" label={t('form.dealDay')} />
      <SelectField
        name="instrument"
        label={t('form.instrument')}
        options={instruments.map((value) => ({ value, label: t(`instruments.${value}`) }))}
      />
      <SelectField
        name="source"
        label={t('form.source')}
        help={t('form.sourceHelp')}
        options={figureSources.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
    </Form>
  )
}

/** Form of an investment, or of its correction. */
export const InvestedForm = ({ deal, move }: Investment) => {
  const offered = useOfferedCurrencies()
  if (offered === null) return <LoadingBlock lines={4} />
  return <Invested deal={deal} move={move} offered={offeredCurrencies(offered, deal.currency)} />
}

const passSchema = contract.passDeal.body.omit({ dealId: true, version: true })

/** Form of passing with a reason, shown to the project's team only with consent. */
export const PassForm = ({ deal: { id, version } }: { deal: Deal }) => {
  const t = useTexts('deals')
  const pass = useCommand(contract.passDeal, { success: t('form.saved') })
  const form = useProductForm({
    draft: `deal:${id}:pass`,
    schema: passSchema,
    defaults: { reason: '', share: false },
    onSubmit: async (values) => {
      await pass.mutateAsync({ body: { ...values, dealId: id, version } })
      closeDrawer()
    },
  })
  return (
    <Form form={form} submitLabel={t('list.actions.pass')} onCancel={cancelDrawer} guard={false}>
      <TextField name="reason" label={t('form.reason')} help={t('form.reasonHelp')} rows={5} autoFocus />
      <SwitchField name="share" label={t('form.share')} help={t('form.shareHelp')} />
    </Form>
  )
}
