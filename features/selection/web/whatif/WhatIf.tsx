import { useState } from 'react'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Segments } from '#platform/web/work/components/form/choice/Segments.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import type { DividedEquals, Outcome } from '../../domain/rank.rules.ts'
import type { Selection } from '../selection.types.ts'
import type { SettingsDraft } from '../settings/use-settings-draft.ts'
import { CutLine } from './CutLine.tsx'
import { Places } from './Places.tsx'
import type { PreviewAnswer } from './use-preview.ts'

type Props = {
  selection: Selection
  draft: SettingsDraft
  preview: PreviewAnswer
  outcomes: readonly Outcome[]
  equals: DividedEquals | null
  passed: number
}

/** Preview of the result, with the movable line and the places. */
export const WhatIf = ({ selection, draft, preview, outcomes, equals, passed }: Props) => {
  const t = useTexts('selection')
  const [moves, setMoves] = useState<'quota' | 'threshold'>('quota')
  const { data, error, requested } = preview
  const hasNobody = selection.participants === 0
  const moveTo = (count: number) => {
    if (!data) return
    if (moves === 'quota') draft.change({ quota: count })
    else {
      const last = count === 0 ? (data.points[0] ?? 0) + 1 : (data.points[count - 1] ?? 0)
      draft.change({ threshold: Math.floor(last) })
    }
  }
  return (
    <section className="selection-whatif" aria-labelledby="selection-whatif">
      <h2 id="selection-whatif">{t('whatIf.title')}</h2>
      {hasNobody ? (
        <p className="selection-hint">{t('whatIf.nobody')}</p>
      ) : data ? (
        <>
          <p className="selection-counts" role="status">
            <strong className="tabular">
              {t('whatIf.passed', { count: passed, shown: formatNumber(passed) })}
            </strong>
            <span className="tabular">
              {t('whatIf.failed', {
                count: outcomes.length - passed,
                shown: formatNumber(outcomes.length - passed),
              })}
            </span>
          </p>
          {equals ? (
            <p className="selection-hint" role="status">
              {t('whatIf.equals', {
                points: formatNumber(equals.points / 100),
                passed: equals.passed,
                total: equals.passed + equals.failed,
              })}
            </p>
          ) : null}
          {draft.settings.rules.length === 0 ? (
            <p className="selection-hint">{t('whatIf.noRules')}</p>
          ) : (
            <>
              <div className="selection-moves">
                <span id="selection-moves">{t('whatIf.moves')}</span>
                <Segments
                  name="selection-moves"
                  aria-labelledby="selection-moves"
                  value={moves}
                  options={(['quota', 'threshold'] as const).map((value) => ({
                    value,
                    label: t(`whatIf.by.${value}`),
                  }))}
                  onChange={setMoves}
                />
              </div>
              <CutLine points={data.points} maxPoints={data.refusedFrom} passed={passed} moveTo={moveTo} />
            </>
          )}
          <Places
            trackpointId={selection.trackpoint.id}
            settings={requested}
            preview={data}
            outcomes={outcomes}
            passed={passed}
            fields={selection.fields}
          />
        </>
      ) : draft.hasProblems ? (
        <p className="selection-hint">{t('task.incomplete')}</p>
      ) : error ? (
        <ErrorState error={error} retry={() => void preview.refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </section>
  )
}
