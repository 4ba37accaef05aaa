import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readSheet } from '#platform/server/spreadsheets/read-sheet.ts'
import { collide } from '../../../tests/support/collide.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { selectionClient, type Selecting } from '../../../tests/support/selection-client.ts'
import * as records from '../contract/record.endpoints.ts'
import * as selection from '../contract/selection.endpoints.ts'

let portal: TestPortal
let admin: Awaited<ReturnType<TestPortal['make']['member']>>
let accelerator: Awaited<ReturnType<TestPortal['make']['accelerator']>>

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  await portal.startWorker()
})

const task = (count: number, more: Parameters<typeof selectionClient>[3] = {}): Promise<Selecting> =>
  selectionClient(portal, accelerator, admin, { count, ...more })

const statesOf = async (trackpointId: number): Promise<Record<string, number>> => {
  const { rows } = await sql<{ state: string; n: number }>`
    select state, count(*)::int as n from project_trackpoint where trackpoint_id = ${trackpointId} group by 1`.execute(
    portal.db,
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

describe('the settings', () => {
  test('are saved over the version that was seen; two at once: one wins, the other gets a conflict', async () => {
    const on = await task(1)
    const [first, second] = await Promise.all([on.save({ quota: 1 }, 0), on.save({ quota: 2 }, 0)])
    expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    const { version } = await on.read()
    expect(version).toBe(1)
    expect((await on.save({ quota: 3 }, 0)).body).toMatchObject({ code: 'STATE_CHANGED' })
    expect(await on.save({ quota: 3 }, 1)).toMatchObject({ status: 200, body: { version: 2 } })
  })

  test('name only what is there, and look at it as its type allows', async () => {
    const on = await task(1)
    const rule = { ...on.revenue, code: 'nothing' }
    expect(
      await on.save({
        rules: [rule, { ...on.revenue, currency: null }, { kind: 'FILLED', code: 'pitch', points: 0 }],
      }),
    ).toMatchObject({
      status: 400,
    })
    expect(
      await on.save({
        rules: [rule, { ...on.revenue, currency: null }, { ...on.people, code: 'pitch' }],
        required: ['gone'],
        streamQuotas: [{ streamId: 999_999, quota: 1 }],
      }),
    ).toMatchObject({
      status: 400,
      body: {
        fields: {
          'settings.rules.0.code': 'NOT_IN_LIST',
          'settings.rules.1.currency': 'REQUIRED',
          'settings.rules.2.kind': 'NOT_IN_LIST',
          'settings.required.0': 'NOT_IN_LIST',
          'settings.streamQuotas.0.streamId': 'NOT_IN_LIST',
        },
      },
    })
  })
})

describe('what an auto-selection would come to', () => {
  test('is the same each time, without being saved, and says why', async () => {
    const on = await task(6)
    const settings = on.settings({ quota: 3, required: ['revenue_test'] })
    const [first, again] = [await on.preview(settings), await on.preview(settings)]
    expect(again).toEqual(first)
    expect(first.taskIds).toEqual(on.byRevenue)
    expect(first.points).toEqual([1000, 800, 600, 400, 200, 0])
    expect((await on.preview(on.settings({ quota: 2 }))).fingerprint).not.toBe(first.fingerprint)
    const items = await on.explain(settings, first.taskIds.slice(4))
    expect(items.find(({ taskId }) => taskId === on.byRevenue[4])).toMatchObject({
      points: 200,
      failures: [],
    })
  })

  test('leaves out whose task is not handed in, and projects of one’s own', async () => {
    const on = await task(3)
    await sql`update project_trackpoint set state = 'START' where id = ${on.byRevenue[0]!}`.execute(portal.db)
    const own = await portal.make.project({ leader: admin })
    await portal.make.participation({ project: own, track: on.track, states: ['DONE_CODE'] })
    expect((await on.preview(on.settings())).taskIds).toEqual(on.byRevenue.slice(1))
    expect(await on.read()).toMatchObject({ participants: 2, own: 1 })
  })

  test('reads nothing that a team hides from everybody unless its task has opened it', async () => {
    const on = await task(2)
    await sql`insert into project_element_visibility (project_id, element_code, visibility)
      select q.project_id, 'revenue_test', 'NON_VISIBLE' from project_trackpoint w
        join project_track q on q.id = w.project_track_id where w.trackpoint_id = ${on.trackpointId}`.execute(
      portal.db,
    )
    await sql`update project_trackpoint set opened_codes = '{revenue_test}' where id = ${on.byRevenue[0]!}`.execute(
      portal.db,
    )
    expect((await on.preview(on.settings())).points).toEqual([1000, 0])
    const [hidden] = await on.explain(on.settings({ required: ['revenue_test'] }), [on.byRevenue[1]!])
    expect(hidden).toMatchObject({ points: 0, failures: [{ code: 'revenue_test', why: 'MISSING' }] })
  })

  test('takes no more projects than one selection can', async () => {
    const on = await task(1)
    await on.multiply(20_001)
    expect(await on.send(selection.previewSelection, on.settings())).toMatchObject({
      status: 409,
      body: { code: 'SELECTION_TOO_LARGE', params: { limit: 20_000 } },
    })
  })
})

describe('a selection', () => {
  test('moves every task, and its results are applied with the reasons sent to the rejected', async () => {
    const on = await task(5)
    await on.save({ ...on.settings({ quota: 2 }) })
    const record = await on.run()
    expect(record).toMatchObject({ participants: 5, passed: 2, createdBy: { uid: admin.uid } })
    await on.until(record.id, 'READY')
    expect(await statesOf(on.trackpointId)).toEqual({ AUTO_SELECT_PASS: 2, AUTO_SELECT_FAIL: 3 })
    const items = await on.items(record.id)
    expect(items.map(({ place, outcome, step }) => [place, outcome, step])).toEqual([
      [1, 'PASSED', 'SELECTED'],
      [2, 'PASSED', 'SELECTED'],
      [3, 'QUOTA', 'SELECTED'],
      [4, 'QUOTA', 'SELECTED'],
      [5, 'QUOTA', 'SELECTED'],
    ])

    expect((await on.apply(record.id, 'Спасибо за участие.')).status).toBe(200)
    await on.until(record.id, 'APPLIED')
    expect(await statesOf(on.trackpointId)).toEqual({ ACCEPT_CODE: 2, DISCARD_CODE: 3 })
    const { rows } = await sql<{
      body: string
    }>`select body from task_comment where task_id = ${on.byRevenue[4]!}`.execute(portal.db)
    expect(rows[0]!.body).toMatch(
      /^Спасибо за участие\.\n\nПроект не\sпрошёл отбор\. Место 5 из\s5, баллы: 0\./,
    )
    await vi.waitFor(async () => {
      const notified = await sql<{ n: number; reasons: number }>`
        select count(*)::int as n, count(*) filter (where n.params ->> 'reason' like 'Спасибо%')::int as reasons
        from notification n where n.code in ('TASK_ACCEPTED', 'TASK_DISCARDED') and n.params ->> 'task' = ${on.taskName}`.execute(
        portal.db,
      )
      expect(notified.rows[0]).toEqual({ n: 5, reasons: 3 })
    })
    expect(await on.apply(record.id)).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_SELECT' } })
  })

  test('runs what was seen, and nothing else', async () => {
    const on = await task(3)
    await on.save(on.settings({ quota: 1 }))
    const { fingerprint } = await on.preview(on.settings({ quota: 1 }))
    await sql`update project_trackpoint set state = 'START' where id = ${on.byRevenue[2]!}`.execute(portal.db)
    expect(await on.tryRun(fingerprint, 1)).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } })
    const now = await on.preview(on.settings({ quota: 1 }))
    expect(await on.tryRun(now.fingerprint, 2)).toMatchObject({
      status: 409,
      body: { code: 'STATE_CHANGED' },
    })
  })

  test('of nobody is refused', async () => {
    const on = await task(0)
    await on.save(on.settings())
    const { fingerprint } = await on.preview(on.settings())
    expect(await on.tryRun(fingerprint, 1)).toMatchObject({ body: { code: 'NOTHING_TO_SELECT' } })
  })

  test('is run by one of two who press at once; the other gets a conflict', async () => {
    const on = await task(3)
    await on.save(on.settings({ quota: 1 }))
    const { fingerprint } = await on.preview(on.settings({ quota: 1 }))
    const answers = await collide(
      portal.database,
      `select from selection_settings where trackpoint_id = ${on.trackpointId} for update`,
      [() => on.tryRun(fingerprint, 1), () => on.tryRun(fingerprint, 1)],
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body['code']).toBe('SELECTION_RUNNING')
  })

  test('is applied by one of two who press at once; the other gets a conflict', async () => {
    const on = await task(3)
    await on.save(on.settings({ quota: 1 }))
    const { id } = await on.run()
    await on.until(id, 'READY')
    const answers = await collide(
      portal.database,
      `select from selection_record where id = ${id} for update`,
      [() => on.apply(id), () => on.apply(id)],
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await on.until(id, 'APPLIED')
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from task_comment c
      join project_trackpoint w on w.id = c.task_id where w.trackpoint_id = ${on.trackpointId}`.execute(
      portal.db,
    )
    expect(rows[0]!.n).toBe(2)
  })

  test('leaves what a reviewer has returned meanwhile, and what an expert still reviews; the latter is applied later', async () => {
    const on = await task(4)
    await on.save(on.settings({ quota: 2 }))
    const { id } = await on.run()
    await on.until(id, 'READY')
    const [returned, reviewed] = on.byRevenue
    await sql`update project_trackpoint set state = 'START' where id = ${returned!}`.execute(portal.db)
    const { rows } = await sql<{ id: number; accelerator_id: number }>`
      select * from project_trackpoint where id = ${reviewed!}`.execute(portal.db)
    const job = await portal.make.expertJob({ task: rows[0] as never, status: 'PROCESS' })
    await on.apply(id)
    await on.until(id, 'APPLIED')
    const steps = async () => (await on.items(id)).map(({ step, refused }) => [step, refused])
    expect(await steps()).toEqual([
      ['LEFT', 'TRACKPOINT_STATUS_CHANGED'],
      ['LEFT', 'EXPERTISE_ACTIVE'],
      ['APPLIED', null],
      ['APPLIED', null],
    ])
    await sql`update expert_job set status = 'COMPLETE' where id = ${job.id}`.execute(portal.db)
    expect((await on.apply(id)).status).toBe(200)
    await on.until(id, 'APPLIED')
    expect((await steps()).slice(0, 2)).toEqual([
      ['LEFT', 'TRACKPOINT_STATUS_CHANGED'],
      ['APPLIED', null],
    ])
  })

  test('within a stream passes no more than its quota', async () => {
    const on = await task(4, { streams: true })
    const [one, other] = on.streams
    const cut = {
      streamQuotas: [
        { streamId: one!, quota: 1 },
        { streamId: other!, quota: 2 },
      ],
    }
    await on.save(on.settings(cut))
    const { id } = await on.run()
    await on.until(id, 'READY')
    expect((await on.items(id)).map(({ streamName, outcome }) => `${streamName} ${outcome}`)).toEqual([
      'Первый PASSED',
      'Второй PASSED',
      'Первый STREAM_QUOTA',
      'Второй PASSED',
    ])
  })
})

describe('a record', () => {
  test('is a document and a workbook in which hostile names stay text', async () => {
    const on = await task(2, { name: '=HYPERLINK("http://x")<w:p>&{{x}}' })
    await on.save(on.settings({ quota: 1, threshold: 100 }))
    const { id } = await on.run()
    await on.until(id, 'READY')
    const file = (format: 'docx' | 'xlsx') =>
      portal.as(admin).download(records.downloadSelectionRecord, { body: { recordId: id, format } })
    const docx = await file('docx')
    expect(docx.status).toBe(200)
    const parts = unzipSync(docx.bytes)
    const text = new TextDecoder().decode(parts['word/document.xml'])
    expect(text).toContain('=HYPERLINK(&quot;http://x&quot;)&lt;w:p&gt;&amp;{{x}}')
    expect(text).toContain('Протокол отбора')
    expect(text).toContain('<w:tblHeader/>')
    const xlsx = await file('xlsx')
    const rows = await readSheet('test', xlsx.bytes)
    expect(rows[0]).toEqual([
      'Место',
      'Проект',
      'Баллы',
      'Выручка',
      'Результат',
      'Почему',
      'Что стало с заданием',
    ])
    expect(rows[1]!.slice(0, 5)).toEqual([
      '1',
      '=HYPERLINK("http://x")<w:p>&{{x}} 1',
      '10',
      '10',
      'Отбор пройден',
    ])
    expect(rows[2]!.slice(4)).toEqual(['Отбор не пройден', 'Не хватает баллов', 'Результат ещё не применён'])
    // The name is cut within a surrogate pair, which is not valid in a header.
    await sql`update selection_record set track_name = ${`a${'😀'.repeat(100)}`} where id = ${id}`.execute(
      portal.db,
    )
    const named = [await file('docx')]
    await sql`update selection_record set track_name = ${'😀'.repeat(100)} where id = ${id}`.execute(
      portal.db,
    )
    named.push(await file('docx'))
    expect(named.map(({ status }) => status)).toEqual([200, 200])
  })

  test('and the total record are read by the team, and by nobody of another accelerator', async () => {
    const on = await task(2)
    await on.save(on.settings({ quota: 1 }))
    const { id } = await on.run()
    await on.until(id, 'READY')
    const member = portal.as(await portal.make.member({ accelerator, role: 'ACC' }))
    const headers = { 'accelerator-id': String(accelerator.id) }
    const total = await member.call(records.listTotalSelection, {
      headers,
      query: { trackId: String(on.track.id) },
    })
    expect(total.body).toMatchObject({
      total: 2,
      items: [
        { place: 1, outcome: 'PASSED' },
        { place: 2, outcome: 'QUOTA' },
      ],
    })
    const foreign = portal.as(
      await portal.make.member({ accelerator: await portal.make.accelerator(), role: 'ACC', admin: true }),
    )
    const request = { query: { recordId: String(id) } }
    expect((await foreign.call(records.getSelectionRecord, request)).status).toBe(404)
    expect(
      (await foreign.call(selection.getSelection, { query: { trackpointId: String(on.trackpointId) } }))
        .status,
    ).toBe(404)
    expect((await foreign.call(records.listTotalSelection, { headers, query: {} })).status).toBe(403)
    expect((await member.call(records.applySelection, { body: { recordId: id, message: '' } })).status).toBe(
      403,
    )
  })

  test('is made by members of the team with the right to auto-filter', async () => {
    const on = await task(1)
    const [person, colleague] = [
      await portal.make.member({ accelerator, role: 'ACC' }),
      await portal.make.member({ accelerator, role: 'ACC' }),
    ]
    await sql`insert into person_access_flag (person_uid, flag) values (${person.uid}, 'AUTO_FILTER')`.execute(
      portal.db,
    )
    expect((await on.as(colleague).save(on.settings())).status).toBe(403)
    expect((await on.as(person).save(on.settings())).status).toBe(200)
  })
})

test('a person who leaves the accelerator while their selection runs moves no more projects, and it still ends', async () => {
  const left = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  const mine = await selectionClient(portal, accelerator, left, { count: 30 })
  await mine.save(mine.settings({ quota: 10 }))
  // The person is removed together with the first projects that are moved, and no longer sees the others.
  await sql`
    create function leave_after_selection() returns trigger language plpgsql as $$ begin
      delete from accelerator_member m using selection_record r
        where r.id = new.record_id and m.person_uid = r.created_by and m.person_uid = '${sql.raw(left.uid)}';
      return null;
    end $$;
    create trigger leave_after_selection after update on selection_record_item for each row
      when (new.step = 'SELECTED') execute function leave_after_selection()`.execute(portal.db)
  try {
    const { id } = await mine.run()
    await vi.waitFor(
      async () => {
        const { rows } = await sql<Record<string, unknown>>`
          select r.status, (select jsonb_object_agg(step, n) from (select step, count(*)::int as n
            from selection_record_item where record_id = r.id group by 1) s) as steps,
            array(select distinct refused from selection_record_item where record_id = r.id and step = 'SKIPPED') as refused,
            (select actor_uid from audit_entry where subject = 'selection_record' and subject_id = r.id::text
              and action = 'finishRun') as audited
          from selection_record r where r.id = ${id}`.execute(portal.db)
        expect(rows).toEqual([
          {
            status: 'READY',
            steps: { SELECTED: 25, SKIPPED: 5 },
            refused: ['NOT_FOUND'],
            audited: left.uid,
          },
        ])
      },
      { timeout: 40_000, interval: 100 },
    )
  } finally {
    await sql`drop function leave_after_selection cascade`.execute(portal.db)
  }
}, 60_000)
