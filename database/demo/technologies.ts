import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import { demoRelations, demoTechnologies } from './content/technologies.ts'
import type { Cast } from './people.ts'
import type { Scene } from './scene.ts'

const drafts: ReadonlySet<string> = new Set(['AI-008', 'EN-007', 'BT-005'])
const archived: ReadonlySet<string> = new Set(['AG-006'])

const statusOf = (code: string): 'DRAFT' | 'ACTIVE' | 'ARCHIVE' => {
  if (drafts.has(code)) return 'DRAFT'
  return archived.has(code) ? 'ARCHIVE' : 'ACTIVE'
}

/** The technology catalogue: a tree with relations, all assessed, some twice. */
export const catalogueTechnologies = async ({ db, calendar }: Scene, cast: Cast): Promise<void> => {
  const created_by = cast.accounts.get('admin@demo.example')!.uid
  await insertAll(
    db,
    'technology',
    demoTechnologies.map(([code, , , , name_ru, name_en, purpose_ru, purpose_en], at) => ({
      code,
      name_ru,
      name_en,
      purpose_ru,
      purpose_en,
      requirements_ru: 'Обученный инженер и договор на обслуживание.',
      requirements_en: 'A trained engineer and a service contract.',
      areas_ru: purpose_ru,
      areas_en: purpose_en,
      restrictions_ru: at % 7 === 3 ? 'Применение вне страны требует разрешения на вывоз.' : '',
      restrictions_en: at % 7 === 3 ? 'Use abroad needs an export permit.' : '',
      status: statusOf(code),
      created_by,
      created_at: calendar.ago(120 - at),
      updated_at: calendar.ago(60 - at / 2),
    })),
  )
  const { rows } = await sql<{ id: number; code: string }>`select id, code from technology`.execute(db)
  const idOf = new Map(rows.map(({ id, code }) => [code, id]))
  await sql`
    insert into technology_industry (technology_id, value_id)
    select t.id, v.id from jsonb_to_recordset(${JSON.stringify(
      demoTechnologies.flatMap(([code, , , industries]) =>
        industries.map((industry) => ({ code, industry })),
      ),
    )}::jsonb) as r (code text, industry text)
    join technology t on t.code = r.code
    join dictionary_value v on v.code = r.industry
    join dictionary d on d.id = v.dictionary_id and d.code = 'INDUSTRIES'`.execute(db)
  const assessed = (code: string, level: number, day: string) => ({
    technology_id: idOf.get(code)!,
    level,
    day,
    evidence: level >= 8 ? 'Работает у заказчиков больше года.' : 'Протокол испытаний.',
    assessor: level >= 6 ? 'Испытательный центр «Полигон»' : 'Лаборатория университета',
    created_by,
  })
  await insertAll(
    db,
    'technology_readiness',
    demoTechnologies.flatMap(([code, , level]) => [
      ...(level > 4 ? [assessed(code, level - 2, calendar.day(-700))] : []),
      assessed(code, level, calendar.day(-90)),
    ]),
  )
  await insertAll(db, 'technology_relation', [
    ...demoTechnologies.flatMap(([code, parent]) =>
      parent
        ? [{ technology_id: idOf.get(code)!, related_id: idOf.get(parent)!, kind: 'PARENT' as const }]
        : [],
    ),
    ...demoRelations.map(([from, kind, to]) => ({
      technology_id: idOf.get(from)!,
      related_id: idOf.get(to)!,
      kind,
    })),
  ])
  const proposer = cast.accounts.get('ini@demo.example')!.uid
  const decided = (days: number) => ({ decided_by: created_by, decided_at: calendar.ago(days) })
  const waiting = {
    person_uid: proposer,
    source: '',
    status: 'NEW' as 'NEW' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN',
    reason: '',
    technology_id: null as number | null,
    decided_by: null as string | null,
    decided_at: null as string | null,
  }
  await insertAll(db, 'technology_proposal', [
    {
      ...waiting,
      name: 'Очистка воды мембранами из графена',
      purpose: 'Опреснение при низком давлении: насос на солнечной панели справляется сам.',
      source: 'Видели установку на выставке, есть протокол испытаний.',
      created_at: calendar.ago(2),
    },
    {
      ...waiting,
      person_uid: cast.accounts.get('acc@demo.example')!.uid,
      name: 'Акустический контроль подшипников',
      purpose: 'Находит износ подшипника по звуку за месяц до отказа.',
      created_at: calendar.ago(5),
    },
    {
      ...waiting,
      name: 'Машинное зрение на конвейере',
      purpose: 'Отбраковка деталей по снимку.',
      status: 'DECLINED' as const,
      reason: 'Такая технология в каталоге есть: AI-001.',
      created_at: calendar.ago(30),
      ...decided(28),
    },
    {
      ...waiting,
      name: 'Подбор материалов моделью',
      purpose: 'Модель предлагает состав сплава по нужным свойствам.',
      status: 'ACCEPTED' as const,
      technology_id: idOf.get('AI-007') ?? null,
      created_at: calendar.ago(90),
      ...decided(85),
    },
    {
      ...waiting,
      name: 'Вечный аккумулятор',
      purpose: 'Передумали: это была ошибка измерения.',
      status: 'WITHDRAWN' as const,
      created_at: calendar.ago(60),
    },
  ])
}
