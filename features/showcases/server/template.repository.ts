import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#platform/domain/actor.ts'
import { possibleActions } from '#platform/domain/machine.ts'
import type { Db } from '#platform/server/context.ts'
import { findRow, type RowSource } from '#platform/server/lists/rows.ts'
import type { templateRow } from '../contract/publication-template.schemas.ts'
import {
  publicationTemplateMachine,
  type MovedTemplateFacts,
  publicationTemplates,
  type TemplateFacts,
} from '../domain/publication-template.machine.ts'
import type { ShowcaseSection } from '../domain/sections.rules.ts'

/** A template's list row. */
export type TemplateRow = z.output<typeof templateRow>

type Raw = Omit<TemplateRow, 'actions'> & MovedTemplateFacts

/** A template with the facts of its policy and machine, and all its settings. */
export type TemplateSubject = Raw & {
  version: number
  brandLight: string
  brandDark: string
  sections: ShowcaseSection[]
}

const published = sql`(select count(*)::int from project_publication u where u.template_id = s.id and u.status = 'PUBLISHED')`

const columns = sql`s.id, s.name, s.content_status as state, s.is_main as main, s.is_public as public,
  cardinality(s.codes) as "itemsCount", ${published} as "publishedCount", ${published} as published, s.updated_at as "updatedAt",
  s.accelerator_id as "acceleratorId", a.approval = 'COORDINATED' as "acceleratorApproved"`

const actionsOn = (actor: Actor, raw: Raw): TemplateRow['actions'] =>
  publicationTemplates.edit.allows(actor, raw)
    ? [
        'edit',
        ...possibleActions(publicationTemplateMachine, raw.state, actor, raw),
        ...(raw.itemsCount === 0 && raw.publishedCount === 0 ? (['delete'] as const) : []),
      ]
    : []

/** The visible part of a template, with the caller's actions. */
export const shownRow = (raw: Raw, actor: Actor): TemplateRow => {
  const { id, name, state, main, public: isPublic, itemsCount, publishedCount, updatedAt } = raw
  const actions = actionsOn(actor, raw)
  return { id, name, state, main, public: isPublic, itemsCount, publishedCount, updatedAt, actions }
}

/** Templates `s` as list rows. */
export const templateRows: RowSource<Raw, TemplateRow> = {
  from: sql`publication_template s`,
  key: sql`s.id`,
  columns: () => columns as never,
  joins: sql`join accelerator a on a.id = s.accelerator_id`,
  row: (raw, { actor }) => shownRow(raw, actor),
}

/** Loads a template by its id. */
export const findTemplate = async (db: Db, id: number): Promise<TemplateSubject | undefined> =>
  findRow<TemplateSubject, TemplateRow, { db: Db }>(
    { db },
    {
      ...templateRows,
      columns: () =>
        sql`${columns}, s.version, coalesce(s.brand_light, '') as "brandLight",
        coalesce(s.brand_dark, '') as "brandDark", s.sections` as never,
      row: () => undefined as never,
    },
    sql`s.id = ${id}`,
  )

/** The accelerator whose templates are requested. */
export const findTemplateOwner = (db: Db, acceleratorId: number): Promise<TemplateFacts | undefined> =>
  db
    .selectFrom('accelerator')
    .select('id as acceleratorId')
    .where('id', '=', acceleratorId)
    .executeTakeFirst()
