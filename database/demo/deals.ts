import { sql } from 'kysely'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

type Shown = { projectId: number; leaderUid: string; n: number }

/** Published projects with a leader, those of the first founder first. */
const readShown = async ({ db }: Scene, most: number): Promise<Shown[]> => {
  const { rows } = await sql<Shown>`
    select s.project_id as "projectId", p.leader_uid as "leaderUid",
      row_number() over (order by p.leader_uid <> (select uid from person where email = 'ini@demo.example'), s.project_id)::int - 1 as n
    from shown_project s join project p on p.id = s.project_id
    where s.leads and p.leader_uid is not null order by n limit ${most}`.execute(db)
  return rows
}

const readInvestors = async ({ db }: Scene): Promise<string[]> => {
  const { rows } = await sql<{ uid: string }>`
    select p.uid from person p join person_role r on r.person_uid = p.uid and r.role = 'INV' and p.status = 'A'
    order by p.email <> 'inv@demo.example', p.uid`.execute(db)
  return rows.map(({ uid }) => uid)
}

const firms = [
  ['Северный ветер', 'Вкладываем на посевной стадии в роботов, датчики и медицину.'],
  ['Quay Partners', 'Seed money for software that saves energy.'],
] as const

/**
 * Two firms: the demo investor's, with one colleague, one open and one withdrawn invitation; and another with a
 * declined invitation.
 */
const foundFirms = async (
  { db, calendar }: Scene,
  [first, second, third, fourth]: string[],
): Promise<number | null> => {
  if (!first || !second || !third) return null
  const ids: number[] = []
  for (const [n, [name, about]] of firms.entries()) {
    const { id } = await insertOne(db, 'investor_firm', {
      name,
      about,
      created_by: n === 0 ? first : third,
      created_at: calendar.ago(60 - n),
    })
    ids.push(id)
  }
  await insertAll(db, 'firm_member', [
    { person_uid: first, firm_id: ids[0]!, admin: true, joined_at: calendar.ago(60) },
    { person_uid: second, firm_id: ids[0]!, admin: false, joined_at: calendar.ago(40) },
    { person_uid: third, firm_id: ids[1]!, admin: true, joined_at: calendar.ago(59) },
  ])
  await insertAll(db, 'firm_invitation', [
    { firm_id: ids[0]!, email: 'new.partner@people.example', invited_by: first, status: 'SENT' },
    { firm_id: ids[0]!, email: 'old.partner@people.example', invited_by: first, status: 'REVOKED' },
  ])
  if (fourth) {
    const { rows } = await sql<{ email: string }>`select email from person where uid = ${fourth}`.execute(db)
    await insertOne(db, 'firm_invitation', {
      firm_id: ids[1]!,
      email: rows[0]!.email,
      invited_by: third,
      status: 'DECLINED',
    })
  }
  await sql`update pipeline_card set firm_id = ${ids[0]!} where owner_uid = ${first} and id % 3 <> 0`.execute(
    db,
  )
  await insertAll(db, 'pipeline_stage_name', [
    { firm_id: ids[0]!, stage: 'STUDYING', name: 'На комитете' },
    { firm_id: ids[0]!, stage: 'CONTACTED', name: 'Первая встреча' },
  ])
  return ids[0]!
}

const saveSearches = async ({ db, calendar }: Scene, owner: string): Promise<void> => {
  const { rows } = await sql<{ ids: number[] }>`
    select array(select distinct i from project p, unnest(p.industry_ids) i order by i limit 3) as ids`.execute(
    db,
  )
  await insertAll(db, 'investor_search', [
    {
      owner_uid: owner,
      name: 'Всё новое',
      industry_ids: [],
      mails: true,
      seen_at: calendar.ago(30),
      told_at: calendar.ago(1),
    },
    {
      owner_uid: owner,
      name: 'Мои отрасли',
      industry_ids: rows[0]!.ids.map(Number),
      mails: false,
      seen_at: calendar.ago(1),
      told_at: calendar.ago(1),
    },
  ])
}

/** Two investors were verified manually; a third lost the mark. */
const checkInvestors = async ({ db, calendar }: Scene, investors: readonly string[]): Promise<void> => {
  const { rows } = await sql<{
    uid: string
  }>`select uid from person where email = 'admin@demo.example'`.execute(db)
  const admin = rows[0]?.uid
  if (!admin) return
  await insertAll(
    db,
    'investor_verification',
    investors.slice(0, 3).map((person_uid, n) => ({
      person_uid,
      evidence: 'Выписка из реестра и звонок в компанию.',
      checked_day: calendar.day(-50 - n),
      given_by: admin,
      given_at: calendar.ago(50 + n),
      taken_by: n === 2 ? admin : null,
      taken_at: n === 2 ? calendar.ago(10) : null,
      taken_reason: n === 2 ? 'Лицензия истекла, новой нет.' : '',
    })),
  )
}

/** Past half-years, newest first. */
const halfYears = (today: string): string[] => {
  const year = Number(today.slice(0, 4))
  const first = today > `${year}-06-30` ? [`${year}-06-30`] : []
  return [...first, `${year - 1}-12-31`, `${year - 1}-06-30`, `${year - 2}-12-31`, `${year - 2}-06-30`]
}

const states = [
  'INVESTED',
  'OFFERED',
  'TERMS',
  'PASSED',
  'INTEREST',
  'INVESTED',
  'INVESTED',
  'INVESTED',
  'INVESTED',
  'PASSED',
] as const

/** Moves each project in the pipeline to the stage of its deal. */
const followDeals = async ({ db }: Scene, owner: string, firmId: number | null): Promise<void> => {
  await sql`
    update pipeline_card c set stage = case d.status when 'INTEREST' then 'CONTACTED' when 'OFFERED' then 'TERMS' else d.status end,
      firm_id = d.firm_id
    from deal d where d.project_id = c.project_id and d.investor_uid = ${owner} and c.owner_uid = ${owner}`.execute(
    db,
  )
  await sql`
    insert into pipeline_card (owner_uid, project_id, firm_id, stage, created_at, updated_at)
    select d.investor_uid, d.project_id, ${firmId}::bigint, case d.status when 'INTEREST' then 'CONTACTED' when 'OFFERED' then 'TERMS' else d.status end,
      d.created_at, d.updated_at
    from deal d where d.investor_uid = ${owner} on conflict do nothing`.execute(db)
}

/** Deals in every state, and the figures of funded companies: some closed, some never answered. */
export const makeDeals = async (scene: Scene): Promise<void> => {
  const { db, calendar } = scene
  const [shown, investors] = await Promise.all([readShown(scene, states.length), readInvestors(scene)])
  const [first] = investors
  if (!first || shown.length === 0) return
  const firmId = await foundFirms(scene, investors)
  await saveSearches(scene, first)
  await checkInvestors(scene, investors)
  await insertAll(
    db,
    'deal',
    shown.map(({ projectId, leaderUid, n }) => {
      const status = states[n]!
      const isGiven = status === 'INVESTED'
      const hasSum = isGiven || status === 'OFFERED' || status === 'TERMS'
      return {
        project_id: projectId,
        investor_uid: first,
        firm_id: n % 2 === 0 ? firmId : null,
        status,
        amount: hasSum ? String(2_000_000 + n * 1_500_000) : null,
        currency: hasSum ? 'RUB' : null,
        // An investor who passes before an offer has no terms.
        terms: hasSum
          ? 'Доля 10 %, место наблюдателя в совете.'
          : 'Хотим увидеть модель и поговорить с командой.',
        deal_day: isGiven ? calendar.day(-200 - n * 90) : null,
        instrument: isGiven ? (n % 2 === 0 ? 'EQUITY' : 'CONVERTIBLE') : null,
        source: isGiven ? (n % 2 === 0 ? 'CONTRACT' : 'INVESTOR') : null,
        // One investment is not yet confirmed by the team.
        confirmed_by: isGiven && n !== 0 ? leaderUid : null,
        confirmed_at: isGiven && n !== 0 ? calendar.ago(18) : null,
        reason: status === 'PASSED' ? 'Рынок пока мал для нашего фонда.' : '',
        reason_shared: n === 3,
        created_at: calendar.ago(40 - n),
        updated_at: calendar.ago(20 - n),
      }
    }),
  )
  await followDeals(scene, first, firmId)
  const companies = shown.filter(({ n }) => states[n] === 'INVESTED')
  const asks = companies.flatMap(({ projectId, leaderUid, n }) =>
    halfYears(calendar.day(0)).flatMap((period_end, back) => {
      const dealDay = calendar.day(-200 - n * 90)
      if (period_end < dealDay) return []
      // The first company has not answered the newest half-year yet; one never answers, one has closed.
      const silent = n === 7 || (n === 0 && back === 0)
      const ends = n === 8 && back <= 1
      return [
        {
          project_id: projectId,
          period_end,
          asked_uid: leaderUid,
          asked_at: calendar.ago(30 + back * 180),
          until_day: back === 0 ? calendar.day(30) : calendar.day(-150 - back * 180),
          answered_at: silent ? null : calendar.ago(20 + back * 180),
          company: silent ? null : ends ? 'CLOSED' : 'WORKING',
          revenue: silent || ends ? null : String(900_000 + n * 400_000 - back * 120_000),
          currency: silent || ends ? null : 'RUB',
          people: silent ? null : ends ? 0 : 6 + n - back,
          comment: silent || back > 0 ? '' : 'Первые повторные продажи.',
        },
      ]
    }),
  )
  await insertAll(db, 'figure_ask', asks as never)
}

/** One open report of a message, one settled report, and one blocked sender. */
export const reportMessages = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows } = await sql<{ id: number; author: string; reader: string; subject: string; body: string }>`
    select id, sender_uid as author, recipient_uid as reader, subject, body from notification
    where code = 'MESSAGE' and sender_uid is not null order by id limit 2`.execute(db)
  await insertAll(
    db,
    'message_report',
    rows.map(({ id, author, reader, subject, body }, n) => ({
      reporter_uid: reader,
      author_uid: author,
      notification_id: id,
      subject: subject || 'Без темы',
      body,
      reason: n === 0 ? 'Настойчиво предлагает услуги.' : 'Пишет не по делу.',
      status: n === 0 ? 'OPEN' : 'SETTLED',
      answer: n === 0 ? '' : 'Поговорили с автором, больше так не будет.',
      created_at: calendar.ago(6 - n),
      settled_at: n === 0 ? null : calendar.ago(2),
    })) as never,
  )
  const [, quiet] = rows
  if (quiet) await insertOne(db, 'message_block', { person_uid: quiet.reader, blocked_uid: quiet.author })
}
