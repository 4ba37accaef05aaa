import '../deals.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { formatMoney } from '#platform/web/i18n/numbers.ts'
import { personStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { Fact } from '#platform/web/work/components/facts/Fact.tsx'
import { Facts } from '#platform/web/work/components/facts/Facts.tsx'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { Section } from '#platform/web/work/components/rows/Rows.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { useScreenSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { getAcceleratorOutcomes, getOwnOutcomes } from '../../contract/outcome.endpoints.ts'
import { dealStateTable } from '../../domain/state-tables.ts'
import type { Outcomes } from '../deal.types.ts'
import { outcomesSearch } from '../search.ts'
import { SurvivalBand } from './SurvivalBand.tsx'
import { isInvested } from '../../domain/phases.ts'

const Shown = ({ outcomes: { byState, checked, invested, survival } }: { outcomes: Outcomes }) => {
  const t = useTexts('deals')
  return (
    <div className="deal-figures">
      <Section title={t('outcomes.deals')}>
        {byState.length === 0 ? (
          <p className="deal-note">{t('list.empty.title')}</p>
        ) : (
          <ul className="deal-states">
            {byState.map(({ status, deals }) => (
              <li key={status}>
                <StateOf table={dealStateTable} state={status} /> <strong className="tabular">{deals}</strong>
              </li>
            ))}
          </ul>
        )}
        {byState.some(isInvested) ? <p className="deal-note">{t('outcomes.checked', checked)}</p> : null}
      </Section>
      <Section title={t('outcomes.sums')}>
        {invested.length === 0 ? (
          <p className="deal-note">{t('outcomes.noSums')}</p>
        ) : (
          <Facts>
            {invested.map(({ currency, amount, deals }) => (
              <Fact key={currency} label={t('outcomes.count', { count: deals })}>
                {formatMoney(amount, currency)}
              </Fact>
            ))}
          </Facts>
        )}
      </Section>
      <SurvivalBand points={survival} />
    </div>
  )
}

const OfAccelerator = () => {
  const { data, error, refetch } = useCall(getAcceleratorOutcomes, {}, { deniedHere: true })
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  return data ? <Shown outcomes={data} /> : <LoadingBlock lines={8} />
}

/** Screen of outcomes: deals, amounts and known survival of companies. Readers who are not investors see those of their accelerator. */
export const OutcomesPage = () => {
  const t = useTexts('deals')
  const [{ of }] = useScreenSearch(outcomesSearch)
  const isInvestor = useStore(personStore)?.roles.includes('INV') ?? false
  const isAccelerator = of === 'accelerator' || !isInvestor
  const own = useCall(getOwnOutcomes, {}, { deniedHere: true, enabled: !isAccelerator })
  const shown = () => {
    if (isAccelerator) return <OfAccelerator />
    if (own.error && !own.data) return <ErrorState error={own.error} retry={() => void own.refetch()} />
    return own.data ? <Shown outcomes={own.data} /> : <LoadingBlock lines={8} />
  }
  return (
    <>
      <PageHead />
      <p className="deal-note">{t(isAccelerator ? 'outcomes.accelerator' : 'outcomes.own')}</p>
      {shown()}
    </>
  )
}
