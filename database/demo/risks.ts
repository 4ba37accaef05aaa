import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

/** Risks of the demo in the order of their severity; their meaning depends on the project. */
const written = [
  {
    name: 'Уйдёт ведущий технолог',
    description: 'Рецептуру и настройки знает один человек.',
    kind: 'TEAM',
    chance_before: 'HALF_AND_HALF',
    losses_before: 'WILL_LOSE_UP_TO_80_PERCENT',
    chance_after: 'UNLIKELY',
    losses_after: 'WILL_LOSE_UP_TO_20_PERCENT',
    response: 'IMPACT_MANAGEMENT',
    measures: 'Описать процесс, обучить второго технолога, оформить опцион.',
  },
  {
    name: 'Следующий раунд не закрыт вовремя',
    description: 'Денег хватает до весны.',
    kind: 'FINANCE',
    chance_before: 'VERY_LIKELY',
    losses_before: 'WILL_LOSE_UP_TO_50_PERCENT',
    chance_after: 'HALF_AND_HALF',
    losses_after: 'WILL_LOSE_UP_TO_20_PERCENT',
    response: 'PROBABILITY_MANAGEMENT',
    measures: 'Вести переговоры с тремя фондами сразу, подать заявку на грант.',
  },
  {
    name: 'Отказ в сертификате',
    description: 'Испытания пройдены не по всем пунктам.',
    kind: 'LEGAL',
    chance_before: 'UNLIKELY',
    losses_before: 'WILL_LOSE_OVER_80_PERCENT',
    chance_after: 'UNREAL',
    losses_after: 'WILL_LOSE_UP_TO_50_PERCENT',
    response: 'RISK_AVOIDANCE',
    measures: 'Предварительные испытания в аккредитованной лаборатории.',
  },
  {
    name: 'Подводит главный поставщик',
    description: 'Ключевой узел делает один завод.',
    kind: 'PRODUCTION',
    chance_before: 'HALF_AND_HALF',
    losses_before: 'WILL_LOSE_UP_TO_20_PERCENT',
    chance_after: null,
    losses_after: null,
    response: 'RISK_TRANSFER',
    measures: 'Штраф за срыв срока в договоре.',
  },
  {
    name: 'Курс валюты поднимает расходы',
    description: '',
    kind: 'FINANCE',
    chance_before: 'VERY_LIKELY',
    losses_before: 'WILL_LOSE_UP_TO_10_PERCENT',
    chance_after: null,
    losses_after: null,
    response: 'RISK_ACCEPTANCE',
    measures: '',
  },
  {
    name: 'Сильный конкурент успел раньше',
    description: '',
    kind: 'MARKET',
    chance_before: 'UNLIKELY',
    losses_before: 'WILL_LOSE_UP_TO_50_PERCENT',
    chance_after: null,
    losses_after: null,
    response: null,
    measures: '',
  },
  {
    name: 'Запуск опаздывает',
    description: '',
    kind: 'PRODUCTION',
    chance_before: 'HALF_AND_HALF',
    losses_before: 'WILL_LOSE_UP_TO_10_PERCENT',
    chance_after: null,
    losses_after: null,
    response: null,
    measures: '',
  },
] as const

/** Three registers: of the founder's project, and of two more in a track. */
export const nameRisks = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows: projects } = await sql<{ id: number; leaderUid: string }>`
    select p.id, p.leader_uid as "leaderUid" from project p join person l on l.uid = p.leader_uid
    where exists (select from project_track q where q.project_id = p.id)
    order by l.email = 'ini@demo.example' desc, p.id limit 3`.execute(db)
  for (const [at, { id, leaderUid }] of projects.entries())
    await insertAll(
      db,
      'risk',
      written.slice(0, written.length - at).map((risk, number) => ({
        ...risk,
        project_id: id,
        owner_uid: leaderUid,
        deadline: risk.response && risk.measures ? calendar.day(10 + number * 7) : null,
        done: number === 2,
        accepted_by: risk.response === 'RISK_ACCEPTANCE' && at > 0 ? leaderUid : null,
        accepted_until: risk.response === 'RISK_ACCEPTANCE' && at > 0 ? calendar.day(120) : null,
        created_by: leaderUid,
        created_at: calendar.ago(40),
        updated_at: calendar.ago(6 - number / 2),
      })),
    )
  await sql`update risk_past set at = ${calendar.ago(40)}`.execute(db)
  await insertAll(
    db,
    'risk_register',
    projects.map(({ id }, at) => ({
      project_id: id,
      strategy: at === 1 ? ('ALL_RISKS' as const) : ('MAIN_5_RISK' as const),
    })),
  )
}
