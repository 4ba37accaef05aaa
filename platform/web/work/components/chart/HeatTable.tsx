import '#platform/web/chart/axes.css'
import './chart.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/use-texts.ts'
import { cls } from '../../cls.ts'
import { ChartFigure } from './ChartFigure.tsx'
import { shownHeads, type HeatData } from './heat.ts'
import { HeatPicture } from './HeatPicture.tsx'
import { HeatRows } from './HeatRows.tsx'

type Props = HeatData & {
  /** Its message, as a sentence. */
  title: string
  text: string
  /** Below the table. */
  note?: ReactNode
}

/** Number of columns from which a table is printed in landscape, and maximum number of columns per sheet. */
const landscapeFrom = 8
const columnsPerSheet = 16

/** A table whose cells are shaded by their values; every cell has its text, so that no colour is needed. */
export const HeatTable = ({ title, text, note, ...data }: Props) => {
  const t = useTexts()
  const heads = shownHeads(data)
  const isCut = heads.length > columnsPerSheet
  const sheets = Array.from({ length: Math.ceil(heads.length / columnsPerSheet) }, (_sheet, n) =>
    heads.slice(n * columnsPerSheet, (n + 1) * columnsPerSheet),
  )
  return (
    <ChartFigure
      title={title}
      text={text}
      table={null}
      picture={<HeatPicture {...data} />}
      chart={
        <div>
          <div
            className={cls(
              'chart-heat-table',
              heads.length >= landscapeFrom && 'chart-heat-wide',
              isCut && 'chart-heat-whole',
            )}
            role="region"
            aria-label={t('chart.table', { title })}
            tabIndex={0}
          >
            <HeatRows {...data} title={title} heads={heads} />
          </div>
          {isCut ? (
            <div className="chart-heat-sheets" aria-hidden>
              {sheets.map((shown) => (
                <div key={shown[0]!.key} className="chart-heat-table">
                  <HeatRows {...data} title={title} heads={shown} />
                </div>
              ))}
            </div>
          ) : null}
          {note}
        </div>
      }
    />
  )
}
