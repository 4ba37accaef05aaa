import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '#platform/server/context.ts'
import { passwordFits } from '../../apps/sso/server/passwords.ts'
import { boardColumns } from '../../features/acceleration-requests/domain/states.ts'
import { wordsOf, type Worded } from '../../features/communication/server/notification-texts.ts'
import { taskStates } from '../../features/participations/domain/states.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { demoAccounts, demoPassword, seedDemo } from './index.ts'
import { isEmpty } from './is-empty.ts'

let db: Db
let empty: boolean

beforeAll(async () => {
  ;({ db } = await testDatabase())
  empty = await isEmpty(db)
  await seedDemo(db)
}, 120_000)

/** Counts of a query; none of them expects zero. */
const count = async (from: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(db)).rows[0]!.n

const values = async (query: string): Promise<string[]> =>
  (await sql<{ v: string }>`${sql.raw(query)}`.execute(db)).rows.map(({ v }) => v)

describe('the demo', () => {
  test('fills an empty database only as large as promised', async () => {
    expect([empty, await isEmpty(db)]).toEqual([true, false])
    expect(await count(`accelerator where approval = 'COORDINATED'`)).toBe(3)
    expect(await count(`accelerator where approval = 'ON_COORDINATION'`)).toBe(1)
    expect(await count(`accelerator where approval = 'REJECTED'`)).toBe(1)
    expect(await count('programme')).toBe(8)
    expect(await count('track')).toBe(22)
    expect(await count('project where leader_uid is not null')).toBe(120)
    expect(await count('project where keeper_accelerator_id is not null')).toBe(2)
    expect(
      await count('(select track_id from trackpoint group by 1 having count(*) between 4 and 7) t'),
    ).toBe(22)
  })

  test('shows a track that projects rely on, with its newer version as a draft', async () => {
    expect(
      await count(`track n join track t on t.id = n.copied_from_id where n.content_status = 'DRAFT' and exists (
        select from acceleration_request r where r.track_id = t.id and r.status in ('NEW', 'ACCEPT'))`),
    ).toBe(1)
  })

  test('has every state of requests, tasks, content, expertise and the board', async () => {
    expect(await values('select distinct status as v from acceleration_request order by 1')).toEqual([
      'ACCEPT',
      'CANCEL',
      'NEW',
      'REJECT',
    ])
    expect((await values('select distinct state as v from project_trackpoint')).toSorted()).toEqual(
      [...taskStates].toSorted(),
    )
    expect(await values('select distinct content_status as v from track order by 1')).toEqual([
      'ARCHIVE',
      'DRAFT',
      'PUBLISHED',
    ])
    expect(await values('select distinct status as v from expert_job order by 1')).toHaveLength(4)
    expect(await count(`project_track where access_status = 'BLOCKED'`)).toBeGreaterThan(0)
    expect(
      await count(`project_track b join project_track n on n.id = b.transferred_to
        where b.access_status = 'TRANSFERRED' and n.project_id = b.project_id and n.track_id <> b.track_id`),
    ).toBe(1)
    expect(boardColumns).toContain('DISCARDED')
  })

  test('has work for administrators of the portal: registrations, requests, hand-overs, a closed access', async () => {
    expect(await values('select distinct status as v from sso.account order by 1')).toEqual([
      'A',
      'B',
      'R',
      'W',
    ])
    expect(await values('select distinct status as v from role_request order by 1')).toEqual([
      'ACCEPTED',
      'CONSIDERATION',
      'REJECTED',
    ])
    expect(await values('select distinct status as v from role_transfer order by 1')).toEqual([
      'ACCEPTED',
      'OFFERED',
      'REJECTED',
      'REVOKED',
    ])
    expect(await values('select distinct status as v from track_transfer order by 1')).toEqual([
      'CONSIDERATION',
      'REJECTED',
      'REVOKED',
    ])
    expect(await values('select distinct status as v from form_submission order by 1')).toEqual([
      'NEW',
      'PROCESSED',
      'REJECTED',
    ])
    expect(
      await values('select distinct reason as v from form_submission where reason is not null'),
    ).toHaveLength(5)
    expect(await count(`person p join sso.account a on a.id = p.uid where p.status <> a.status`)).toBe(0)
    expect(
      await count(`role_transfer t where t.status in ('OFFERED', 'ACCEPTED') and not exists (
        select from accelerator_member m where m.person_uid = t.from_uid and m.role = t.role
          and m.accelerator_id = t.accelerator_id)`),
    ).toBe(0)
  })

  test('has decisions that wait to be released, a run with one that it could not make, reasons of the dictionary', async () => {
    expect(await values('select distinct decision as v from staged_decision order by 1')).toEqual([
      'ACCEPT',
      'REJECT',
    ])
    expect(
      await count(`staged_decision s join acceleration_request r on r.id = s.request_id
        where r.status <> 'NEW' or r.accelerator_id <> s.accelerator_id or s.staged_at < r.created_at`),
    ).toBe(0)
    expect(await values('select step as v from decision_run_item order by place')).toHaveLength(4)
    expect(
      await count(`decision_run_item i join decision_run u on u.id = i.run_id
        join acceleration_request r on r.id = i.request_id
        where (i.step = 'DONE') <> (r.status = i.decision and r.decided_at = u.finished_at
          and r.decided_by = u.created_by)`),
    ).toBe(0)
    expect(
      await count(`acceleration_request r where (r.status = 'REJECT') <> exists (
        select from acceleration_request_reason n where n.request_id = r.id)`),
    ).toBe(0)
    expect(await count(`acceleration_request where status = 'REJECT' and advice <> ''`)).toBeGreaterThan(0)
  })

  test('has a leader whose consent to publication is requested, and an expert who requests more time', async () => {
    expect(
      await count(`publication_consent_request x join project p on p.id = x.project_id and p.leader_uid = x.leader_uid
        where x.declined_at is null and not exists (select from publication_consent c
          where c.project_id = x.project_id and c.accelerator_id = x.accelerator_id)`),
    ).toBe(1)
    expect(
      await count(`expert_job where status in ('NEW', 'PROCESS') and requester_uid is null and asked_until > due_on
        and asked_until > current_date`),
    ).toBe(1)
  })

  test('reveals nothing of the future', async () => {
    const columns = await sql<{ t: string; c: string }>`
      select table_schema || '.' || table_name as t, column_name as c from information_schema.columns
      where data_type = 'timestamp with time zone' and table_schema in ('public', 'sso')
        -- Deadlines, and times of planned events.
        and column_name not in ('expires_at', 'resets_at', 'starts_at', 'ends_at', 'busy_until', 'opens_at', 'entries_until',
          'results_at', 'until_before', 'until_after', 'due_at', 'link_until')`.execute(db)
    for (const { t, c } of columns.rows) expect(await count(`${t} where ${c} > now()`), `${t}.${c}`).toBe(0)
  })
})

describe('the demo follows the rules', () => {
  test.each([
    [
      'a task begun before those that must be accepted first',
      `project_trackpoint w
      join project_track q on q.id = w.project_track_id join track t on t.id = q.track_id
      join programme g on g.id = t.programme_id
      join project_trackpoint e on e.project_track_id = w.project_track_id and e.seq < w.seq
      join trackpoint ek on ek.id = e.trackpoint_id
      where w.state <> 'NOT_STARTED' and e.state <> 'ACCEPT_CODE'
        and (g.creation_strategy = 'STRICT' or ek.strictly_accepted)`,
    ],
    [
      'a done task without an answer',
      `project_trackpoint where answer = ''
      and state not in ('NOT_STARTED', 'PROCESS_CODE', 'START')`,
    ],
    [
      'a started task without a start, or the other way',
      `project_trackpoint
      where (state = 'NOT_STARTED') <> (started_at is null)`,
    ],
    [
      'a wrong counter of tasks',
      `project_track q where (tasks_total, tasks_accepted) <> (
      select count(*), count(*) filter (where state = 'ACCEPT_CODE') from project_trackpoint w
      where w.project_track_id = q.id)`,
    ],
    [
      'a participation of a request that is not accepted, or the other way',
      `acceleration_request r
      left join project_track q on q.request_id = r.id where (r.status = 'ACCEPT') <> (q.id is not null)`,
    ],
    [
      'a request on schedule outside an intake',
      `acceleration_request r join track t on t.id = r.track_id
      left join stream s on s.id = r.stream_id
      where t.request_type = 'ON_SCHEDULE' and (s.id is null or not s.period @> r.created_at::date)`,
    ],
    [
      'a request or project before its track or leader',
      `acceleration_request r
      join project p on p.id = r.project_id join track t on t.id = r.track_id join person l on l.uid = p.leader_uid
      where r.created_at < p.created_at or r.created_at < t.created_at`,
    ],
    [
      'a decision without a decider where nothing accepts by itself',
      `acceleration_request r
      join track t on t.id = r.track_id
      where r.status <> 'NEW' and not t.accept_automatically and r.decided_by is null`,
    ],
    [
      'a tracker who is none, or of the own team',
      `project_track q where tracker_uid is not null and (
      not exists (select from accelerator_member m where m.accelerator_id = q.accelerator_id
        and m.person_uid = q.tracker_uid and m.role in ('TRC', 'TRC_TEAM'))
      or exists (select from project_member m where m.project_id = q.project_id
        and m.person_uid = q.tracker_uid))`,
    ],
    [
      'a leader outside the team',
      `project p where p.leader_uid is not null and not exists (select from project_member m
      where m.project_id = p.id and m.person_uid = p.leader_uid)`,
    ],
    [
      'a team of a project that is kept, or its application to another accelerator',
      `project p where p.keeper_accelerator_id is not null and (
      exists (select from project_member m where m.project_id = p.id)
      or exists (select from acceleration_request r where r.project_id = p.id
        and r.accelerator_id <> p.keeper_accelerator_id))`,
    ],
    ['a person without an account', `person p left join sso.account a on a.id = p.uid where a.id is null`],
    [
      'an open expertise of a task that is not done',
      `expert_job j join project_trackpoint w on w.id = j.task_id
      where j.status in ('NEW', 'PROCESS') and w.state <> 'DONE_CODE'`,
    ],
    [
      'a review in spite of a conflict that nobody set aside',
      `expert_job j join expert_conflict n on n.project_id = j.project_id and n.expert_uid = j.expert_uid
      where j.status <> 'REJECT' and not ('DECLARED_BY_' || n.source = any(j.overridden_conflicts))`,
    ],
    [
      'a team performing on an investment track',
      `trackpoint k join track t on t.id = k.track_id
      where t.investment_type = 'INVESTMENT' and k.performer = 'TEAM'`,
    ],
    [
      'a state that the audit trail does not end in',
      `project_trackpoint w where state <> 'NOT_STARTED'
      and state is distinct from (select to_state from audit_entry e where e.subject = 'task'
        and e.subject_id = w.id::text order by e.id desc limit 1)`,
    ],
    ['a notification to oneself', `notification where recipient_uid = sender_uid`],
  ])('never shows %s', async (_what, from) => {
    expect(await count(from)).toBe(0)
  })
})

describe('demo accounts', () => {
  test('are one a role and open with the printed password', async () => {
    expect(demoAccounts.map(({ email }) => email.replace('@demo.example', '')).toSorted()).toEqual(
      'acc acc-admin admin cst exp htadm htfrn htusr ini inv mnt trc trc-team'.split(' '),
    )
    const { password_hash } = await db
      .selectFrom('sso.account')
      .select('password_hash')
      .where('email', '=', 'ini@demo.example')
      .executeTakeFirstOrThrow()
    expect(await passwordFits(password_hash, demoPassword)).toBe(true)
  })

  const of = (email: string) => `(select uid from person where email = '${email}@demo.example')`

  test('the initiator leads three projects, has every state of a request and a returned task', async () => {
    expect(await count(`project where leader_uid = ${of('ini')}`)).toBe(3)
    expect(
      await values(`select distinct r.status as v from acceleration_request r join project p on p.id = r.project_id
        where p.leader_uid = ${of('ini')} order by 1`),
    ).toEqual(['ACCEPT', 'CANCEL', 'NEW', 'REJECT'])
    expect(
      await count(`project_trackpoint w join project_track q on q.id = w.project_track_id
        join project p on p.id = q.project_id where p.leader_uid = ${of('ini')} and w.state = 'START'`),
    ).toBe(1)
  })

  test('the initiator reads a result of an expert', async () => {
    expect(
      await count(`expert_job j join project_trackpoint w on w.id = j.task_id
        join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
        where p.leader_uid = ${of('ini')} and j.status = 'COMPLETE' and j.visible_to_team`),
    ).toBeGreaterThan(0)
  })

  test('a result that went back says what changed after its correction, to the accelerator and to an investor', async () => {
    const changed = `select distinct c.review_id from profile_value_change c join expert_job j on j.id = c.review_id
      where j.corrections = 1 and j.status = 'COMPLETE' and c.at > j.first_completed_at and c.at <= j.completed_at`
    for (const whose of ['is null', `= ${of('inv')}`])
      expect(await count(`expert_job j where j.requester_uid ${whose} and j.id in (${changed})`)).toBe(1)
  })

  test('expertise shows what may become of it', async () => {
    for (const from of [
      `expert_job where status in ('NEW', 'PROCESS') and due_on < current_date`,
      `expert_job where status = 'REJECT' and withdrawn`,
      `expert_job where status = 'REJECT' and not withdrawn`,
      `expert_job where blind = 'EXPERT_HIDDEN'`,
      `expert_job where blind = 'BOTH_HIDDEN'`,
      `expert_job where override_reason <> '' and overridden_conflicts <> '{}'`,
      `audit_entry e join expert_job j on j.id::text = e.subject_id and j.override_reason = e.comment
        where e.subject = 'expert_job' and e.action = 'order' and e.comment <> ''`,
      `audit_entry where subject = 'expert_job' and action = 'withdraw' and comment <> ''`,
      `expert_payment where status = 'DISPUTED'`,
      `expert_act where status = 'OPEN'`,
      `expert_act where status = 'PAID'`,
      `expert_conflict where source = 'EXPERT'`,
      `expert_conflict where source = 'ACCELERATOR'`,
      'unwanted_reviewer',
    ])
      expect([from, await count(from)]).toEqual([from, expect.toSatisfy((n: number) => n > 0)])
  })

  test('tracker and expert find work that waits', async () => {
    expect(
      await count(`project_trackpoint w join project_track q on q.id = w.project_track_id
        where q.tracker_uid = ${of('trc')} and w.state = 'DONE_CODE'`),
    ).toBeGreaterThan(3)
    expect(await count(`expert_job where expert_uid = ${of('exp')} and status = 'NEW'`)).toBeGreaterThan(2)
  })
})

test('the content of a JSON column is no text that contains JSON', async () => {
  const columns = await values(
    `select table_name || ' ' || column_name as v from information_schema.columns
     where table_schema = 'public' and data_type = 'jsonb'`,
  )
  const doubled = await Promise.all(
    columns.map(async (place) => {
      const [table, column] = place.split(' ')
      const found = await count(
        `"${table}" where jsonb_typeof("${column}") = 'string' and left("${column}" #>> '{}', 1) in ('[', '{')`,
      )
      return found > 0 ? [place] : []
    }),
  )
  expect(columns).not.toEqual([])
  expect(doubled.flat()).toEqual([])
})

test('is the same every time', async () => {
  const other = await testDatabase()
  await seedDemo(other.db)
  const readTexts = (from: Db) =>
    sql`select p.name, p.leader_uid, r.status, r.board_column, q.tracker_uid, q.tasks_accepted
      from project p left join acceleration_request r on r.project_id = p.id
        left join project_track q on q.request_id = r.id
      where p.id <= 120 order by p.id, r.id`.execute(from)
  expect((await readTexts(other.db)).rows).toEqual((await readTexts(db)).rows)
})

test('every notification reads whole: no placeholder is left in it, in either language', async () => {
  const { rows: all } = await sql<Worded>`select code, params, subject, body from notification`.execute(db)
  expect(new Set(all.map(({ code }) => code)).size).toBeGreaterThan(5)
  const unread = (['ru', 'en'] as const).flatMap((locale) =>
    all.flatMap((one) => {
      const { subject, body } = wordsOf(locale, one)
      return `${subject} ${body}`.includes('{{') ? [one.code] : []
    }),
  )
  expect([...new Set(unread)]).toEqual([])
})

test('the stages of projects are named in one language each', async () => {
  const { rows } = await sql<{ code: string; ru: string; en: string }>`
    select v.code, v.name_ru as ru, v.name_en as en from dictionary_value v
    join dictionary d on d.id = v.dictionary_id and d.code = 'PROJECT_STAGES' order by v.seq, v.id`.execute(
    db,
  )
  expect(rows.filter(({ ru, en }) => /[a-z]/i.test(ru) || /[а-яё]/i.test(en))).toEqual([])
  expect(rows.find(({ code }) => code === 'MIDDLE_SEED')).toMatchObject({
    ru: 'Средняя посевная',
    en: 'Mid-seed',
  })
})

test('what an investor says agrees: the stage of a project in the pipeline with the deal, and the terms with its state', async () => {
  expect(
    await count(`pipeline_card c join deal d on d.project_id = c.project_id
    and (d.investor_uid = c.owner_uid or d.firm_id = c.firm_id)`),
  ).toBeGreaterThan(5)
  const apart = await values(`
    select c.stage || ' ' || d.status as v from pipeline_card c join deal d on d.project_id = c.project_id
      and (d.investor_uid = c.owner_uid or d.firm_id = c.firm_id)
    where c.stage <> case d.status when 'INTEREST' then 'CONTACTED' when 'OFFERED' then 'TERMS' else d.status end`)
  expect(apart).toEqual([])
  expect(await values(`select terms as v from deal where status = 'PASSED' and terms like '%Доля%'`)).toEqual(
    [],
  )
  expect(await values(`select distinct stage as v from pipeline_card order by 1`)).toEqual([
    'CONTACTED',
    'INVESTED',
    'PASSED',
    'STUDYING',
    'TERMS',
    'WATCHING',
  ])
  // A room shows what was asked for, and its log names what is there.
  expect(
    await values(`select o.document_name as v from room_opening o join data_request r on r.id = o.request_id
      where o.document_name <> '' and not exists (select from project_document d
        where d.id = any(r.document_ids) and d.name = o.document_name and (o.kind = 'LINK') = (d.url is not null))`),
  ).toEqual([])
})
