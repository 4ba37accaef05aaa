import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { canvasBlocks, type CanvasBlock } from '../domain/canvas.ts'

type Props = { projectId: number; blocks: Readonly<Record<CanvasBlock, readonly string[]>> }

/** A canvas at two times, side by side, block by block. */
export const ComparedCanvas = ({ projectId, blocks }: Props) => {
  const t = useTexts('reports')
  return (
    <Slot
      name="profile.compared"
      id={projectId}
      blocks={canvasBlocks.map((block) => ({
        key: block,
        title: t(`canvas.blocks.${block}`),
        codes: blocks[block],
      }))}
    />
  )
}
