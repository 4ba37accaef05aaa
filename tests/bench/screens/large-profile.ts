import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { DataType } from '../../../features/fields/domain/element-types.ts'
import { column, field, group, plain, table } from '../../../features/fields/domain/samples.ts'
import type { Element, Field, Section, ElementTree } from '../../../features/fields/domain/tree.ts'
import type { Value } from '../../../features/fields/domain/values.ts'
import { makeProfileValues, type ItemGiven } from '../../support/factories/profile-values.ts'

/** Names by which the large profile is found on the screens. */
export type LargeProfile = { projectId: number; taskId: number; trackId: number; templateId: number }

/** Numbers of its parts. */
export const size = { sections: 12, elements: 300, rows: 1000, requested: 60 }

/** The table of a thousand rows. */
export const bigTable = 'big_table'

const words = (ru: string) => ({ ru, en: '' })
const help = words('Пишите так, чтобы понял человек не из вашей отрасли: что именно, для кого и сколько.')

const kinds: readonly (Omit<Field, 'code' | keyof ReturnType<typeof field>> &
  Partial<Field> & { type: DataType })[] = [
  { type: 'STRING' },
  { type: 'TEXT' },
  { type: 'INTEGER', unit: words('шт.') },
  { type: 'DATE' },
  { type: 'BOOLEAN' },
  { type: 'MONEY', currency: 'RUB' },
  { type: 'LIST', dictionary: 'REVENUE_MODELS', multiple: true },
  { type: 'NUMBER' },
  { type: 'PERCENT' },
  { type: 'PHONE' },
  { type: 'FILE' },
  { type: 'TEXT', rich: true },
  { type: 'STRING', limits: { maxLength: 120 } },
  { type: 'MONEY' },
]

/** Fields of all types in turn. */
const fieldAt = (code: string, at: number): Field => {
  const kind = kinds[at % kinds.length]!
  return field({ ...kind, code, name: words(`Показатель ${at + 1}`), help: at % 3 === 0 ? help : words('') })
}

const smallGroup = (at: number): Element =>
  group(
    `group_${at}`,
    Array.from({ length: 4 }, (_none, i) => fieldAt(`g${at}_${i}`, i)),
    { name: words(`Участник ${at + 1}`) },
  )

const smallTable = (at: number): Element =>
  table(
    `table_${at}`,
    [
      column({ code: `t${at}_name`, type: 'STRING', columnType: 'ADD', name: words('Статья') }),
      column({ code: `t${at}_price`, type: 'NUMBER', name: words('Цена') }),
      column({ code: `t${at}_count`, type: 'INTEGER', name: words('Число') }),
      column({
        code: `t${at}_sum`,
        type: 'NUMBER',
        columnType: 'CALCULATE',
        formula: `t${at}_price * t${at}_count`,
        total: 'SUM',
        name: words('Сумма'),
      }),
    ],
    { name: words(`Смета ${at + 1}`) },
  )

/** Eight columns, two of them calculated, one of these from the previous rows, with totals below. */
const thousandRows = (): Element =>
  table(
    bigTable,
    [
      column({ code: 'b_name', type: 'STRING', columnType: 'ADD', name: words('Позиция') }),
      column({ code: 'b_price', type: 'NUMBER', name: words('Цена') }),
      column({ code: 'b_count', type: 'INTEGER', name: words('Количество'), total: 'SUM' }),
      column({ code: 'b_due', type: 'DATE', name: words('Срок') }),
      column({ code: 'b_paid', type: 'BOOLEAN', name: words('Оплачено') }),
      column({ code: 'b_note', type: 'STRING', name: words('Примечание') }),
      column({
        code: 'b_cost',
        type: 'NUMBER',
        columnType: 'CALCULATE',
        formula: 'b_price * b_count',
        name: words('Стоимость'),
        total: 'SUM',
      }),
      column({
        code: 'b_all',
        type: 'NUMBER',
        columnType: 'CALCULATE',
        formula: 'previous(b_all) + b_cost',
        name: words('Нарастающим итогом'),
      }),
    ],
    { name: words('Большая смета') },
  )

const elementAt = (at: number): Element => {
  if (at === 40) return thousandRows()
  if (at % 25 === 20) return smallGroup(at)
  if (at % 25 === 22) return smallTable(at)
  return plain({ ...fieldAt(`field_${at}`, at) })
}

/** Three hundred elements of all types in twelve sections. */
export const largeTree = (): ElementTree => {
  const each = size.elements / size.sections
  return {
    sections: Array.from({ length: size.sections }, (_none, at): Section => ({
      id: `section-${at + 1}`,
      name: words(`Раздел ${at + 1}`),
      description: words(''),
      elements: Array.from({ length: each }, (_nothing, i) => elementAt(at * each + i)),
    })),
  }
}

const text =
  'Команда помогает пекарням печь столько, сколько купят: прогноз строится по продажам, погоде и дням недели. '

const valueOf = ({ type, rich, limits }: Field, at: number, listIds: readonly number[]): Value => {
  const values: Record<DataType, Value> = {
    STRING: `Значение ${at}`,
    TEXT: rich ? `<p>${text}</p><ul><li>${text}</li><li>${text}</li></ul>` : text.repeat(6),
    INTEGER: at * 7,
    NUMBER: at + 0.5,
    PERCENT: at % 100,
    DATE: '2026-03-01',
    BOOLEAN: at % 2 === 0,
    MONEY: { amount: String(at * 1000), currency: 'RUB' },
    LIST: listIds.slice(0, 2),
    PHONE: { country: 'RU', number: '+79161234567' },
    FILE: null,
    TECHNOLOGY: null,
    RISKS: null,
    SCALE: null,
  }
  const value = values[type]
  return typeof value === 'string' && limits.maxLength ? value.slice(0, limits.maxLength) : value
}

const rowAt = (at: number): ItemGiven => ({
  values: {
    b_name: `Позиция ${at + 1}`,
    b_price: 100 + (at % 90) + 0.5,
    b_count: 1 + (at % 12),
    b_due: '2026-09-01',
    b_paid: at % 3 === 0,
    b_note: at % 4 === 0 ? 'Согласовано с поставщиком' : 'Ждём ответа',
  },
})

const fill = async (db: Db, projectId: number, tree: ElementTree): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select v.id::int as id from dictionary_value v
    join dictionary d on d.id = v.dictionary_id where d.code = 'REVENUE_MODELS' order by v.seq`.execute(db)
  const ids = rows.map(({ id }) => id)
  const elements = tree.sections.flatMap((section) => section.elements)
  await makeProfileValues(db, {
    project: { id: projectId } as never,
    plain: Object.fromEntries(
      elements.flatMap((element, at) =>
        element.kind === 'PLAIN' ? [[element.code, valueOf(element, at, ids)] as const] : [],
      ),
    ),
    items: Object.fromEntries(
      elements.flatMap((element): [string, ItemGiven[]][] => {
        if (element.code === bigTable)
          return [[bigTable, Array.from({ length: size.rows }, (_n, i) => rowAt(i))]]
        if (element.kind === 'GROUP')
          return [
            [
              element.code,
              [0, 1].map((at) => ({
                values: Object.fromEntries(element.fields.map((one) => [one.code, valueOf(one, at, ids)])),
              })),
            ],
          ]
        return []
      }),
    ),
  })
}

const one = async (found: Promise<{ rows: { id: number }[] }>, what: string): Promise<number> => {
  const [row] = (await found).rows
  if (!row) throw new Error(`the demo has no ${what}`)
  return row.id
}

/** Replaces the template and values of the demo's founder with the large ones; each call starts afresh. */
export const makeLargeProfile = async (db: Db): Promise<LargeProfile> => {
  const tree = largeTree()
  const json = JSON.stringify(tree)
  const templateId = await one(
    sql<{ id: number }>`select id::int as id from profile_template where main`.execute(db),
    'template',
  )
  await sql`update profile_template_version set tree = ${json}::jsonb
    where template_id = ${templateId} and status <> 'ARCHIVE'`.execute(db)
  const versionId = await one(
    sql<{ id: number }>`select id::int as id from profile_template_version
      where template_id = ${templateId} and status = 'ACTIVE'`.execute(db),
    'active version',
  )
  const taskId = await one(
    sql<{ id: number }>`select w.id::int as id from project_trackpoint w
      join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
      join person l on l.uid = p.leader_uid join trackpoint k on k.id = w.trackpoint_id
      where l.email = 'ini@demo.example' and w.state = 'START' and k.performer = 'TEAM'
      order by w.id limit 1`.execute(db),
    'task of the founder',
  )
  const trackId = await one(
    sql<{
      id: number
    }>`select project_track_id::int as id from project_trackpoint where id = ${taskId}`.execute(db),
    'track',
  )
  const projectId = await one(
    sql<{ id: number }>`select project_id::int as id from project_track where id = ${trackId}`.execute(db),
    'project',
  )
  const elements = tree.sections.flatMap((section) => section.elements)
  const requested = elements
    .slice(0, size.requested)
    .map(({ code }) => ({ code, required: false, readOnly: false }))
  await sql`update project_trackpoint set asked = ${JSON.stringify(requested)}::jsonb,
    profile_version_ids = array[${versionId}::bigint] where id = ${taskId}`.execute(db)
  for (const of of ['profile_value', 'profile_value_change', 'profile_item'] as const)
    await sql`delete from ${sql.table(of)} where project_id = ${projectId}`.execute(db)
  await fill(db, projectId, tree)
  await sql`vacuum analyze profile_value, profile_item, profile_template_version`.execute(db)
  return { projectId, taskId, trackId, templateId }
}
