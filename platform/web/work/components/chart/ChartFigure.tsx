import './chart.css'
import { useId, useRef, type ReactNode } from 'react'
import { cls } from '../../cls.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { notify, notifyError } from '../../../messages/banner-store.ts'
import { Button } from '../Button.tsx'
import { CopyIcon } from '../icons/icons.ts'
import { useFits } from '../list/use-fits.ts'
import { copyPicture } from '#platform/web/chart/copy-picture.ts'

type Props = {
  /** Its message, as a sentence. */
  title: string
  /** What is plotted. */
  text: string
  chart: ReactNode
  table: ReactNode
  /** The drawing that is copied, if the chart itself is none. */
  picture?: ReactNode
}

/** A chart with its message, its data table, and a copy button. */
export const ChartFigure = ({ title, text, chart, table, picture }: Props) => {
  const t = useTexts()
  const id = useId()
  const figure = useRef<HTMLElement>(null)
  const { frame, fits } = useFits()
  const copy = () => {
    const svg = figure.current?.querySelector<SVGSVGElement>('svg.chart')
    if (svg)
      void copyPicture(svg, title).then(
        (done) => notify({ code: 200, text: t(`chart.${done}`) }),
        notifyError,
      )
  }
  return (
    <section
      ref={figure}
      className={cls('chart-figure', table === null && 'chart-figure-alone')}
      aria-labelledby={id}
    >
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
        <Button size="small" variant="text" startIcon={<CopyIcon />} onClick={copy}>
          {t('chart.copy')}
        </Button>
      </header>
      {chart}
      {picture === undefined ? null : (
        <div className="chart-picture" aria-hidden="true">
          {picture}
        </div>
      )}
      {table === null ? null : (
        <div
          ref={frame}
          className="chart-table"
          {...(fits ? {} : { tabIndex: 0, role: 'group', 'aria-labelledby': id })}
        >
          {table}
        </div>
      )}
    </section>
  )
}
