import { beforeAll, describe, expect, test } from 'vitest'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { column, field, group, plain, table, tree } from '../../fields/domain/samples.ts'
import type { Element } from '../../fields/domain/tree.ts'
import * as templates from '../contract/template.endpoints.ts'

let portal: TestPortal
let admin: Person
let roles: number[]
let stranger: number

const dictionary = async (code: string, count: number): Promise<number[]> => {
  const { id } = await insertOne(portal.db, 'dictionary', { code, name_ru: code, name_en: code })
  const values = Array.from({ length: count }, (_value, at) =>
    insertOne(portal.db, 'dictionary_value', {
      dictionary_id: id,
      code: `v${at}`,
      name_ru: `Значение ${at}`,
      name_en: `Value ${at}`,
    }),
  )
  return (await Promise.all(values)).map((one) => one.id)
}

const archive = (...ids: number[]) =>
  portal.db.updateTable('dictionary_value').set({ status: 'ARCHIVE' }).where('id', 'in', ids).execute()

beforeAll(async () => {
  portal = await openPortal()
  admin = await portal.make.person({ roles: ['ADMIN'] })
  roles = await dictionary('CONDITION_ROLES', 2)
  stranger = (await dictionary('CONDITION_OTHERS', 1))[0]!
})

type Version = {
  id: number
  version: number
  problems: { code: string; problem: string; field?: string; at?: string }[]
  warnings: { code: string; problem: string; field?: string }[]
}

const draft = async (...elements: Element[]): Promise<Version> => {
  const by = portal.as(admin)
  const { body } = await by.call(templates.createProfileTemplate, { body: { name: 'Условия' } })
  const made = body as unknown as Version
  const saved = await by.call(templates.saveProfileTemplate, {
    body: { versionId: made.id, version: made.version, tree: tree(...elements) },
  })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  return saved.body as unknown as Version
}

const publish = ({ id }: Version) =>
  portal.as(admin).call(templates.publishProfileTemplate, { body: { versionId: id } })

let unique = 0
/** A group whose field `share` depends on its field for the role. */
const people = (...anyOf: number[]) => {
  unique += 1
  const [role, share] = [`role_${unique}`, `share_${unique}`]
  const element = group(`people_${unique}`, [
    field({ code: role, type: 'LIST', dictionary: 'CONDITION_ROLES' }),
    field({ code: share, type: 'PERCENT', showIf: { code: role, anyOf } }),
  ])
  return { element, share }
}

describe('publishing with a condition', () => {
  test('inside of a group and of a table goes through, and the tree comes back as it was', async () => {
    const { element } = people(roles[0]!)
    const costs = table('costs', [
      column({ code: 'cost', type: 'NUMBER' }),
      column({ code: 'customs', type: 'NUMBER', showIf: { code: 'exports', anyOf: [true] } }),
    ])
    const elements = [plain({ code: 'exports', type: 'BOOLEAN' }), element, costs]
    const { status, body } = await publish(await draft(...elements))
    expect([status, body['status'], body['tree']]).toEqual([200, 'ACTIVE', tree(...elements)])
  })

  test('is refused when what it depends on is gone, and says where', async () => {
    const { element, share } = people(roles[0]!)
    const gone = { ...element, fields: element.fields.slice(1).concat(field({ code: 'rest', type: 'TEXT' })) }
    const saved = await draft(gone)
    const [role] = element.fields
    expect(saved.problems).toEqual([
      { code: element.code, field: share, problem: 'CONDITION_GONE', at: role!.code },
    ])
    expect((await publish(saved)).body['code']).toBe('TEMPLATE_NOT_READY')
  })

  test('is refused when none of its values can be chosen, and reported when some cannot', async () => {
    const { element, share } = people(...roles)
    const { element: foreign, share: other } = people(stranger)
    expect(await draft(element)).toMatchObject({ problems: [], warnings: [] })
    expect((await draft(foreign)).problems).toEqual([
      { code: foreign.code, field: other, problem: 'CONDITION_VALUES_GONE' },
    ])
    await archive(roles[1]!)
    const half = await draft(element)
    expect(half).toMatchObject({
      problems: [],
      warnings: [{ code: element.code, field: share, problem: 'CONDITION_VALUE_ARCHIVED' }],
    })
    expect((await publish(half)).status).toBe(200)
    await archive(roles[0]!)
    const { element: last, share: hidden } = people(...roles)
    const lost = await draft(last)
    expect(lost).toMatchObject({
      problems: [{ code: last.code, field: hidden, problem: 'CONDITION_VALUES_GONE' }],
      warnings: [],
    })
    expect((await publish(lost)).body['code']).toBe('TEMPLATE_NOT_READY')
  })
})
