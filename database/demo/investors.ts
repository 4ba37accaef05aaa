import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

const theses = [
  {
    ru: [
      'Роботы и датчики для складов и цехов, первые продажи обязательны.',
      'Четыре компании, из одной вышел.',
    ],
    en: ['Robots and sensors for warehouses and plants, with first sales.', 'Four companies, one exit.'],
  },
  {
    ru: ['Медицина без железа: сервисы для врачей и клиник.', 'Две компании на посевной стадии.'],
    en: ['Software for doctors and clinics.', 'Two seed companies.'],
  },
  {
    ru: ['Еда и сельское хозяйство: меньше потерь на пути от поля.', ''],
    en: ['Food and farming with fewer losses on the way from the field.', ''],
  },
] as const

/** The newest published projects: those with a deal, which are older, are added with its stage later. */
const stages = ['STUDYING', 'WATCHING', 'CONTACTED', 'WATCHING', 'STUDYING', 'WATCHING', 'WATCHING'] as const

/** Projects that the investor's account follows, in every stage, some with a next step. */
export const followProjects = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows } = await sql<{ projectId: number; ownerUid: string; n: number }>`
    select s.project_id as "projectId", x.uid as "ownerUid", row_number() over (order by s.project_id desc)::int - 1 as n
    from shown_project s join person x on x.email = 'inv@demo.example'
    where s.leads order by s.project_id desc limit ${stages.length}`.execute(db)
  await insertAll(
    db,
    'pipeline_card',
    rows.map(({ projectId, ownerUid, n }) => ({
      owner_uid: ownerUid,
      project_id: projectId,
      stage: stages[n]!,
      note: n % 2 === 0 ? 'Сильная команда, рынок понятен. Проверить экономику одной продажи.' : '',
      next_step: n % 3 === 0 ? 'Созвониться с руководителем' : '',
      next_day: n % 3 === 0 ? calendar.day(n + 1) : null,
      created_at: calendar.ago(30 - n),
      updated_at: calendar.ago(10 - n),
    })),
  )
}

/** Investors with their cards: most are public, some for signed-in people, one hidden. */
export const describeInvestors = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows: people } = await sql<{ uid: string; locale: 'ru' | 'en'; n: number }>`
    select p.uid, coalesce(p.locale, 'ru') as locale, row_number() over (order by p.email <> 'inv@demo.example', p.uid)::int - 1 as n
    from person p join person_role r on r.person_uid = p.uid and r.role = 'INV' order by 3`.execute(db)
  for (const { uid, n } of people)
    await db
      .updateTable('person')
      .set({ card_published: n % 7 !== 6, card_to_world: n % 7 < 4 })
      .where('uid', '=', uid)
      .execute()
  await sql`
    update person_profile f set investor_type = coalesce(f.investor_type, 'PRIVATE_INVESTOR'),
      investment_from = coalesce(f.investment_from, 1000000), investment_to = coalesce(f.investment_to, 15000000),
      investment_currency = coalesce(f.investment_currency, 'RUB'),
      processing_consent_at = coalesce(f.processing_consent_at, ${calendar.ago(40)})
    where f.person_uid = any(${people.map(({ uid }) => uid)}::uuid[])`.execute(db)
  await insertAll(
    db,
    'investor_profile',
    people.map(({ uid, locale, n }) => {
      const [thesis, portfolio] = theses[n % theses.length]![locale]
      return {
        person_uid: uid,
        thesis,
        portfolio,
        regions: locale === 'ru' ? 'Россия и ближние страны' : 'Europe',
        takes_transferred: n % 3 === 0,
      }
    }),
  )
  await sql`
    insert into investor_stage (person_uid, value_id)
    select i.person_uid, v.id from investor_profile i cross join lateral (
      select v.id from dictionary_value v join dictionary d on d.id = v.dictionary_id
      where d.code = 'PROJECT_STAGES' and v.status = 'ACTIVE' order by v.seq, v.id limit 2) v`.execute(db)
}
