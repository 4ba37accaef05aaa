import { z } from 'zod'
import { canvasBlocks, maxElementsOfBlock } from '../domain/canvas.ts'

const elementCode = z.string('REQUIRED').regex(/^\w{1,100}$/, 'INVALID')

/** The codes of the elements in each block. */
export const canvasBlocksOf = z.strictObject(
  Object.fromEntries(
    canvasBlocks.map((block) => [block, z.array(elementCode).max(maxElementsOfBlock, 'TOO_MANY')]),
  ) as Record<(typeof canvasBlocks)[number], z.ZodArray<typeof elementCode>>,
)
