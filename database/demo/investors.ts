import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

type Words = { thesis: string; portfolio: string; regions: string }

const theses: Record<'ru' | 'en', readonly Words[]> = {
  ru: [
    {
      thesis: 'Роботы и датчики для складов и цехов, первые продажи обязательны.',
      portfolio: 'Четыре компании, из одной вышел.',
      regions: 'Россия и ближние страны',
    },
    {
      thesis: 'Медицина без железа: сервисы для врачей и клиник.',
      portfolio: 'Две компании на посевной стадии.',
      regions: 'Поволжье и Урал',
    },
    {
      thesis: 'Еда и сельское хозяйство: меньше потерь на пути от поля.',
      portfolio: 'Теплицы под Краснодаром и сервис для элеваторов.',
      regions: 'Юг России',
    },
    {
      thesis: 'Энергетика городов: учёт тепла и воды, ремонт без остановки.',
      portfolio: 'Три пилота с теплосетями.',
      regions: 'Города-миллионники',
    },
    {
      thesis: 'Образование взрослых: программы, за которые платит работодатель.',
      portfolio: 'Школа сварщиков и платформа наставников.',
      regions: 'Россия',
    },
    {
      thesis: 'Переработка отходов с понятной выручкой с первого года.',
      portfolio: 'Первая сделка в этом году.',
      regions: 'Сибирь и Дальний Восток',
    },
  ],
  en: [
    {
      thesis: 'Robots and sensors for warehouses and plants, with first sales.',
      portfolio: 'Four companies, one exit.',
      regions: 'United Kingdom',
    },
    { thesis: 'Software for doctors and clinics.', portfolio: 'Two seed companies.', regions: 'Europe' },
    {
      thesis: 'Food and farming with fewer losses on the way from the field.',
      portfolio: 'A cold chain in Kenya and a mill in Portugal.',
      regions: 'Europe and East Africa',
    },
    {
      thesis: 'Buildings that use half the energy, retrofitted while people live in them.',
      portfolio: 'Three heat-pump installers.',
      regions: 'Ireland and Scotland',
    },
    {
      thesis: 'Water: leak detection, reuse, and billing that people trust.',
      portfolio: 'One company, bought by a utility.',
      regions: 'Southern Europe',
    },
    {
      thesis: 'Repair and second life of electronics and machines.',
      portfolio: 'A marketplace of spare parts.',
      regions: 'Nordic countries',
    },
    {
      thesis: 'Tools for small manufacturers: planning, quoting, quality.',
      portfolio: 'Five seed tickets since 2021.',
      regions: 'Germany and Poland',
    },
  ],
}

const types = [
  'BUSINESS_ANGEL',
  'VENTURE_FUND',
  'PRIVATE_INVESTOR',
  'FAMILY_OFFICE',
  'CORPORATE_INVESTOR',
  'ANGEL_SYNDICATE',
  'STATE_FUND',
] as const

/** Amounts per project, in millions. */
const sums = [
  [1, 15],
  [5, 40],
  [0.5, 3],
  [10, 60],
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
  // An index within the language, so that no two of one language say the same.
  const places = { ru: 0, en: 0 }
  const written = people.map((person) => ({ ...person, at: places[person.locale]++ }))
  for (const { uid, n, locale } of written) {
    await db
      .updateTable('person')
      .set({ card_published: n % 7 !== 6, card_to_world: n % 7 < 4 })
      .where('uid', '=', uid)
      .execute()
    const [from, to] = sums[n % sums.length]!
    const share = locale === 'ru' ? 1_000_000 : 20_000
    await sql`
      insert into person_profile (person_uid) values (${uid}) on conflict do nothing`.execute(db)
    await sql`
      update person_profile set investor_type = coalesce(investor_type, ${types[n % types.length]!}),
        investment_from = coalesce(investment_from, ${from * share}), investment_to = coalesce(investment_to, ${to * share}),
        investment_currency = coalesce(investment_currency, ${locale === 'ru' ? 'RUB' : 'EUR'}),
        processing_consent_at = coalesce(processing_consent_at, ${calendar.ago(40)})
      where person_uid = ${uid}`.execute(db)
  }
  await insertAll(
    db,
    'investor_profile',
    written.map(({ uid, locale, n, at }) => ({
      person_uid: uid,
      ...theses[locale][at % theses[locale].length]!,
      takes_transferred: n % 3 === 0,
    })),
  )
}

/** Sets the stages and industries of investors from those of the projects, which must be set first. */
export const nameCriteria = async ({ db }: Scene): Promise<void> => {
  await sql`
    delete from person_industry h using person x where x.uid = h.person_uid and x.email = 'inv@demo.example'`.execute(
    db,
  )
  // The demo's own investor looks for the industries of the projects that he follows.
  await sql`
    insert into person_industry (person_uid, value_id)
    select c.owner_uid, i.id from pipeline_card c join project p on p.id = c.project_id
      cross join lateral unnest(p.industry_ids) i(id) join person x on x.uid = c.owner_uid
    where x.email = 'inv@demo.example' group by c.owner_uid, i.id order by count(*) desc, i.id limit 5`.execute(
    db,
  )
  await sql`
    insert into person_industry (person_uid, value_id)
    select k.uid, i.id
    from (select person_uid as uid, row_number() over (order by person_uid)::int - 1 as n from investor_profile) k
      cross join lateral (
        select f.id from (select distinct unnest(p.industry_ids) as id from project p) f order by f.id
        limit 2 offset (k.n * 2) % 10) i
    where not exists (select from person_industry h where h.person_uid = k.uid)`.execute(db)
  await sql`
    insert into investor_stage (person_uid, value_id)
    select i.person_uid, v.id from investor_profile i cross join lateral (
      select p.stage_id as id from project p where p.stage_id is not null group by p.stage_id order by count(*) desc, 1 limit 2) v`.execute(
    db,
  )
}
