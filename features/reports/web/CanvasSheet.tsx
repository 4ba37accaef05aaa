import './reports.css'
import './canvas.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { canvasBlocks, type CanvasBlock, type CanvasPaper } from '../domain/canvas.ts'
import { useOnePage } from './use-one-page.ts'

type Props = {
  projectId: number
  blocks: Readonly<Record<CanvasBlock, readonly string[]>>
  paper?: CanvasPaper
}

/** The nine blocks of a canvas, filled in from the project's profile; printed on one page, unless they are too long for it. */
export const CanvasSheet = ({ projectId, blocks, paper = 'a3' }: Props) => {
  const t = useTexts('reports')
  const { ref, isTooLong } = useOnePage(paper)
  return (
    <>
      {isTooLong ? (
        <p className="report-about" role="status">
          {t('canvas.tooLong', { paper: paper.toUpperCase() })}
        </p>
      ) : null}
      <div ref={ref} className="canvas">
        {canvasBlocks.map((block) => (
          <section
            key={block}
            className={`canvas-block canvas-${block}`}
            aria-label={t(`canvas.blocks.${block}`)}
          >
            <h3>{t(`canvas.blocks.${block}`)}</h3>
            {blocks[block].length > 0 ? (
              <Slot name="profile.elements" id={projectId} codes={blocks[block]} />
            ) : (
              <p className="report-none">{t('canvas.emptyBlock')}</p>
            )}
          </section>
        ))}
      </div>
    </>
  )
}
