import { lazy } from 'react'
import { call } from '#platform/web/api/call.ts'
import { actionsOf } from '#platform/web/work/actions/actions-of.ts'
import {
  ChartIcon,
  CheckIcon,
  CloseIcon,
  DocumentIcon,
  EditIcon,
  SendIcon,
  WarningIcon,
} from '#platform/web/work/components/icons/icons.ts'
import { confirmDeal, disputeDeal } from '../../contract/deal.endpoints.ts'
import { dealStateTable } from '../../domain/state-tables.ts'
import type { Deal } from '../deal.types.ts'
import { formatDate } from '#platform/web/i18n/dates.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'

/** What the investor recorded of an investment, for the team that decides about it. */
const InvestmentFacts = ({ deal }: { deal: Deal }) => {
  const t = useTexts('deals')
  const { investor, firm, amount, currency, dealDay, instrument, source } = deal
  return (
    <Facts stacked>
      <Fact label={t('list.columns.investor')}>{[investor.name, firm?.name].filter(Boolean).join(', ')}</Fact>
      {amount !== null && currency !== null ? (
        <Fact label={t('list.columns.amount')}>{formatMoney(amount, currency)}</Fact>
      ) : null}
      {dealDay ? <Fact label={t('list.columns.day')}>{formatDate(dealDay)}</Fact> : null}
      {instrument ? <Fact label={t('list.columns.instrument')}>{t(`instruments.${instrument}`)}</Fact> : null}
      {source ? <Fact label={t('list.columns.source')}>{t(`sources.${source}`)}</Fact> : null}
    </Facts>
  )
}

const ProposedForm = lazy(async () => ({ default: (await import('./DealForms.tsx')).ProposedForm }))
const InvestedForm = lazy(async () => ({ default: (await import('./DealForms.tsx')).InvestedForm }))
const PassForm = lazy(async () => ({ default: (await import('./DealForms.tsx')).PassForm }))
const DealFigures = lazy(async () => ({ default: (await import('./DealFigures.tsx')).DealFigures }))

/** Actions on a deal: transitions, a correction, and the company's figures. */
export const dealActions = actionsOf<Deal>(
  'deals:list.actions',
  {
    offer: { icon: SendIcon, primary: true, form: (deal) => <ProposedForm deal={deal} move="offer" /> },
    terms: { icon: DocumentIcon, primary: true, form: (deal) => <ProposedForm deal={deal} move="terms" /> },
    invest: { icon: CheckIcon, primary: true, form: (deal) => <InvestedForm deal={deal} move="invest" /> },
    pass: { icon: CloseIcon, danger: true, form: (deal) => <PassForm deal={deal} /> },
    confirm: {
      icon: CheckIcon,
      primary: true,
      confirm: true,
      about: (deal) => <InvestmentFacts deal={deal} />,
      send: ({ id, version }) => call(confirmDeal, { body: { dealId: id, version } }),
    },
    dispute: {
      icon: WarningIcon,
      danger: true,
      reason: 'required',
      about: (deal) => <InvestmentFacts deal={deal} />,
      send: ({ id, version }, { reason }) => call(disputeDeal, { body: { dealId: id, version, reason } }),
    },
    correct: { icon: EditIcon, form: (deal) => <InvestedForm deal={deal} move="correct" /> },
    figures: { icon: ChartIcon, form: ({ id }) => <DealFigures dealId={id} /> },
  },
  { words: ({ project }) => ({ project: project.name }), states: dealStateTable },
)
