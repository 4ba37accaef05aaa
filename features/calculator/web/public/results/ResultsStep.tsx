import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { resultsOf } from '../../../domain/results.rules.ts'
import { faultsOf } from '../../../domain/faults.rules.ts'
import type { Inputs } from '../../../domain/inputs.ts'
import type { Entries } from '../calculation-store.ts'
import { KeepPanel } from '../kept/KeepPanel.tsx'
import { CashFlowChart } from './CashFlowChart.tsx'
import { CostChart } from './CostChart.tsx'
import { CumulativeChart } from './CumulativeChart.tsx'
import { Figures } from './Figures.tsx'
import { Scenarios } from './Scenarios.tsx'
import { Sensitivity } from './Sensitivity.tsx'
import { TakeAlong } from './TakeAlong.tsx'
import { YearTable } from './YearTable.tsx'

type Props = { inputs: Inputs; entries: Entries; readOnly: boolean }

/** Last step: figures with explanations, charts, scenarios and exports. */
export const ResultsStep = ({ inputs, entries, readOnly }: Props) => {
  const t = useTexts('calculator')
  const isCalculable = useMemo(() => faultsOf(inputs).length === 0, [inputs])
  const results = useMemo(() => (isCalculable ? resultsOf(inputs) : null), [inputs, isCalculable])
  if (!results) return <p className="calculator__muted">{t('results.notYet')}</p>
  return (
    <div className="results">
      <p className="results__about">
        {t('results.about', {
          name: inputs.name,
          from: inputs.startYear,
          to: inputs.completionYear,
          unit: t(`unit.${inputs.unit}`),
        })}
      </p>
      <TakeAlong inputs={inputs} />
      <Figures inputs={inputs} results={results} />
      <YearTable inputs={inputs} results={results} />
      <div className="results__charts">
        <CashFlowChart inputs={inputs} results={results} />
        <CumulativeChart inputs={inputs} results={results} />
        <CostChart inputs={inputs} results={results} />
        <Sensitivity inputs={inputs} results={results} />
      </div>
      <Scenarios inputs={inputs} entries={entries} base={results} readOnly={readOnly} />
      {readOnly ? null : <KeepPanel inputs={inputs} />}
    </div>
  )
}
