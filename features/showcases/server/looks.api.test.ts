import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { sectionOf, type PublicationTemplate } from '../../../tests/support/factories/showcase.ts'
import { blackPng } from '../../../tests/support/pictures.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import type { Value } from '../../fields/domain/values.ts'
import { saveProjectProfile, uploadProfileFile } from '../../project-profiles/contract/profile.endpoints.ts'
import { setProfileVisibility } from '../../projects/contract/project-details.endpoints.ts'
import { getElementPicture, uploadElementPicture } from '../contract/element-picture.endpoints.ts'
import {
  moveProjectPublication,
  previewProjectPublication,
} from '../contract/project-publication.endpoints.ts'
import {
  getPublicationTemplate,
  savePublicationSections,
} from '../contract/publication-template.endpoints.ts'
import { getShownProject, listShownProjects } from '../contract/shown-project.endpoints.ts'
import type { SnapshotRows } from '../domain/held.rules.ts'
import type { ShowcaseItem } from '../domain/sections.rules.ts'
import { keepPublished } from './keep-shown.job.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let leader: Person
let project: Project
let template: PublicationTemplate

const codes = ['revenue', 'founded', 'decks', 'people', 'sales', 'plans']

beforeAll(async () => {
  portal = await openPortal()
  await portal.make.profileTemplate({
    main: true,
    status: 'ACTIVE',
    tree: tree(
      plain({ code: 'revenue', type: 'MONEY', currency: 'RUB' }),
      plain({ code: 'founded', type: 'DATE' }),
      plain({ code: 'decks', type: 'FILE' }),
      plain({ code: 'sold_to', type: 'INTEGER' }),
      group('people', [
        field({ code: 'who', type: 'STRING' }),
        field({ code: 'open', type: 'BOOLEAN' }),
        field({ code: 'phone', type: 'STRING', showIf: { code: 'open', anyOf: [true] } }),
      ]),
      table('sales', [
        column({ code: 'year', type: 'INTEGER' }),
        column({ code: 'sum', type: 'INTEGER' }),
        column({ code: 'twice', type: 'NUMBER', columnType: 'CALCULATE', formula: 'sum * 2' }),
      ]),
      table('plans', [
        column({ code: 'goal', type: 'INTEGER' }),
        column({ code: 'sold', type: 'INTEGER', columnType: 'DISPLAY', source: 'sold_to' }),
        column({ code: 'left', type: 'NUMBER', columnType: 'CALCULATE', formula: 'goal - sold' }),
      ]),
    ),
  })
})

beforeEach(async () => {
  const { make } = portal
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  leader = await make.person()
  project = await make.project({ leader })
  await make.participation({ project, track: await make.track({ accelerator }) })
  await make.publicationConsent({ project, accelerator })
  template = await make.publicationTemplate({ accelerator, codes })
})

const done = ({ status, body }: Answer): Record<string, unknown> => {
  expect(status, JSON.stringify(body).slice(0, 400)).toBeLessThan(300)
  return body
}
const png = { name: 'sign.png', content: blackPng(8, 4) }

type Cell = { code: string; item?: string; field?: string; value: Value }

const write = async (cells: Cell[], add: { code: string; id: string }[] = []) =>
  done(
    await portal.as(leader).call(saveProjectProfile, {
      body: {
        projectId: project.id,
        add,
        cells: cells.map(({ code, item = null, field: of = code, value }) => ({
          code,
          item,
          field: of,
          value,
          version: 0,
        })),
      },
    }),
  )
const rows = (code: string, values: Record<string, Value>[]) => {
  const made = values.map((row) => ({ id: crypto.randomUUID(), row }))
  return write(
    made.flatMap(({ id, row }) =>
      Object.entries(row).map(([of, value]) => ({ code, item: id, field: of, value })),
    ),
    made.map(({ id }) => ({ code, id })),
  )
}
const show = async (of: readonly string[]) =>
  done(
    await portal.as(leader).call(setProfileVisibility, {
      body: { projectId: project.id, codes: [...of], visibility: 'VISIBLE_ALL' },
    }),
  )
const publish = async () =>
  done(
    await portal.as(admin).call(moveProjectPublication, {
      body: { projectId: project.id, templateId: template.id, action: 'publish' },
    }),
  )
const save = (looks: Record<string, Partial<ShowcaseItem>>, version = 1) =>
  portal.as(admin).call(savePublicationSections, {
    body: {
      templateId: template.id,
      version,
      sections: sectionOf(...codes).map((section) => ({
        ...section,
        items: section.items.map((item) => ({ ...item, ...looks[item.code] })),
      })),
    },
  })
type Field = Record<string, unknown> & { code: string; value: unknown }
const card = async (): Promise<Field[]> => {
  const request = { query: { showcaseId: String(template.id) } }
  const { items } = done(await portal.guest.send(listShownProjects, request))
  return (items as { fields: Field[] }[])[0]!.fields
}
const onCard = async (code: string) => (await card()).find((one) => one.code === code)
const page = async () =>
  done(await portal.guest.send(getShownProject, { query: { projectId: String(project.id) } }))
const itemsOf = (body: Record<string, unknown>) =>
  (body['sections'] as { items: Field[] }[]).flatMap(({ items }) => items)

describe('the look of an element', () => {
  test('is applied by card, page, preview and constructor alike, and values stay what they are', async () => {
    const revenue = { amount: '1234500', currency: 'RUB' as const }
    await write([
      { code: 'revenue', value: revenue },
      { code: 'founded', value: '2024-03-05' },
    ])
    await show(codes)
    await publish()
    done(
      await save({
        revenue: { format: 'SHORT', picture: { icon: 'money' } },
        founded: { format: 'YEAR' },
      }),
    )
    expect(await onCard('revenue')).toMatchObject({
      format: 'SHORT',
      picture: { icon: 'money' },
      value: revenue,
    })
    expect(await onCard('founded')).toMatchObject({ format: 'YEAR', value: '2024-03-05' })
    const query = { projectId: String(project.id), templateId: String(template.id) }
    const templateId = String(template.id)
    for (const body of [
      await page(),
      done(await portal.as(admin).call(previewProjectPublication, { query })),
      done(await portal.as(admin).call(getPublicationTemplate, { query: { templateId } })),
    ]) {
      const [first, second] = itemsOf(body)
      expect(first).toMatchObject({ code: 'revenue', format: 'SHORT', picture: { icon: 'money' } })
      expect(second).toMatchObject({ code: 'founded', format: 'YEAR' })
      expect(second).not.toHaveProperty('picture')
    }
  })

  test('is none that its type does not have', async () => {
    const { status, body } = await save({ founded: { format: 'SHORT' } })
    expect([status, body['fields']]).toEqual([400, { 'sections.0.items.1.format': 'INVALID' }])
  })

  test('has a picture of its own accelerator, which everybody sees, and of no other', async () => {
    const upload = (by: Person, of: PublicationTemplate) =>
      portal.as(by).send(uploadElementPicture, { query: { templateId: String(of.id) }, file: png })
    const { image } = done(await upload(admin, template))
    done(await save({ revenue: { picture: { image: String(image) } } }))
    const shown = await portal.guest.download(getElementPicture, { query: { image: String(image) } })
    expect([shown.status, shown.bytes.toString('latin1', 8, 12)]).toEqual([200, 'WEBP'])
    const elsewhere = await portal.make.accelerator()
    const other = await portal.make.publicationTemplate({ accelerator: elsewhere })
    const stranger = await portal.make.member({ accelerator: elsewhere, role: 'ACC', admin: true })
    expect((await upload(stranger, template)).status).toBe(404)
    const foreign = String(done(await upload(stranger, other))['image'])
    const { status, body } = await save({ revenue: { picture: { image: foreign } } }, 2)
    expect([status, body['fields']]).toEqual([400, { 'sections.0.items.0.picture': 'NOT_IN_LIST' }])
    const text = { name: 'sign.png', content: 'no picture' }
    const refused = await portal
      .as(admin)
      .send(uploadElementPicture, { query: { templateId: String(template.id) }, file: text })
    expect(refused.body['code']).toBe('FILE_INCORRECT')
  })
})

describe('cards', () => {
  test('show the beginning of groups and tables without what a condition hides in them', async () => {
    await rows('people', [
      { who: 'Анна', open: true, phone: '111' },
      { who: 'Борис', open: false, phone: 'Тайный номер' },
      { who: 'Вера' },
      { who: 'Глеб' },
    ])
    await rows('sales', [
      { year: 2024, sum: 10 },
      { year: 2025, sum: 20 },
    ])
    await show(codes)
    await publish()
    const people = (await onCard('people'))!
    expect(people).toMatchObject({ type: 'GROUP', value: { count: 4 } })
    expect((people.value as SnapshotRows).rows.map(({ values }) => values)).toEqual([
      { who: 'Анна', open: true, phone: '111' },
      { who: 'Борис', open: false },
      { who: 'Вера' },
    ])
    expect((await onCard('sales'))!.value).toMatchObject({
      count: 2,
      rows: [{ values: { year: 2024, sum: 10, twice: 20 } }, { values: { year: 2025, sum: 20, twice: 40 } }],
    })
    const shown = JSON.stringify([await card(), await page()])
    expect(shown).not.toContain('Тайный номер')
    for (const [findText, total] of [
      ['глеб', 1],
      ['тайный номер', 0],
    ] as const) {
      const found = await portal.guest.send(listShownProjects, {
        query: { showcaseId: String(template.id), findText },
      })
      expect(done(found)['total'], findText).toBe(total)
    }
  })

  test('and pages reveal nothing of an element that a table displays and its team hides', async () => {
    await write([{ code: 'sold_to', value: 7777 }])
    await rows('plans', [{ goal: 10_000 }])
    await show(codes)
    await publish()
    const shown = JSON.stringify([await card(), await page()])
    expect(shown).toContain('10000')
    expect([shown.includes('7777'), shown.includes('2223')]).toEqual([false, false])
  })

  test('count files, and a page opens each by its own right', async () => {
    const query = { projectId: String(project.id), code: 'decks', field: 'decks' }
    const file = { name: 'deck.pdf', content: '%PDF-1.4 deck' }
    const { id } = done(await portal.as(leader).send(uploadProfileFile, { query, file }))
    await write([{ code: 'decks', value: [String(id)] }])
    await show(codes)
    await publish()
    expect(await onCard('decks')).toMatchObject({ type: 'FILE', value: [id] })
    expect((await page())['files']).toMatchObject({ [String(id)]: { name: 'deck.pdf' } })
  })

  test('that an older version made are made again', async () => {
    await rows('sales', [{ year: 2024, sum: 10 }])
    await show(codes)
    await publish()
    await sql`update shown_project set held = '{}' where project_id = ${project.id}`.execute(portal.db)
    await keepPublished.run({ db: portal.db, signal: new AbortController().signal } as never, {})
    expect(await onCard('sales')).toMatchObject({ value: { count: 1 } })
  })
})
