import { sql } from 'kysely'
import { notFound, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { createProgramme, editProgramme } from '../contract/content.endpoints.ts'
import { contents } from '../domain/content.machine.ts'
import { programmeColumns } from './content-columns.ts'
import { findAcceleratorFacts, findContent, nextPosition } from './content.repository.ts'
import { checkEdit, lockForEdit } from './edit-locks.repository.ts'
import { readProgrammes } from './tree.repository.ts'

/** Creates a programme as a draft. */
export const createProgrammeUseCase = useCase({
  endpoint: createProgramme,
  load: (ctx, { headers }) => findAcceleratorFacts(ctx.db, headers['accelerator-id']),
  authorize: contents.edit,
  run: async (ctx, { body }, { acceleratorId }) => {
    const seq = await nextPosition(ctx.db, 'programme', acceleratorId)
    const { id } = await ctx.db
      .insertInto('programme')
      .values({ ...programmeColumns(body), accelerator_id: acceleratorId, seq })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(ctx, { acceleratorId, subject: 'programme', subjectId: id, action: 'create', to: 'DRAFT' })
    return stillThere((await readProgrammes(ctx.db, ctx.actor, sql`p.id = ${id}`))[0])
  },
})

/** Edits a programme with optimistic locking; fields locked by dependants cannot change. */
export const editProgrammeUseCase = useCase({
  endpoint: editProgramme,
  load: (ctx, { body }) => findContent(ctx.db, 'programme', body.id),
  authorize: contents.edit,
  run: async (ctx, { body: { id, version, ...fields } }, { acceleratorId }) => {
    const read = async () => (await readProgrammes(ctx.db, ctx.actor, sql`p.id = ${id}`))[0]
    await lockForEdit(ctx.db, 'programme', id)
    const before = await read()
    if (!before) throw notFound()
    checkEdit('programme', before, version, fields)
    await ctx.db
      .updateTable('programme')
      .set({ ...programmeColumns(fields), version: version + 1, updated_at: ctx.now.toISOString() })
      .where('id', '=', id)
      .execute()
    await audit(ctx, { acceleratorId, subject: 'programme', subjectId: id, action: 'edit' })
    return stillThere(await read())
  },
})
