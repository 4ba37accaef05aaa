import { sql } from 'kysely'
import { invalid, stillThere } from '#platform/domain/product-error.ts'
import { useCase } from '#platform/server/handler.ts'
import { deleteSupportText, saveSupportText } from '../contract/support.endpoints.ts'
import { maxTexts } from '../domain/states.ts'
import { supportQueue } from '../domain/support.policy.ts'
import { readTexts } from './texts.repository.ts'

export const saveSupportTextUseCase = useCase({
  endpoint: saveSupportText,
  load: async ({ db }, { body: { id } }) => (id === null ? null : (await readTexts(db, id))[0]),
  authorize: supportQueue.manage,
  run: async (ctx, { body: { id, title, body } }) => {
    const { uid } = ctx.actor
    const { rows } = await (
      id === null
        ? sql<{ id: number }>`
            insert into support_text (title, body, changed_by) select ${title}, ${body}, ${uid}
            where (select count(*) from support_text) < ${maxTexts} returning id`
        : sql<{ id: number }>`
            update support_text set title = ${title}, body = ${body}, changed_by = ${uid}, changed_at = now()
            where id = ${id} returning id`
    ).execute(ctx.db)
    if (!rows[0]) throw invalid({ title: 'TOO_MANY' })
    const saved = rows[0].id
    return async (after) => stillThere((await readTexts(after.db, saved))[0])
  },
})

export const deleteSupportTextUseCase = useCase({
  endpoint: deleteSupportText,
  load: async ({ db }, { body: { id } }) => (await readTexts(db, id))[0],
  authorize: supportQueue.manage,
  run: async ({ db }, _input, { id }) => {
    await sql`delete from support_text where id = ${id}`.execute(db)
    return undefined
  },
})
