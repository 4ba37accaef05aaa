import { lazy, Suspense } from 'react'
import { ReportChart, type ChartAnswer, type Words } from './ReportChart.tsx'
import { ReportTotals } from './ReportTotals.tsx'
import type { ReportParameters } from '../contract/report.ts'
import type { ReportContract } from './report-contracts.ts'

type Answer = {
  totals?: Readonly<Record<string, number | null>>
  chart?: ChartAnswer | null
}

type Props = {
  contract: ReportContract
  answer: unknown
  /** Parameters in the address, for links. */
  parameters: ReportParameters
  isSearched: boolean
  t: Words
}

const extras = {
  wholePath: lazy(async () => ({ default: (await import('./PathFunnel.tsx')).PathFunnel })),
  projectProfileInTask: lazy(async () => ({ default: (await import('./TaskValues.tsx')).TaskValues })),
  pathCohorts: lazy(async () => ({ default: (await import('./CohortTriangle.tsx')).CohortTriangle })),
  questionCost: lazy(async () => ({ default: (await import('./QuestionCostNotes.tsx')).QuestionCostNotes })),
  scoring: lazy(async () => ({ default: (await import('./scoring/SetUpLink.tsx')).SetUpLink })),
  pivotProjects: lazy(async () => ({ default: (await import('./PivotTable.tsx')).PivotTable })),
  curatorsSummaryReport: lazy(async () => ({ default: (await import('./CuratorCounts.tsx')).CuratorCounts })),
  figureRows: lazy(async () => ({ default: (await import('./FigureNote.tsx')).FigureNote })),
  dynamicsOfProject: lazy(async () => ({ default: (await import('./ProjectLife.tsx')).ProjectLife })),
} as const

/** Totals, chart and additional parts of a report, between its parameters and its rows. */
export const ReportFigures = ({ contract, answer, parameters, isSearched, t }: Props) => {
  const { key } = contract.report
  const Extra = key in extras ? extras[key as keyof typeof extras] : null
  const response = answer as Answer
  return (
    <>
      <ReportTotals
        contract={contract}
        answer={response}
        parameters={parameters}
        isSearched={isSearched}
        t={t}
      />
      {Extra ? (
        <Suspense fallback={null}>
          <Extra answer={answer as never} parameters={parameters} />
        </Suspense>
      ) : null}
      {response.chart ? (
        <ReportChart contract={contract} chart={response.chart} parameters={parameters} t={t} />
      ) : null}
    </>
  )
}
