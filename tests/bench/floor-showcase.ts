import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

const text = { type: 'string' } as const
const number = { type: 'integer' } as const
const words = { type: 'object', properties: { ru: text, en: text } } as const

/** A project as the portal's showcase returns it. */
const project = {
  type: 'object',
  properties: {
    id: number,
    name: text,
    logoUrl: { type: 'string', nullable: true },
    publishedAt: text,
    showcaseId: number,
    accelerator: { type: 'object', properties: { id: number, name: text } },
    fields: {
      type: 'array',
      items: { type: 'object', properties: { code: text, name: words, type: text, value: {} } },
    },
    names: { type: 'object', additionalProperties: words },
  },
} as const

const orders = {
  newest: 's.published_at desc, s.publication_id desc',
  name: 's.name_key, s.publication_id',
} as const

/** The rows of the portal's public list with their total: one hand-written statement, without a session. */
export const addShowcaseFloor = (app: FastifyInstance, pool: pg.Pool): void => {
  app.get<{ Querystring: { by: keyof typeof orders; chosen?: string } }>(
    '/showcase',
    {
      schema: {
        response: {
          200: { type: 'object', properties: { items: { type: 'array', items: project }, total: number } },
        },
      },
    },
    async ({ query: { by, chosen } }) => {
      const order = orders[by]
      const where = `s.leads and s.reach = 0${chosen ? ' and s.facets && $1' : ''}`
      const { rows } = await pool.query<{ total: number }>({
        name: `showcase-${by}-${Boolean(chosen)}`,
        text: `select p.id, p.name, p.logo_file_id as "logoUrl", s.published_at as "publishedAt", s.template_id as "showcaseId",
            json_build_object('id', a.id, 'name', a.name) as accelerator, s.card as fields, (
              select json_object_agg(v.id, json_build_object('ru', v.name_ru, 'en', v.name_en)) from dictionary_value v
              where v.id = any(s.named)) as names,
            (select count(*)::int from (select from shown_project s where ${where} limit 1001) c) as total
          from (select * from shown_project s where ${where} order by ${order} limit 12) s
            join project p on p.id = s.project_id join accelerator a on a.id = s.accelerator_id order by ${order}`,
        values: chosen ? [[chosen]] : [],
      })
      return { items: rows as unknown[], total: rows[0]?.total ?? 0 }
    },
  )
}
