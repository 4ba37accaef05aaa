import { sql } from 'kysely'
import { ProductError } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { createProgramme, editProgramme } from '../contract/content.endpoints.ts'
import { contents } from '../domain/content.policy.ts'
import { findAcceleratorFacts, findContent, nextSeq } from './content.repository.ts'
import { readProgrammes } from './tree.repository.ts'

type Fields = {
  name: string
  description: string
  durationDays: number | null
  creationStrategy: 'STRICT' | 'NOT_STRICT'
  hideProjectProfile: boolean
  automaticPublication: boolean
}

const columns = (fields: Fields) => ({
  name: fields.name,
  description: fields.description,
  duration_days: fields.durationDays,
  creation_strategy: fields.creationStrategy,
  hide_project_profile: fields.hideProjectProfile,
  automatic_publication: fields.automaticPublication,
})

/** Creates a programme as a draft. */
export const createProgrammeUseCase = useCase({
  endpoint: createProgramme,
  load: (ctx, { headers }) => findAcceleratorFacts(ctx.db, headers['accelerator-id']),
  authorize: contents.edit,
  run: async (ctx, { body }, { acceleratorId }) => {
    const seq = await nextSeq(ctx.db, 'programme', acceleratorId)
    const { id } = await ctx.db
      .insertInto('programme')
      .values({ ...columns(body), accelerator_id: acceleratorId, seq })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { acceleratorId, subject: 'programme', subjectId: id, action: 'create', to: 'DRAFT' })
    return (await readProgrammes(ctx.db, ctx.actor, sql`p.id = ${id}`))[0]!
  },
})

/** Edits a programme that nobody changed meanwhile. */
export const editProgrammeUseCase = useCase({
  endpoint: editProgramme,
  load: (ctx, { body }) => findContent(ctx.db, 'programme', body.id),
  authorize: contents.edit,
  run: async (ctx, { body }, { acceleratorId }) => {
    const changed = await ctx.db
      .updateTable('programme')
      .set({ ...columns(body), version: body.version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', body.id)
      .where('version', '=', body.version)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) throw new ProductError('STATE_CHANGED')
    await audit(ctx, { acceleratorId, subject: 'programme', subjectId: body.id, action: 'edit' })
    return (await readProgrammes(ctx.db, ctx.actor, sql`p.id = ${body.id}`))[0]!
  },
})
