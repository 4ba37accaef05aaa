import { sql } from 'kysely'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { saveCanvas } from '../contract/canvas.endpoints.ts'
import { canvasBlocks, standardMappings } from '../domain/canvas.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { readElements } from './canvas.repository.ts'
import { findReportPlace } from './report-place.ts'

/** Saves the mapping of a canvas. Errors: `VALIDATION_FAILED` at a block with an unknown element; `STATE_CHANGED`. */
export const saveCanvasUseCase = useCase({
  endpoint: saveCanvas,
  load: (ctx, { body: { acceleratorId } }) => findReportPlace(ctx.db, acceleratorId),
  authorize: analyticReports.editCanvas,
  run: async (ctx, { body: { acceleratorId, canvas, blocks, version } }) => {
    const known = new Set((await readElements(ctx.db, ctx.locale)).map(({ code }) => code))
    const standard = standardMappings[canvas]
    for (const block of canvasBlocks)
      // Elements of the standard mapping are accepted even if this portal's template lacks them.
      if (blocks[block].some((code) => !known.has(code) && !standard[block].includes(code)))
        throw invalid({ [`blocks.${block}`]: 'NOT_IN_LIST' })
    const { numAffectedRows } = await sql`
      insert into canvas_mapping (accelerator_id, canvas, blocks, updated_by)
      select ${acceleratorId}, ${canvas}, ${JSON.stringify(blocks)}::jsonb, ${ctx.actor.uid} where ${version === null}
        or exists (select from canvas_mapping m where m.accelerator_id = ${acceleratorId} and m.canvas = ${canvas})
      on conflict (accelerator_id, canvas) do update set blocks = excluded.blocks, version = canvas_mapping.version + 1,
        updated_by = excluded.updated_by, updated_at = now()
      where canvas_mapping.version = ${version}`.execute(ctx.db)
    if (!numAffectedRows) throw new ProductError('STATE_CHANGED', { state: canvas })
    await audit(ctx, { acceleratorId, subject: 'canvas', subjectId: canvas, action: 'save' })
    return undefined
  },
})
