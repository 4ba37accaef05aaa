import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { sectionOf, type PublicationTemplate } from '../../../tests/support/factories/showcase.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { plain, tree } from '../../fields/domain/samples.ts'
import { getProjectProfile, saveProjectProfile } from '../../project-profiles/contract/profile.endpoints.ts'
import { getProjectDetails, setProfileVisibility } from '../../projects/contract/project-details.endpoints.ts'
import { moveProjectPublication } from '../contract/project-publication.endpoints.ts'
import { savePublicationSections } from '../contract/publication-template.endpoints.ts'
import { getShownFilters, getShownProject, listShownProjects } from '../contract/shown-project.endpoints.ts'
import { keepPublished } from './keep-shown.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let leader: Person
let project: Project
let template: PublicationTemplate

const everything = (codes: readonly string[]) =>
  sectionOf(...codes).map((section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      filter: item.code === 'has_sales',
      sorting: item.code === 'income' || item.code === 'motto',
    })),
  }))

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.profileTemplate({
    main: true,
    status: 'ACTIVE',
    tree: tree(
      plain({ code: 'motto', type: 'STRING' }),
      plain({ code: 'has_sales', type: 'BOOLEAN' }),
      plain({ code: 'income', type: 'INTEGER' }),
      plain({ code: 'plan', type: 'TEXT', showIf: { code: 'has_sales', anyOf: [false] } }),
    ),
  })
})

const codes = ['pitch', 'motto', 'has_sales', 'income', 'plan']

beforeEach(async () => {
  const { make } = portal
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  leader = await make.person()
  project = await make.project({ leader })
  await make.participation({ project, track: await make.track({ accelerator }) })
  await make.publicationConsent({ project, accelerator })
  template = await make.publicationTemplate({ accelerator, sections: everything(codes) as never })
})

const write = (values: Record<string, string | number | boolean>, version = 0) =>
  portal.as(leader).call(saveProjectProfile, {
    body: {
      projectId: project.id,
      cells: Object.entries(values).map(([code, value]) => ({
        code,
        item: null,
        field: code,
        value,
        version,
      })),
    },
  })
const show = (
  of: readonly string[],
  visibility: 'VISIBLE_ALL' | 'VISIBLE_TEAM' | 'NON_VISIBLE' = 'VISIBLE_ALL',
) =>
  portal
    .as(leader)
    .call(setProfileVisibility, { body: { projectId: project.id, codes: [...of], visibility } })
const move = (action: 'publish' | 'republish' | 'unpublish') =>
  portal.as(admin).call(moveProjectPublication, {
    body: { projectId: project.id, templateId: template.id, action },
  })

type Listed = { id: number; name: string; fields: { code: string; value: unknown }[] }

const body = ({ status, body: content }: Answer): Record<string, unknown> => {
  expect(status, JSON.stringify(content).slice(0, 300)).toBe(200)
  return content
}
const list = async (query: Record<string, string> = {}, by: Person | null = null): Promise<Listed[]> => {
  const request = { query: { showcaseId: String(template.id), ...query } }
  const answer = await (by ? portal.as(by) : portal.guest).send(listShownProjects, request)
  return body(answer)['items'] as Listed[]
}
const found = async (query: Record<string, string>, by: Person | null = null): Promise<boolean> =>
  (await list(query, by)).some(({ id }) => id === project.id)
const filters = async (query: Record<string, string> = {}) =>
  body(await portal.guest.send(getShownFilters, { query: { showcaseId: String(template.id), ...query } }))[
    'filters'
  ] as { code: string; values: { value: string; count: number }[] }[]
const page = async (by: Person | null = null) =>
  (by ? portal.as(by) : portal.guest).send(getShownProject, { query: { projectId: String(project.id) } })

/** All public responses about the project, in one text. */
const readAll = async (): Promise<string> =>
  JSON.stringify([
    await list(),
    await filters(),
    (await page()).body,
    (await portal.guest.send(getProjectDetails, { query: { projectId: String(project.id) } })).body,
  ])

const publish = async () => {
  expect(
    (await write({ pitch: 'Тёплые стены без сквозняков', motto: 'Греем умно', has_sales: true, income: 120 }))
      .status,
  ).toBe(200)
  await show(['motto', 'has_sales', 'income'])
  expect((await move('publish')).status).toBe(204)
}

describe('a published project', () => {
  test('is listed by its published content, until it is published again', async () => {
    await publish()
    expect(await list()).toMatchObject([
      {
        id: project.id,
        fields: [
          { code: 'pitch', value: 'Тёплые стены без сквозняков' },
          { code: 'motto', value: 'Греем умно' },
          { code: 'has_sales', value: true },
          { code: 'income', value: 120 },
        ],
      },
    ])
    await write({ pitch: 'Холодные полы', motto: 'Остужаем' }, 1)
    expect(await readAll()).not.toMatch(/Холодные|Остужаем/)
    expect(await found({ findText: 'остужать' })).toBe(false)
    expect(await found({ findText: 'тёплой стене' })).toBe(true)
    expect((await move('republish')).status).toBe(204)
    expect(await found({ findText: 'холодный пол' })).toBe(true)
    expect(await found({ findText: 'сквозняк' })).toBe(false)
  })

  test.each(['VISIBLE_TEAM', 'NON_VISIBLE'] as const)(
    'says nothing of a field that is %s: not in a list, by a search, a filter, a count or an order',
    async (visibility) => {
      await publish()
      const other = await portal.make.project()
      await portal.make.publication({ project: other, template })
      const byIncome = { sorting: 'ELEMENT', orderBy: 'income' }
      const order = async (sortingDirection: string) =>
        (await list({ ...byIncome, sortingDirection })).map(({ id }) => id)
      expect(await order('DESC')).toEqual([project.id, other.id])
      expect(await found({ chosen: 'has_sales:true' })).toBe(true)
      expect(await filters()).toMatchObject([{ code: 'has_sales', values: [{ value: 'true', count: 1 }] }])
      await show(['motto', 'has_sales', 'income'], visibility)
      const shown = await readAll()
      expect(shown).not.toContain('Греем умно')
      expect(shown).not.toContain('120')
      expect(await found({ findText: 'греем' })).toBe(false)
      expect(await found({ chosen: 'has_sales:true' })).toBe(false)
      expect(await filters()).toEqual([{ code: 'has_sales', name: expect.anything(), values: [] }])
      // Neither has a value to sort by: the order of both is reversed as a whole.
      expect(await order('ASC')).toEqual((await order('DESC')).toReversed())
      const { rows } = await sql<{ keys: object }>`
        select keys from shown_project where project_id = ${project.id}`.execute(portal.db)
      expect(rows).toEqual([{ keys: {} }])
      await show(['motto', 'has_sales', 'income'])
      expect(await found({ findText: 'греем', chosen: 'has_sales:true' })).toBe(true)
    },
  )

  test('shows no more than its template chose, and what it chooses counts at once', async () => {
    await publish()
    const saved = await portal.as(admin).call(savePublicationSections, {
      body: { templateId: template.id, version: 1, sections: everything(['pitch', 'income']) },
    })
    expect(saved.status).toBe(200)
    expect(await readAll()).not.toContain('Греем умно')
    expect(await found({ findText: 'греем' })).toBe(false)
    const refused = await portal.guest.send(listShownProjects, {
      query: { showcaseId: String(template.id), chosen: 'has_sales:true' },
    })
    expect([refused.status, refused.body['fields']]).toEqual([400, { chosen: 'NOT_IN_LIST' }])
  })

  test('reveals nothing of a field by which its list is only ordered', async () => {
    await publish()
    const sections = everything(['pitch', 'motto', 'income']).map((section) => ({
      ...section,
      items: section.items.map((item) =>
        item.code === 'pitch' ? item : { ...item, card: false, page: false },
      ),
    }))
    const saved = await portal
      .as(admin)
      .call(savePublicationSections, { body: { templateId: template.id, version: 1, sections } })
    expect(saved.status).toBe(200)
    expect(await found({ sorting: 'ELEMENT', orderBy: 'income' })).toBe(true)
    expect(JSON.stringify([await list(), (await page()).body])).not.toMatch(/120|Греем умно/)
    expect(await found({ findText: 'греем' })).toBe(false)
  })

  test('is gone at once when it is taken back, and open again only to those that its level reaches', async () => {
    await publish()
    const somebody = await portal.make.person()
    const expert = await portal.make.member({ role: 'EXP' })
    const reached = async () =>
      Promise.all([null, somebody, expert].map(async (by) => [await found({}, by), (await page(by)).status]))
    const level = (access_level: 'ALL' | 'AUTHORIZED' | 'ACCELERATOR_TEAM') =>
      portal.db.updateTable('project').set({ access_level }).where('id', '=', project.id).execute()
    const [yes, no] = [
      [true, 200],
      [false, 404],
    ]
    expect(await reached()).toEqual([yes, yes, yes])
    await level('AUTHORIZED')
    expect(await reached()).toEqual([no, yes, yes])
    await level('ACCELERATOR_TEAM')
    expect(await reached()).toEqual([no, no, yes])
    await level('ALL')
    expect((await move('unpublish')).status).toBe(204)
    expect(await reached()).toEqual([no, no, no])
  })

  test('in a showcase that is not public is for everybody who has signed in, on every surface', async () => {
    await publish()
    await portal.db
      .updateTable('publication_template')
      .set({ is_public: false })
      .where('id', '=', template.id)
      .execute()
    const ofProject = { query: { projectId: String(project.id) } }
    const closed = await Promise.all([
      portal.guest.send(listShownProjects, { query: { showcaseId: String(template.id) } }),
      portal.guest.send(getShownFilters, { query: { showcaseId: String(template.id) } }),
      portal.guest.send(getShownProject, ofProject),
      portal.guest.send(getProjectDetails, ofProject),
    ])
    expect(closed.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const somebody = await portal.make.person()
    expect([await found({}, somebody), (await page(somebody)).status]).toEqual([true, 200])
    const everywhere = body(await portal.guest.send(listShownProjects, { query: { limit: '50' } }))
    expect((everywhere['items'] as Listed[]).map(({ id }) => id)).not.toContain(project.id)
  })

  test('is once in the list of all showcases: where most read it, else in the main one', async () => {
    await publish()
    const main = await portal.make.publicationTemplate({ accelerator, is_main: true, codes: ['pitch'] })
    await portal.make.publication({ project, template: main })
    const shownBy = async () =>
      (
        body(await portal.guest.send(listShownProjects, { query: { limit: '50' } }))['items'] as {
          id: number
          showcaseId: number
        }[]
      ).flatMap(({ id, showcaseId }) => (id === project.id ? [showcaseId] : []))
    expect(await shownBy()).toEqual([main.id])
    await portal.db
      .updateTable('publication_template')
      .set({ is_public: false })
      .where('id', '=', main.id)
      .execute()
    expect(await shownBy()).toEqual([template.id])
    // For signed-in users the main one leads; it is not shown to everybody.
    for (const access_level of ['AUTHORIZED', 'ALL'] as const)
      await portal.db.updateTable('project').set({ access_level }).where('id', '=', project.id).execute()
    expect(await shownBy()).toEqual([template.id])
    await move('unpublish')
    expect(await shownBy()).toEqual([])
  })

  test('a value hidden by a condition is not revealed, and what a version before did not make is made', async () => {
    await write({ has_sales: true, plan: 'Тайный план' })
    await show(['has_sales', 'plan'])
    expect((await move('publish')).status).toBe(204)
    expect(await readAll()).not.toContain('Тайный')
    await sql`delete from shown_project where project_id = ${project.id}`.execute(portal.db)
    expect(await found({})).toBe(false)
    // Before publication the page in the work area shows nothing of it either, especially no drafts.
    await write({ pitch: 'Ещё не показано' })
    expect(await readAll()).not.toContain('Ещё не показано')
    const profile = { query: { projectId: String(project.id) } }
    const read = await portal.as(await portal.make.person()).send(getProjectProfile, profile)
    expect((read.body['values'] as { plain: object }).plain).toEqual({})
    await keepPublished.run({ db: portal.db, signal: new AbortController().signal } as never, {})
    expect(await found({})).toBe(true)
  })
})
