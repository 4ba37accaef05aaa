import { sql } from 'kysely'
import type { z } from 'zod'
import { nothing, query } from '#platform/server/handler.ts'
import { contains, countUpTo, pageOf } from '#platform/server/sql.ts'
import {
  findProfileTemplateCode,
  getProfileTemplate,
  listProfileTemplates,
} from '../contract/template.endpoints.ts'
import type { codeUse, templateRow } from '../contract/template.schemas.ts'
import { profileTemplateList, profileTemplates } from '../domain/template.policy.ts'
import { allCodes } from './known-codes.ts'
import { openVersion, readVersion, versionsOf } from './template.repository.ts'
import { readTemplateUse } from './template-use.ts'

type Row = Omit<z.output<typeof templateRow>, 'versions' | 'use'>

const sortings = { NAME: sql`lower(t.name)`, CREATE_DATE: sql`t.created_at` }

/** All templates with their versions. */
export const listProfileTemplatesQuery = query({
  endpoint: listProfileTemplates,
  load: nothing,
  authorize: profileTemplateList.look,
  run: async (ctx, { query: asked }) => {
    const where = asked.findText
      ? sql`(t.name ilike ${contains(asked.findText)} or t.description ilike ${contains(asked.findText)})`
      : sql`true`
    const direction = asked.sortingDirection === 'ASC' ? sql`asc` : sql`desc`
    const [{ rows }, counted] = await Promise.all([
      sql<Row>`
        select t.id, t.name, t.description, t.main, t.created_at as "createdAt" from profile_template t where ${where}
        order by t.main desc, ${sortings[asked.sorting ?? 'NAME']} ${direction}, t.id ${pageOf(asked)}`.execute(
        ctx.db,
      ),
      countUpTo(ctx.db, sql`select from profile_template t where ${where}`),
    ])
    const items = await Promise.all(
      rows.map(async (row) => ({
        ...row,
        versions: await versionsOf(ctx.db, row.id),
        use: await readTemplateUse(ctx.db, { templateId: row.id, main: row.main }),
      })),
    )
    return { items, ...counted }
  },
})

/** A version with its tree. */
export const getProfileTemplateQuery = query({
  endpoint: getProfileTemplate,
  load: (ctx, { query: { templateId, versionId } }) => openVersion(ctx.db, templateId, versionId),
  authorize: profileTemplates.view,
  run: (ctx, _input, version) => readVersion(ctx.db, ctx.actor, version),
})

/** What a code names in each template that has it; once for all versions that agree. */
export const findProfileTemplateCodeQuery = query({
  endpoint: findProfileTemplateCode,
  load: nothing,
  authorize: profileTemplateList.look,
  run: async (ctx, { query: { code } }) => {
    const uses = new Map<string, z.output<typeof codeUse>>()
    for (const { templateId, template, shapes } of await allCodes(ctx.db)) {
      const shape = shapes.get(code)
      if (shape)
        uses.set(`${templateId} ${shape.kind} ${shape.type} ${shape.inside}`, {
          templateId,
          template,
          ...shape,
        })
    }
    return { uses: [...uses.values()] }
  },
})
