import { beforeAll, describe, expect, test } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { column, group, field, plain, table, tree } from '../../fields/domain/samples.ts'
import type { Element, ElementTree } from '../../fields/domain/tree.ts'
import * as templates from '../contract/template.endpoints.ts'

let portal: TestPortal
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'] })
  await portal.make.profileTemplate({ status: 'ACTIVE', main: true })
})

type Version = {
  id: number
  templateId: number
  version: number
  status: string
  updatedBy: { uid: string } | null
  number: number
  tree: ElementTree
  problems: { code: string; problem: string; at?: string }[]
  usedCodes: string[]
  use: { tasks: string[]; elements: { ru: string }[] }
  actions: string[]
  versions: { status: string; number: number; elementsCount: number }[]
}

const done = ({ status, body }: Answer): Version => {
  expect(status, JSON.stringify(body).slice(0, 400)).toBeLessThan(300)
  return body as unknown as Version
}

const code = ({ body }: Answer) => body['code']

const create = async (...elements: Element[]): Promise<Version> => {
  const made = done(
    await portal.as(admin).call(templates.createProfileTemplate, { body: { name: 'Профиль' } }),
  )
  return elements.length === 0 ? made : done(await save(made, tree(...elements)))
}

const save = (version: Pick<Version, 'id' | 'version'>, next: ElementTree) =>
  portal.as(admin).call(templates.saveProfileTemplate, {
    body: { versionId: version.id, version: version.version, tree: next },
  })

const action = (endpoint: typeof templates.publishProfileTemplate, { id }: Pick<Version, 'id'>) =>
  portal.as(admin).call(endpoint, { body: { versionId: id } })

const publish = (version: Pick<Version, 'id'>) => action(templates.publishProfileTemplate, version)
const draft = (version: Pick<Version, 'id'>) =>
  action(templates.draftProfileTemplate as unknown as typeof templates.publishProfileTemplate, version)

let unique = 0
const fresh = (word: string): string => `${word}_${(unique += 1)}`

describe('a draft', () => {
  test('is saved as a whole and comes back the same, with every kind of element', async () => {
    const [size, contacts, sales] = [fresh('size'), fresh('contacts'), fresh('sales')]
    const elements = [
      plain({ code: size, type: 'INTEGER', required: true, limits: { min: 1, max: 500 } }),
      group(contacts, [field({ code: fresh('who'), type: 'STRING' })], { maxItems: 5 }),
      table(sales, [
        column({ code: 'price', type: 'MONEY', currency: 'RUB', total: 'SUM' }),
        column({ code: 'twice', type: 'NUMBER', columnType: 'CALCULATE', formula: 'price * 2' }),
      ]),
    ]
    const saved = await create(...elements)
    expect(saved.tree).toEqual(tree(...elements))
    expect(saved).toMatchObject({ version: 2, problems: [], actions: ['publish', 'edit'] })
    const opened = done(
      await portal
        .as(admin)
        .call(templates.getProfileTemplate, { query: { templateId: String(saved.templateId) } }),
    )
    expect(opened.tree).toEqual(saved.tree)
  })

  test('that somebody else saved meanwhile is not overwritten', async () => {
    const made = await create()
    done(await save(made, tree(plain({ code: fresh('x'), type: 'STRING' }))))
    expect(code(await save(made, tree()))).toBe('STATE_CHANGED')
  })

  test('names who saved it last', async () => {
    const made = await create(plain({ code: fresh('x'), type: 'STRING' }))
    expect(made.updatedBy).toMatchObject({ uid: admin.uid })
  })

  test('refuses what is no tree, at its place', async () => {
    const made = await create()
    const answer = await portal.as(admin).send(templates.saveProfileTemplate, {
      body: { versionId: made.id, version: 1, tree: { sections: [{ id: 'S 1', name: { ru: '', en: '' } }] } },
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'tree.sections.0.id': 'INVALID', 'tree.sections.0.elements': expect.any(String) } },
    })
  })
})

describe('publishing', () => {
  test('is refused while something is wrong, and says what', async () => {
    const [list, sheet] = [fresh('list'), fresh('sheet')]
    const broken = await create(
      plain({ code: list, type: 'LIST', dictionary: 'NOWHERE' }),
      table(sheet, [column({ code: 'y', type: 'NUMBER', columnType: 'CALCULATE', formula: 'profit * 2' })]),
    )
    expect(broken.problems).toEqual([
      { code: sheet, field: 'y', problem: 'FORMULA_UNKNOWN_COLUMN', at: 'profit' },
      { code: list, problem: 'DICTIONARY_UNKNOWN', at: 'NOWHERE' },
    ])
    expect(code(await publish(broken))).toBe('TEMPLATE_NOT_READY')
  })

  test('archives the version before, and a draft grows from either', async () => {
    const first = done(await publish(await create(plain({ code: fresh('one'), type: 'STRING' }))))
    expect(first).toMatchObject({ status: 'ACTIVE', actions: ['archive', 'newDraft'] })
    const second = done(await draft(first))
    expect(second).toMatchObject({ status: 'DRAFT', number: 2, tree: first.tree })
    expect(code(await draft(first))).toBe('STATE_CHANGED')
    const published = done(await publish(second))
    expect(published.versions.map(({ number, status }) => `${number} ${status}`)).toEqual([
      '2 ACTIVE',
      '1 ARCHIVE',
    ])
    expect(code(await publish(second))).toBe('STATE_CHANGED')
    expect(done(await draft(first))).toMatchObject({ number: 3, status: 'DRAFT' })
  })

  test('keeps one type for a code in all templates', async () => {
    const shared = fresh('shared')
    done(await publish(await create(plain({ code: shared, type: 'INTEGER' }))))
    const other = await create(plain({ code: shared, type: 'STRING' }))
    expect(other.problems).toMatchObject([{ code: shared, problem: 'TYPE_OTHERWISE_ELSEWHERE' }])
  })

  test('of the main template is not undone without a successor', async () => {
    const { items } = (await portal.as(admin).call(templates.listProfileTemplates, { query: {} }))
      .body as unknown as {
      items: { id: number; main: boolean; name: string; versions: { id: number }[] }[]
    }
    const main = items.find((one) => one.main)!
    expect(items.filter((one) => one.main)).toHaveLength(1)
    const archived = await portal
      .as(admin)
      .call(templates.archiveProfileTemplate, { body: { versionId: main.versions[0]!.id } })
    expect(code(archived)).toBe('MAIN_TEMPLATE_NEEDED')
    const edit = (templateId: number, to: boolean) =>
      portal
        .as(admin)
        .call(templates.editProfileTemplate, { body: { templateId, name: 'Основной', main: to } })
    expect(code(await edit(main.id, false))).toBe('MAIN_TEMPLATE_NEEDED')
    const other = await create()
    done(await edit(other.templateId, true))
    done(await edit(main.id, true))
  })
})

const remove = ({ templateId }: Pick<Version, 'templateId'>) =>
  portal.as(admin).call(templates.deleteProfileTemplate, { body: { templateId } })

test('two templates made the main one at once: one is, and the second gets a conflict', async () => {
  const [one, other] = [await create(), await create()]
  const lock = 'select id from profile_template where main for update'
  const answers = await collide(
    portal.database,
    lock,
    [one, other].map(
      ({ templateId }) =>
        () =>
          portal.as(admin).call(templates.editProfileTemplate, {
            body: { templateId, name: 'Профиль', description: '', main: true },
          }),
    ),
  )
  expect(answers.map((answer) => String(code(answer) ?? 'ok')).toSorted()).toEqual(['STATE_CHANGED', 'ok'])
})

describe('what is used', () => {
  const fill = async (element_code: string) => {
    const project = await portal.make.project()
    await insertOne(portal.db, 'profile_value', {
      project_id: project.id,
      element_code,
      field_code: element_code,
      value: JSON.stringify('написано'),
    })
  }

  test('does not go, alone or with its section, and is named', async () => {
    const [usedCode, other] = [fresh('kept'), fresh('other')]
    const made = await create(
      plain({ code: usedCode, type: 'STRING' }),
      plain({ code: other, type: 'STRING' }),
    )
    const second = done(await draft(done(await publish(made))))
    await fill(usedCode)
    expect(await save(second, tree(plain({ code: other, type: 'STRING' })))).toMatchObject({
      status: 409,
      body: { code: 'OBJECT_IN_USE', params: { codes: usedCode } },
    })
    expect(code(await save(second, { sections: [] }))).toBe('SECTION_HAS_USED_ELEMENTS')
    const saved = done(await save(second, tree(plain({ code: usedCode, type: 'STRING' }))))
    expect(saved).toMatchObject({
      usedCodes: [usedCode],
      use: { elements: [{ ru: `Поле ${usedCode}` }], elementsCount: 1, tasksCount: 0, begun: 0 },
    })
    expect(code(await remove(made))).toBe('OBJECT_IN_USE')
  })

  test('elsewhere is free in a draft that was never published: alone, and with its template', async () => {
    const shared = fresh('shared_use')
    const first = done(await publish(await create(plain({ code: shared, type: 'STRING' }))))
    await fill(shared)
    const made = await create(plain({ code: shared, type: 'STRING' }))
    expect(made).toMatchObject({ usedCodes: [], problems: [], use: { elementsCount: 0 } })
    done(await save(made, tree()))
    expect((await remove(made)).status).toBe(204)
    expect(done(await draft(first)).usedCodes).toEqual([shared])
  })

  test('may go from one of two templates that show it, and then stays in the other', async () => {
    const shared = fresh('both')
    const [one, other] = await Promise.all(
      [1, 2].map(async () => done(await publish(await create(plain({ code: shared, type: 'STRING' }))))),
    )
    await fill(shared)
    const changed = done(await draft(one!))
    expect(changed.usedCodes).toEqual([])
    const emptied = done(await publish(done(await save(changed, tree()))))
    expect(emptied.status).toBe('ACTIVE')
    expect(done(await draft(other!)).usedCodes).toEqual([shared])
  })

  test('that tasks require keeps its template, which names them', async () => {
    const requestedCode = fresh('wanted')
    const made = done(await publish(await create(plain({ code: requestedCode, type: 'STRING' }))))
    const trackpoint = await portal.make.trackpoint()
    await insertOne(portal.db, 'trackpoint_field', {
      trackpoint_id: trackpoint.id,
      template_id: made.templateId,
      element_code: requestedCode,
      seq: 1,
    })
    const next = done(await draft(made))
    expect(next).toMatchObject({
      usedCodes: [requestedCode],
      use: { tasks: [trackpoint.name], tasksCount: 1 },
    })
    expect(code(await remove(made))).toBe('OBJECT_IN_USE')
    // A task could not start without an active version; publishing a new version instead is allowed.
    const archived = await portal
      .as(admin)
      .call(templates.archiveProfileTemplate, { body: { versionId: made.id } })
    expect(code(archived)).toBe('OBJECT_IN_USE')
    expect(done(await publish(next)).status).toBe('ACTIVE')
  })

  test('is not lost by a draft that began from a version without it', async () => {
    const [old, late] = [fresh('old'), fresh('late')]
    const first = done(await publish(await create(plain({ code: old, type: 'STRING' }))))
    const both = tree(plain({ code: old, type: 'STRING' }), plain({ code: late, type: 'STRING' }))
    done(await publish(done(await save(done(await draft(first)), both))))
    await fill(late)
    const back = done(await draft(first))
    expect(back.problems).toEqual([{ code: late, problem: 'USED_GONE', at: `Поле ${late}` }])
    expect(code(await publish(back))).toBe('TEMPLATE_NOT_READY')
    expect(done(await publish(done(await save(back, both)))).status).toBe('ACTIVE')
  })

  test('keeps its type in every version', async () => {
    const fixed = fresh('fixed')
    const made = await create(plain({ code: fixed, type: 'STRING' }))
    const answer = await save(made, tree(plain({ code: fixed, type: 'DATE' })))
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'ELEMENT_TYPE_FIXED', params: { codes: fixed } },
    })
  })
})

test('a template is copied with its codes, and deleted while nothing of it is used', async () => {
  const made = await create(plain({ code: fresh('copied'), type: 'STRING' }))
  const copy = done(
    await portal
      .as(admin)
      .call(templates.copyProfileTemplate, { body: { templateId: made.templateId, name: 'Копия' } }),
  )
  expect(copy).toMatchObject({ status: 'DRAFT', number: 1, tree: made.tree })
  expect(copy.templateId).not.toBe(made.templateId)
  expect((await remove(copy)).status).toBe(204)
  expect(code(await remove(copy))).toBe('NOT_FOUND')
})

test('a code says what it names in every template, drafts included', async () => {
  const [site, sheet, price] = [fresh('site'), fresh('sheet'), fresh('price')]
  const active = done(await publish(await create(plain({ code: site, type: 'STRING' }))))
  const other = await create(
    plain({ code: site, type: 'DATE' }),
    table(sheet, [column({ code: price, type: 'MONEY' })]),
  )
  const uses = async (wanted: string) =>
    (await portal.as(admin).call(templates.findProfileTemplateCode, { query: { code: wanted } })).body['uses']
  const template = 'Профиль'
  expect(await uses(site)).toEqual([
    { templateId: active.templateId, template, kind: 'PLAIN', type: 'STRING' },
    { templateId: other.templateId, template, kind: 'PLAIN', type: 'DATE' },
  ])
  expect(await uses(price)).toEqual([
    { templateId: other.templateId, template, kind: 'COLUMN', type: 'MONEY', inside: sheet },
  ])
  expect(await uses(fresh('nothing'))).toEqual([])
})

test('a draft is thrown away, the first one only with its template', async () => {
  const first = done(await publish(await create(plain({ code: fresh('last'), type: 'STRING' }))))
  const second = done(await draft(first))
  const drop = (versionId: number) =>
    portal.as(admin).call(templates.dropProfileTemplateDraft, { body: { versionId } })
  expect((await drop(second.id)).status).toBe(204)
  expect(code(await drop(first.id))).toBe('STATE_CHANGED')
  expect(code(await drop((await create()).id))).toBe('STATE_CHANGED')
})

describe('the form of a field', () => {
  const send = (versionId: number, content: string | Buffer = 'Впишите цены по месяцам') =>
    portal.as(admin).send(templates.uploadProfileTemplateFile, {
      query: { versionId: String(versionId) },
      file: { name: 'form.txt', content },
    })

  test('is retained, named with the tree, and comes back as it was', async () => {
    const made = await create()
    const { id } = done(await send(made.id)) as unknown as { id: string }
    const withForm = tree(plain({ code: fresh('prices'), type: 'FILE', templateFileId: id }))
    const saved = done(await save(made, withForm)) as unknown as { files: unknown; problems: unknown }
    expect(saved).toMatchObject({ files: [{ id, name: 'form.txt' }], problems: [] })
    const back = await portal.as(admin).send(templates.downloadProfileTemplateFile, {
      query: { versionId: String(made.id), fileId: id },
    })
    expect(back.status).toBe(200)
  })

  test.each([
    ['PROFILE', 'REGISTRY_ELEMENT'],
    ['EXPERTISE', 'EXPERTJOB_TEMPLATE'],
  ] as const)('of a template for %s is a file of the entity %s', async (purpose, entity) => {
    const made = done(
      await portal
        .as(admin)
        .call(templates.createProfileTemplate, { body: { name: `Форма ${purpose}`, purpose } }),
    )
    const { id } = done(await send(made.id)) as unknown as { id: string }
    const file = await portal.db
      .selectFrom('file')
      .select('entity')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(file.entity).toBe(entity)
  })

  test('is no other file of the portal', async () => {
    const made = await create()
    const other = await insertOne(portal.db, 'file', {
      entity: 'PROJECT_UPLOADS',
      name: 'secret.txt',
      mime: 'text/plain',
      size: 1,
      sha256: '-',
      uploaded_by: admin.uid,
    })
    const code = fresh('stolen')
    const saved = done(await save(made, tree(plain({ code, type: 'FILE', templateFileId: other.id }))))
    expect(saved.problems).toEqual([{ code, problem: 'FORM_UNKNOWN' }])
    const answer = await portal.as(admin).send(templates.downloadProfileTemplateFile, {
      query: { versionId: String(made.id), fileId: other.id },
    })
    expect(answer.status).toBe(404)
  })

  test('is not taken by a published version, nor when it is no document', async () => {
    const published = done(await publish(await create(plain({ code: fresh('kept'), type: 'FILE' }))))
    expect(await send(published.id)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } })
    const draft = await create()
    expect(await send(draft.id, Buffer.from('4d5a90000300', 'hex'))).toMatchObject({
      body: { code: 'FILE_INCORRECT' },
    })
  })
})
