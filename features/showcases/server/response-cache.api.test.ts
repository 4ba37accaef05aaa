import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { guest } from '#platform/domain/actor.ts'
import type { Context } from '#platform/server/context.ts'
import type { Handler } from '#platform/server/handler.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import type { PublicationTemplate } from '../../../tests/support/factories/showcase.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import { listShownProjects } from '../contract/shown-project.endpoints.ts'
import { getShownFiltersQuery, listShownProjectsQuery } from './shown-projects.query.ts'

let portal: TestPortal
let project: Project
let template: PublicationTemplate
let industry: number
let profileTemplate: { id: number }

beforeAll(async () => {
  portal = await openPortal()
  const { make, db } = portal
  profileTemplate = await make.profileTemplate({
    main: true,
    status: 'ACTIVE',
    tree: tree(plain({ code: 'sells', type: 'BOOLEAN' })),
  })
  const { rows } = await sql<{ id: number }>`
    select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = 'INDUSTRIES' order by v.id limit 1`.execute(db)
  industry = rows[0]!.id
  project = await make.project({ industry_ids: [industry] })
  await make.profileValues({ project, plain: { sells: true } })
  await sql`insert into project_element_visibility (project_id, element_code, visibility)
    values (${project.id}, 'sells', 'VISIBLE_ALL')`.execute(db)
  const item = { label: { ru: '', en: '' }, card: true, page: true, filter: true, sorting: false }
  const items = ['industries', 'sells'].map((code) => ({ ...item, code }))
  const title = { ru: 'О проекте', en: 'About' }
  template = await make.publicationTemplate({ sections: [{ id: 'main', title, items }] as never })
  await make.publication({ project, template })
})

const ask = async (handler: Handler): Promise<object> => {
  const query = handler.endpoint.query!.parse({ showcaseId: String(template.id) })
  const ctx = { db: portal.db, actor: guest, now: new Date(), locale: 'ru' } as Context
  return (await handler.handle(ctx, { query, params: {}, headers: {}, body: undefined } as never)) as object
}
const askBoth = () => Promise.all([ask(listShownProjectsQuery), ask(getShownFiltersQuery)])

describe('lists of showcases', () => {
  test('are served from cache while nothing changes', async () => {
    const [list, filters] = await askBoth()
    await sql`update project set summary = 'Иначе' where id = ${project.id}`.execute(portal.db)
    const [again, filtersAgain] = await askBoth()
    expect(again).toBe(list)
    expect(filtersAgain).toBe(filters)
  })

  /** Changes made directly in the database, unknown to this process. */
  const changes: readonly [what: string, of: 'list' | 'filters', change: () => ReturnType<typeof sql>][] = [
    [
      'a project is called otherwise',
      'list',
      () => sql`update project set name = 'Зоря' where id = ${project.id}`,
    ],
    [
      'the accelerator is',
      'list',
      () => sql`update accelerator set name = 'Иной' where id = ${template.accelerator_id}`,
    ],
    ['a value is', 'list', () => sql`update dictionary_value set name_en = 'Other' where id = ${industry}`],
    [
      'a value is, among the filters',
      'filters',
      () => sql`update dictionary_value set name_ru = 'Иная' where id = ${industry}`,
    ],
    [
      'the showcase is',
      'filters',
      () => sql`update publication_template set name = 'Иная' where id = ${template.id}`,
    ],
    [
      'an element is',
      'filters',
      () => sql`update profile_template_version
      set tree = replace(tree::text, 'Поле sells', 'Продажи')::jsonb where template_id = ${profileTemplate.id}`,
    ],
    [
      'a field is hidden',
      'list',
      () =>
        sql`update project_element_visibility set visibility = 'NON_VISIBLE' where project_id = ${project.id}`,
    ],
    [
      'the template chooses less',
      'list',
      () => sql`update publication_template set sections = '[]' where id = ${template.id}`,
    ],
    [
      'the project is taken back',
      'list',
      () => sql`update project_publication set status = 'ARCHIVE' where project_id = ${project.id}`,
    ],
  ]

  test.each(changes)('are recomputed at once when %s', async (_what, of, change) => {
    const handler = of === 'list' ? listShownProjectsQuery : getShownFiltersQuery
    const before = JSON.stringify(await ask(handler))
    await change().execute(portal.db)
    expect(JSON.stringify(await ask(handler))).not.toBe(before)
  })

  test('are not those of a transaction that was not committed, nor older than one that was', async () => {
    const rename = (name: string) =>
      sql`update publication_template set name = ${name} where id = ${template.id}`
    const named = async () => JSON.stringify(await ask(getShownFiltersQuery))
    await portal.db.transaction().execute(async (tx) => {
      await rename('Пишется').execute(tx)
      expect(await named()).not.toContain('Пишется')
    })
    expect(await named()).toContain('Пишется')
    await portal.db
      .transaction()
      .execute(async (tx) => {
        await rename('Отменено').execute(tx)
        throw new Error('undone')
      })
      .catch(() => {})
    expect(await named()).toContain('Пишется')
  })

  test('of people with more access are never those of others', async () => {
    await sql`update project_publication set status = 'PUBLISHED' where project_id = ${project.id}`.execute(
      portal.db,
    )
    const closed = await portal.make.project({ access_level: 'AUTHORIZED' })
    await portal.make.publication({ project: closed, template })
    const person = await portal.make.person()
    const query = { showcaseId: String(template.id) }
    const names = async (by: 'guest' | 'person') => {
      const caller = by === 'guest' ? portal.guest : portal.as(person)
      return JSON.stringify((await caller.send(listShownProjects, { query })).body)
    }
    for (let round = 0; round < 2; round += 1) {
      expect(await names('guest')).not.toContain(closed.name)
      expect(await names('person')).toContain(closed.name)
    }
  })
})
