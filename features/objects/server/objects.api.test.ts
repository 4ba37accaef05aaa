import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createFactories, type Factories } from '../../../tests/support/factories/index.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import { openPortal, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { field as sample, group, plain, tree } from '../../fields/domain/samples.ts'
import * as groups from '../contract/group.endpoints.ts'
import * as objects from '../contract/object.endpoints.ts'
import { objectField } from '../contract/object.schemas.ts'
import { fieldProblems, newCodeProblem } from '../domain/object.rules.ts'

let portal: TestPortal
let make: Factories
let keeper: Caller

beforeAll(async () => {
  portal = await openPortal({ connections: 12 })
  make = createFactories(portal.db)
  keeper = portal.as(await make.person({ roles: ['ADMIN'] }))
})

type Found = { id: number; field: { code: string }; single: boolean; version: number; actions: string[] }
const itemsOf = ({ body }: { body: Record<string, unknown> }): Found[] => body['items'] as Found[]
const codeOf = ({ body }: { body: Record<string, unknown> }): unknown => body['code']

describe('what the portal begins with', () => {
  test('is a catalogue of sound fields in groups', async () => {
    const { rows } = await sql<{ field: unknown }>`select field from profile_object where id <= 47`.execute(
      portal.db,
    )
    expect(rows.length).toBeGreaterThanOrEqual(40)
    for (const { field } of rows) {
      const parsed = objectField.parse(field)
      expect({ ...fieldProblems(parsed), ...newCodeProblem(parsed.code, new Set()) }, parsed.code).toEqual({})
      expect(parsed.name.ru, parsed.code).toMatch(/[а-яёА-ЯЁ]/)
      expect(parsed.name.en, parsed.code).not.toMatch(/[а-яё]/i)
    }
  })

  test('names dictionaries that are there', async () => {
    const { rows } = await sql`
      select code from profile_object o where field ? 'dictionary'
        and not exists (select from dictionary d where d.code = o.field->>'dictionary')`.execute(portal.db)
    expect(rows).toEqual([])
  })

  test('has five large figures, in order, which a guest knows too', async () => {
    const { body } = await portal.guest.call(objects.listSingleIndicators, {})
    expect(body['items']).toMatchObject([
      { code: 'revenue', type: 'MONEY', unit: '' },
      { code: 'customers', unit: 'клиентов' },
      { code: 'team_size' },
      { code: 'investments_raised', shortName: 'Привлечено' },
      { code: 'trl' },
    ])
  })
})

describe('the catalogue', () => {
  test('is found by text, group, type, and as indicators', async () => {
    const find = async (query: object) =>
      itemsOf(await keeper.send(objects.listObjects, { query: { limit: '50', ...query } })).map(
        ({ field }) => field.code,
      )
    expect(await find({ findText: 'churn' })).toEqual(['churn'])
    expect(await find({ findText: 'выручка', sorting: 'CODE', sortingDirection: 'ASC' })).toEqual([
      'mrr',
      'revenue',
      'revenue_growth',
    ])
    const [first] = (await keeper.call(groups.listObjectGroups, {})).body['items'] as { id: number }[]
    expect(await find({ groupId: first!.id })).toContain('problem')
    expect(await find({ groupId: first!.id })).not.toContain('revenue')
    expect(await find({ type: 'PHONE' })).toEqual(['contact_phone'])
    const indicators = await find({ indicatorsOnly: 'true' })
    expect(indicators).toContain('revenue')
    expect(indicators).not.toContain('problem')
  })

  test.each([
    [{ type: 'TREE' }, 'type.0'],
    [{ groupId: 'x' }, 'groupId'],
    [{ sorting: 'field' }, 'sorting'],
    [{ limit: '1000' }, 'limit'],
    [{ indicatorsOnly: 'yes' }, 'indicatorsOnly'],
  ])('refuses %j by name', async (query, field) => {
    const { status, body } = await keeper.send(objects.listObjects, { query })
    expect(status).toBe(400)
    expect(Object.keys(body['fields'] as object)).toEqual([field])
  })
})

describe('an object', () => {
  const field = (code: string, more: object = {}) => {
    return { ...sample({ code, type: 'INTEGER' }), name: { ru: 'Патенты', en: 'Patents' }, ...more }
  }
  const create = async (code: string, more: object = {}) =>
    keeper.send(objects.createObject, {
      body: { groupId: (await make.objectGroup()).id, field: field(code, more) },
    })

  test('is made, changed, archived, restored and deleted, and its history shows it', async () => {
    const made = await create('patents_made', { rich: true, unit: { ru: 'шт.', en: 'pcs' } })
    expect(made.body).toMatchObject({ indicator: true, single: false, status: 'ACTIVE', version: 1 })
    expect(made.body['field']).not.toHaveProperty('rich')
    const { id, group: stands } = made.body as { id: number; group: { id: number } }
    const edit = {
      id,
      version: 1,
      groupId: stands.id,
      field: field('patents_made', { name: { ru: 'И', en: 'I' } }),
    }
    expect((await keeper.call(objects.editObject, { body: edit })).body).toMatchObject({ version: 2 })
    expect(codeOf(await keeper.call(objects.editObject, { body: edit }))).toBe('STATE_CHANGED')
    expect((await keeper.call(objects.archiveObject, { body: { id } })).body).toMatchObject({
      status: 'ARCHIVE',
      actions: ['edit', 'restore', 'delete'],
    })
    expect(codeOf(await keeper.call(objects.archiveObject, { body: { id } }))).toBe('STATE_CHANGED')
    await keeper.call(objects.restoreObject, { body: { id } })
    const { body } = await keeper.call(objects.getObjectHistory, { query: { id: String(id) } })
    const history = body['items'] as { action: string; changes: object[] }[]
    expect(history.map(({ action }) => action)).toEqual(['restore', 'archive', 'edit', 'create'])
    expect(history[2]!.changes).toEqual([
      { part: 'name_ru', from: 'Патенты', to: 'И' },
      { part: 'name_en', from: 'Patents', to: 'I' },
      { part: 'unit_ru', from: 'шт.', to: null },
      { part: 'unit_en', from: 'pcs', to: null },
    ])
    expect((await keeper.call(objects.deleteObject, { body: { id } })).status).toBe(204)
    expect((await keeper.call(objects.getObject, { query: { id: String(id) } })).status).toBe(404)
  })

  test('keeps its code and its type', async () => {
    const { id, version, group_id: groupId, field: stored } = await make.object()
    for (const other of [{ type: 'INTEGER' as const }, { code: 'other_code' }])
      expect(
        codeOf(
          await keeper.send(objects.editObject, {
            body: { id, version, groupId, field: { ...stored, ...other } },
          }),
        ),
      ).toBe('ELEMENT_TYPE_FIXED')
  })

  test.each([
    ['a1', { 'field.code': 'INVALID' }],
    ['revenue', { 'field.code': 'ALREADY_TAKEN' }],
    ['', { 'field.code': 'REQUIRED' }],
  ])('is refused the code «%s»', async (code, fields) =>
    expect((await create(code)).body['fields']).toEqual(fields),
  )

  test('takes no code that a template has', async () => {
    await make.profileTemplate({ tree: tree(plain({ code: 'in_template', type: 'STRING' })) })
    expect((await create('in_template')).body['fields']).toEqual({ 'field.code': 'ALREADY_TAKEN' })
  })

  test('says the name of its dictionary, as its history does', async () => {
    const list = { type: 'LIST', dictionary: 'PROJECT_STAGES' }
    const { body } = await create('of_a_dictionary', list)
    const {
      id,
      group: stands,
      dictionary,
    } = body as {
      id: number
      group: { id: number }
      dictionary: { id: number; name: string }
    }
    const names = await sql<{ code: string; id: number; name: string }>`
      select code, id, name_ru as name from dictionary where code in ('PROJECT_STAGES', 'INDUSTRIES')`.execute(
      portal.db,
    )
    const named = (code: string) => names.rows.find((one) => one.code === code)!
    expect(dictionary).toEqual({ id: named('PROJECT_STAGES').id, name: named('PROJECT_STAGES').name })
    const other = field('of_a_dictionary', { ...list, dictionary: 'INDUSTRIES' })
    await keeper.send(objects.editObject, { body: { id, version: 1, groupId: stands.id, field: other } })
    const read = await keeper.call(objects.getObject, { query: { id: String(id) } })
    expect(read.body).toMatchObject({ dictionary: { name: named('INDUSTRIES').name } })
    const history = await keeper.call(objects.getObjectHistory, { query: { id: String(id) } })
    expect((history.body['items'] as { changes: object[] }[])[0]!.changes).toEqual([
      { part: 'dictionary', from: named('PROJECT_STAGES').name, to: named('INDUSTRIES').name },
    ])
  })

  test('is refused an unknown dictionary, and fields nobody declared', async () => {
    const list = { type: 'LIST', dictionary: 'NOWHERE' }
    expect((await create('from_nowhere', list)).body['fields']).toEqual({ 'field.dictionary': 'NOT_IN_LIST' })
    expect((await create('with_more', { showIf: { code: 'x', anyOf: [true] } })).status).toBe(400)
  })

  test('made twice at once is made once', async () => {
    const groupId = (await make.objectGroup()).id
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        keeper.send(objects.createObject, { body: { groupId, field: field('made_at_once') } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, body } of answers)
      if (status !== 200) expect(body['fields']).toEqual({ 'field.code': 'ALREADY_TAKEN' })
  })

  test('is not deleted while a template has it, in a group or a table too', async () => {
    const object = await make.object()
    await make.profileTemplate({ status: 'ARCHIVE', tree: tree(group('goods', [object.field])) })
    const read = await keeper.call(objects.getObject, { query: { id: String(object.id) } })
    expect(read.body).toMatchObject({ templatesCount: 1 })
    expect(codeOf(await keeper.call(objects.deleteObject, { body: { id: object.id } }))).toBe('OBJECT_IN_USE')
  })

  test('says where it is used: templates, tasks, projects', async () => {
    const object = await make.object()
    const { code } = object
    const uses = async () =>
      (await keeper.call(objects.getObjectUses, { query: { id: String(object.id) } })).body
    expect(await uses()).toEqual({
      templates: [],
      tasks: [],
      projects: { items: [], total: 0, totalIsExact: true },
    })
    const template = await make.profileTemplate({ tree: tree(group('goods', [object.field])) })
    const trackpoint = await make.trackpoint()
    await insertOne(portal.db, 'trackpoint_field', {
      trackpoint_id: trackpoint.id,
      template_id: template.id,
      element_code: code,
      seq: 1,
    })
    const project = await make.project()
    const value = JSON.parse('{"amount":"1","currency":"RUB"}')
    await insertOne(portal.db, 'profile_value', {
      project_id: project.id,
      element_code: code,
      field_code: code,
      value,
    })
    expect(await uses()).toMatchObject({
      templates: [{ id: template.id, versions: ['DRAFT'] }],
      tasks: [{ id: trackpoint.id, name: trackpoint.name }],
      projects: { items: [{ id: project.id, name: project.name }], total: 1 },
    })
  })

  test('of files has a form to download, and only a form', async () => {
    const sent = await keeper.send(objects.uploadObjectForm, {
      file: { name: 'смета.txt', content: Buffer.from('Впишите цены') },
    })
    const form = sent.body as { id: string; name: string; size: number }
    expect(form).toMatchObject({ name: 'смета.txt' })
    const files = (templateFileId: string) => ({ type: 'FILE', templateFileId })
    const made = await create('with_form', files(form.id))
    expect(made.body).toMatchObject({ form, field: { templateFileId: form.id } })
    const query = { id: String(made.body['id']) }
    expect((await portal.as(await make.person()).call(objects.downloadObjectForm, { query })).status).toBe(
      200,
    )
    const stranger = await insertOne(portal.db, 'file', {
      id: randomUUID(),
      entity: 'AVATAR',
      name: 'me.png',
      mime: 'image/png',
      size: 1,
      sha256: '0'.repeat(64),
      uploaded_by: (await make.person()).uid,
    })
    expect((await create('with_strange_form', files(stranger.id))).body['fields']).toEqual({
      'field.templateFileId': 'NOT_IN_LIST',
    })
    const bare = await make.object({ field: { type: 'FILE' } })
    const nothing = { query: { id: String(bare.id) } }
    expect((await keeper.call(objects.downloadObjectForm, nothing)).status).toBe(404)
  })

  test('is not deleted while a project has a value of it', async () => {
    const object = await make.object()
    await insertOne(portal.db, 'profile_value', {
      project_id: (await make.project()).id,
      element_code: object.code,
      field_code: object.code,
      value: JSON.parse('{"amount":"1","currency":"RUB"}'),
    })
    expect(codeOf(await keeper.call(objects.deleteObject, { body: { id: object.id } }))).toBe('OBJECT_IN_USE')
  })
})

describe('large figures', () => {
  const clear = () => sql`update profile_object set single_seq = null`.execute(portal.db)

  test('are five, however many are chosen at once', async () => {
    await clear()
    const made = await Promise.all(Array.from({ length: 10 }, () => make.object()))
    const answers = await Promise.all(
      made.map(({ id }) => keeper.call(objects.setSingleIndicator, { body: { id } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 409).map(codeOf)).toEqual(
      Array(5).fill('SINGLE_INDICATOR_LIMIT'),
    )
  })

  test('depend on indicators that are offered; an archived one leaves its place', async () => {
    await clear()
    const text = await make.object({ field: { type: 'TEXT' } })
    expect(codeOf(await keeper.call(objects.setSingleIndicator, { body: { id: text.id } }))).toBe(
      'STATE_CHANGED',
    )
    const { id } = await make.object()
    const set = () => keeper.call(objects.setSingleIndicator, { body: { id } })
    expect((await set()).body).toMatchObject({ single: true })
    expect((await set()).body).toMatchObject({ single: true })
    expect((await keeper.call(objects.unsetSingleIndicator, { body: { id } })).body).toMatchObject({
      single: false,
    })
    await set()
    expect((await keeper.call(objects.archiveObject, { body: { id } })).body).toMatchObject({ single: false })
    expect(codeOf(await set())).toBe('STATE_CHANGED')
  })
})

describe('groups', () => {
  test('have names of their own in either language, whatever the case', async () => {
    const create = (nameRu: string, nameEn: string) =>
      keeper.call(groups.createObjectGroup, { body: { nameRu, nameEn } })
    expect((await create('Экология', 'Ecology')).status).toBe(200)
    expect(codeOf(await create('ЭКОЛОГИЯ', 'Another'))).toBe('GROUP_NAME_TAKEN')
    expect(codeOf(await create('Другая', 'ecology'))).toBe('GROUP_NAME_TAKEN')
    const { id } = await make.objectGroup()
    expect(
      codeOf(await keeper.call(groups.editObjectGroup, { body: { id, nameRu: 'Экология', nameEn: 'E' } })),
    ).toBe('GROUP_NAME_TAKEN')
  })

  test('are put in order as a whole', async () => {
    const list = async () => itemsOf(await keeper.call(groups.listObjectGroups, {})).map(({ id }) => id)
    const turned = (await list()).toReversed()
    await keeper.call(groups.orderObjectGroups, { body: { ids: turned } })
    expect(await list()).toEqual(turned)
    const moved = await keeper.call(groups.getObjectGroupHistory, { query: { id: String(turned[0]) } })
    expect((moved.body['items'] as object[])[0]).toMatchObject({
      action: 'move',
      changes: [{ part: 'place', from: turned.length, to: 1 }],
    })
    expect(codeOf(await keeper.call(groups.orderObjectGroups, { body: { ids: turned.slice(1) } }))).toBe(
      'STATE_CHANGED',
    )
  })

  test('are deleted when empty', async () => {
    const { id, group_id } = await make.object()
    const remove = () => keeper.call(groups.deleteObjectGroup, { body: { id: group_id } })
    expect(codeOf(await remove())).toBe('OBJECT_IN_USE')
    await keeper.call(objects.deleteObject, { body: { id } })
    expect((await remove()).status).toBe(200)
  })
})
