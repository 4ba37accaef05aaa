import { useState, type RefObject } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/public/Button.tsx'
import { ErrorNotice } from '#platform/web/public/ErrorNotice.tsx'

type Props = { figure: RefObject<HTMLElement | null>; title: string }

/** Copies the drawing of a figure to the clipboard, or saves it as a file; loaded with the first press. */
export const CopyPicture = ({ figure, title }: Props) => {
  const t = useTexts()
  const [done, setDone] = useState<'copied' | 'saved' | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const copy = async (): Promise<void> => {
    const svg = figure.current?.querySelector<SVGSVGElement>('svg.chart')
    if (!svg) return
    setFailure(null)
    try {
      const { copyPicture } = await import('#platform/web/chart/copy-picture.ts')
      setDone(await copyPicture(svg, title))
    } catch (error) {
      setFailure(error)
    }
  }
  return (
    <div className="calculator-chart__copy">
      <Button look="quiet" onClick={() => void copy()}>
        {t('chart.copy')}
      </Button>
      <span role="status" className="calculator__muted">
        {done ? t(`chart.${done}`) : null}
      </span>
      {failure ? <ErrorNotice error={failure} /> : null}
    </div>
  )
}
