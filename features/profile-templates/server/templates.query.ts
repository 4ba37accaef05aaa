import { sql } from 'kysely'
import type { z } from 'zod'
import { nothing, query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import {
  findProfileTemplateCode,
  getProfileTemplate,
  listProfileTemplates,
} from '../contract/template.endpoints.ts'
import type { codeUse, templateRow } from '../contract/template.schemas.ts'
import { profileTemplateList, profileTemplates } from '../domain/template.policy.ts'
import { allCodes } from './known-codes.ts'
import { readTemplateUse, templateActions } from './template-use.ts'
import { openVersion, readVersion, versionsOf } from './template.repository.ts'
import { allTemplates } from './templates.row-set.ts'

type Shown = z.output<typeof templateRow>

const templateRows: RowSource<Omit<Shown, 'versions' | 'use' | 'actions'>, Shown> = {
  from: allTemplates.from,
  key: allTemplates.key,
  columns: () => sql`t.id, t.name, t.description, t.purpose, t.main, t.created_at as "createdAt"`,
  row: async (row, { db, actor }) => {
    const use = await readTemplateUse(db, { templateId: row.id, main: row.main, purpose: row.purpose })
    const actions = templateActions(actor, row, use)
    return { ...row, versions: await versionsOf(db, row.id), use, actions }
  },
}

/** All templates with their versions, the main one first. */
export const listProfileTemplatesQuery = listOf(listProfileTemplates, {
  load: nothing,
  authorize: profileTemplateList.look,
  rows: templateRows,
  ...allTemplates,
  first: sql`t.main`,
  sortings: () => ({ NAME: sql`lower(t.name)`, CREATE_DATE: sql`t.created_at` }),
})

/** A version with its tree. */
export const getProfileTemplateQuery = query({
  endpoint: getProfileTemplate,
  load: (ctx, { query: { templateId, versionId } }) => openVersion(ctx.db, templateId, versionId),
  authorize: profileTemplates.view,
  run: (ctx, _input, version) => readVersion(ctx.db, ctx.actor, version),
})

/** What a code names in each template; versions with the same result give one row. */
export const findProfileTemplateCodeQuery = query({
  endpoint: findProfileTemplateCode,
  load: nothing,
  authorize: profileTemplateList.look,
  run: async (ctx, { query: { code } }) => {
    const uses = new Map<string, z.output<typeof codeUse>>()
    for (const { templateId, template, purpose, shapes } of await allCodes(ctx.db)) {
      // Answers of a review are not shared with other templates.
      const shape = purpose === 'PROFILE' ? shapes.get(code) : undefined
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
