import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { killableWorker, patience } from '../../../../tests/support/killable-worker.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import * as requests from '../../contract/acceleration-request.endpoints.ts'
import * as decisions from '../../contract/decision.endpoints.ts'
import * as inWork from '../../contract/project-in-work.endpoints.ts'
import { deleteAccelerationRequest, transferProject } from '../../contract/request-access.endpoints.ts'
import { runLimit } from '../../domain/decision.rules.ts'

type Person = Awaited<ReturnType<TestPortal['make']['person']>>
type Plan = {
  accept: number
  reject: number
  fingerprint: string
  refused: { code: string; count: number }[]
}
type Row = { id: number; staged: { decision: string } | null; actions: string[] }

// A worker in a separate process starts slowly while other tests run.
vi.setConfig({ testTimeout: 4 * patience })

let portal: TestPortal
let accelerator: Awaited<ReturnType<TestPortal['make']['accelerator']>>
let track: Awaited<ReturnType<TestPortal['make']['track']>>
let acc: Person
let leader: Person
const worker = killableWorker()

beforeAll(async () => {
  const bundled = worker.bundle()
  portal = await openPortal()
  await bundled
})

// Each test has its own accelerator.
beforeEach(async () => {
  accelerator = await portal.make.accelerator()
  track = await portal.make.track({ accelerator })
  await portal.make.trackpoint({ track })
  acc = await portal.make.member({ accelerator, role: 'ACC' })
  leader = await portal.make.person()
})

const made = async (count: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into project (leader_uid, name, summary, stage)
      select ${leader.uid}, 'Решаемый ' || n, '', 'LATE_PRESEED' from generate_series(1, ${count}) n returning id),
    member as (insert into project_member (project_id, person_uid) select id, ${leader.uid} from made returning 1)
    insert into acceleration_request (accelerator_id, project_id, track_id, created_by, status)
    select ${accelerator.id}, id, ${track.id}, ${leader.uid}, 'NEW' from made returning id`.execute(portal.db)
  return rows.map(({ id }) => id)
}

const as = <E extends Endpoint>(person: Person, endpoint: E, input: object): Promise<Answer> =>
  portal.as(person).call(endpoint, {
    headers: { 'accelerator-id': String(accelerator.id) },
    ...input,
  } as never)

const chosen = (ids: readonly number[] | 'all') => (ids === 'all' ? {} : { requestIds: ids.join(',') })

const planned = async (by: Person, ids: readonly number[] | 'all', kind: string): Promise<Plan> => {
  const { status, body } = await as(by, decisions.planDecisions, { query: chosen(ids), body: { kind } })
  expect(status).toBe(200)
  return body as Plan
}

const plan = (ids: readonly number[] | 'all', kind = 'RELEASE'): Promise<Plan> => planned(acc, ids, kind)

const because = { reason: 'Тема не совпадает', advice: 'Покажите пилот' }

const stage = async (ids: readonly number[], decision: 'ACCEPT' | 'REJECT', by = acc): Promise<Answer> => {
  const { fingerprint } = await plan(ids, decision)
  const words = decision === 'REJECT' ? because : {}
  return as(by, decisions.stageDecisions, { query: chosen(ids), body: { decision, fingerprint, ...words } })
}

const release = async (ids: readonly number[] | 'all' = 'all', by = acc): Promise<Answer> => {
  const { fingerprint } = await plan(ids)
  return as(by, decisions.releaseDecisions, { query: chosen(ids), body: { fingerprint } })
}

const rowOf = async (person: Person, requestId: number): Promise<Row> =>
  (await as(person, inWork.getProjectInWork, { query: { requestId: String(requestId) } })).body as Row

const statesOf = async (ids: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ status: string }>`
    select status from acceleration_request where id = any(${[...ids]}) order by id`.execute(portal.db)
  return rows.map(({ status }) => status)
}

const ended = async (runId: number): Promise<{ status: string; steps: Record<string, number> }> =>
  vi.waitFor(
    async () => {
      const { body } = await as(acc, decisions.getDecisionRun, { query: { runId: String(runId) } })
      const run = body as { status: string; steps: Record<string, number> }
      expect(run.status).not.toBe('RUNNING')
      return run
    },
    { timeout: patience, interval: 50 },
  )

const idOf = ({ body }: Answer): number => (body as { id: number }).id

describe('a staged decision', () => {
  test('is seen by the deciders and by nobody of the team, in no list, number, notice or page', async () => {
    const [id] = (await made(1)) as [number]
    const insider = await portal.make.member({ accelerator, role: 'ACC' })
    await sql`insert into project_member (project_id, person_uid)
      select project_id, ${insider.uid} from acceleration_request where id = ${id}`.execute(portal.db)
    const asTeam = async () => [
      (await as(leader, requests.getAccelerationRequest, { query: { requestId: String(id) } })).body,
      (await as(leader, requests.listAccelerationRequests, { query: {} })).body,
      await rowOf(leader, id),
      await rowOf(insider, id),
      (await as(insider, decisions.countStagedDecisions, {})).body,
      (await as(insider, inWork.listProjectsInWork, { query: { staged: 'ACCEPT,REJECT' } })).body,
      (await as(insider, decisions.planDecisions, { query: {}, body: { kind: 'RELEASE' } })).body,
      await planned(insider, [id], 'RELEASE'),
      await planned(insider, [id], 'ACCEPT'),
    ]
    const before = await asTeam()
    const events = async () =>
      (await sql`select from event where accelerator_id = ${accelerator.id}`.execute(portal.db)).rows.length
    const raised = await events()
    expect(await stage([id], 'REJECT')).toMatchObject({ status: 200, body: { count: 1 } })
    expect(await asTeam()).toEqual(before)
    // Nor can a member of the project's team withdraw it, whatever they know.
    for (const { fingerprint } of [await planned(insider, [id], 'RELEASE'), await plan([id])])
      expect(
        (await as(insider, decisions.unstageDecisions, { query: chosen([id]), body: { fingerprint } }))
          .status,
      ).toBe(409)
    // No event is raised, so there is no notification, email or badge.
    expect(await events()).toBe(raised)
    expect(await rowOf(acc, id)).toMatchObject({
      staged: { decision: 'REJECT', ...because, by: { uid: acc.uid } },
      actions: expect.arrayContaining(['accept', 'reject', 'release', 'unstage']),
    })
    expect((await as(acc, decisions.countStagedDecisions, {})).body).toMatchObject({
      tracks: [{ track: { id: track.id }, accept: 0, reject: 1 }],
    })
    const { body } = await as(acc, inWork.listProjectsInWork, { query: { staged: 'REJECT' } })
    expect((body as { items: Row[] }).items.map((row) => row.id)).toEqual([id])
  })

  test('is changed and taken back; a user who saw an older state gets a conflict', async () => {
    const [id] = (await made(1)) as [number]
    const seen = await plan([id], 'ACCEPT')
    expect((await stage([id], 'ACCEPT')).status).toBe(200)
    const late = { decision: 'ACCEPT', fingerprint: seen.fingerprint }
    expect(await as(acc, decisions.stageDecisions, { query: chosen([id]), body: late })).toMatchObject({
      status: 409,
      body: { code: 'PLAN_CHANGED' },
    })
    expect((await stage([id], 'REJECT')).status).toBe(200)
    expect((await rowOf(acc, id)).staged).toMatchObject({ decision: 'REJECT' })
    const { fingerprint } = await plan([id])
    const back = () => as(acc, decisions.unstageDecisions, { query: chosen([id]), body: { fingerprint } })
    const answers = await Promise.all([back(), back()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await rowOf(acc, id)).staged).toBeNull()
  })

  test('goes when the team withdraws, and a rejection has a reason', async () => {
    const [id] = (await made(1)) as [number]
    const { fingerprint } = await plan([id], 'REJECT')
    expect(
      await as(acc, decisions.stageDecisions, {
        query: chosen([id]),
        body: { decision: 'REJECT', fingerprint },
      }),
    ).toMatchObject({ status: 400, body: { fields: { reason: 'REQUIRED' } } })
    await stage([id], 'ACCEPT')
    await portal.as(leader).call(requests.revokeAccelerationRequest, {
      query: { userUid: leader.uid, requestId: String(id) },
    })
    const { rows } = await sql`select from staged_decision where request_id = ${id}`.execute(portal.db)
    expect(rows).toEqual([])
    expect(await release([id])).toMatchObject({ status: 409, body: { code: 'NOTHING_TO_DECIDE' } })
  })
})

describe('a release', () => {
  test('decides each as it was staged, says who did it, and informs the team of reasons and advice', async () => {
    const ids = await made(3)
    const other = await portal.make.member({ accelerator, role: 'ACC' })
    await stage(ids.slice(0, 2), 'ACCEPT')
    await stage(ids.slice(2), 'REJECT', other)
    expect(await plan('all')).toMatchObject({ accept: 2, reject: 1, refused: [] })
    const runId = idOf(await release('all'))
    worker.start(portal)
    expect(await ended(runId)).toMatchObject({ status: 'FINISHED', steps: { DONE: 3, REFUSED: 0 } })
    expect(await statesOf(ids)).toEqual(['ACCEPT', 'ACCEPT', 'REJECT'])
    const { body } = await as(leader, requests.getAccelerationRequest, {
      query: { requestId: String(ids[2]) },
    })
    expect(body).toMatchObject(because)
    const { rows } = await sql<{ actor: string; details: object }>`
      select actor_uid as actor, details from audit_entry
      where subject = 'acceleration_request' and subject_id = ${String(ids[2])} and action = 'reject'`.execute(
      portal.db,
    )
    expect(rows[0]).toMatchObject({ actor: acc.uid, details: { runId, stagedBy: other.uid } })
    await vi.waitFor(
      async () => {
        const notified = await sql<{ params: { reason: string } }>`
          select params from notification where code = 'EVENT_REJECTED_ACCELERATOR' and recipient_uid = ${leader.uid}`.execute(
          portal.db,
        )
        expect(notified.rows[0]?.params.reason).toContain('Покажите пилот')
      },
      { timeout: patience },
    )
  })

  test('refuses what is left when its person leaves the accelerator meanwhile, and still ends in their name', async () => {
    const ids = await made(3)
    await stage(ids, 'ACCEPT')
    const runId = idOf(await release('all'))
    const other = await portal.make.member({ accelerator, role: 'ACC' })
    // The person is removed from the accelerator together with their first decision.
    await sql`
      create function leave_after_decision() returns trigger language plpgsql as $$ begin
        delete from accelerator_member m using decision_run r where r.id = new.run_id and m.person_uid = r.created_by;
        return null;
      end $$;
      create trigger leave_after_decision after update on decision_run_item for each row
        when (new.step = 'DONE') execute function leave_after_decision()`.execute(portal.db)
    try {
      worker.start(portal)
      await vi.waitFor(
        async () => {
          const { body } = await as(other, decisions.getDecisionRun, { query: { runId: String(runId) } })
          expect(body).toMatchObject({ status: 'FINISHED', steps: { DONE: 1, REFUSED: 2 } })
        },
        { timeout: patience, interval: 50 },
      )
    } finally {
      await sql`drop function leave_after_decision cascade`.execute(portal.db)
    }
    expect(await statesOf(ids)).toEqual(['ACCEPT', 'NEW', 'NEW'])
    const { rows } = await sql<{ refused: string }>`
      select refused from decision_run_item where run_id = ${runId} and step = 'REFUSED'`.execute(portal.db)
    expect(rows.map(({ refused }) => refused)).toEqual(['ACCESS_DENIED', 'ACCESS_DENIED'])
    const { rows: named } = await sql<{ audited: string; raised: string }>`
      select a.actor_uid as audited, e.actor_uid as raised from audit_entry a
        join event e on e.name = 'DecisionRunFinished' and (e.payload ->> 'id')::bigint = ${runId}
      where a.subject = 'decision_run' and a.subject_id = ${String(runId)} and a.action = 'finish'`.execute(
      portal.db,
    )
    expect(named).toEqual([{ audited: acc.uid, raised: acc.uid }])
  })

  test('is begun once: of two people one wins, the other gets a conflict', async () => {
    const ids = await made(2)
    await stage(ids, 'ACCEPT')
    const { fingerprint } = await plan('all')
    const other = await portal.make.member({ accelerator, role: 'ACC' })
    const begin = (by: Person) => as(by, decisions.releaseDecisions, { query: {}, body: { fingerprint } })
    const answers = await Promise.all([begin(acc), begin(other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('leaves what was changed meanwhile, and says why', async () => {
    const ids = await made(3)
    await stage(ids, 'ACCEPT')
    const runId = idOf(await release('all'))
    await stage(ids.slice(0, 1), 'REJECT')
    await portal.as(leader).call(requests.revokeAccelerationRequest, {
      query: { userUid: leader.uid, requestId: String(ids[1]) },
    })
    worker.start(portal)
    expect(await ended(runId)).toMatchObject({ steps: { DONE: 1, REFUSED: 2 } })
    expect(await statesOf(ids)).toEqual(['NEW', 'CANCEL', 'ACCEPT'])
    const { body } = await as(acc, decisions.listDecisionRunItems, {
      query: { runId: String(runId), step: 'REFUSED' },
    })
    expect((body as { items: { refused: string }[] }).items.map(({ refused }) => refused)).toEqual([
      'STATE_CHANGED',
      'STATE_CHANGED',
    ])
    expect((await rowOf(acc, ids[0]!)).staged).toMatchObject({ decision: 'REJECT' })
  })

  test('decides on the track that was seen: what was transferred meanwhile is left', async () => {
    const [seen, queued] = (await made(2)) as [number, number]
    const other = await portal.make.track({ accelerator })
    const transfer = (requestId: number) =>
      as(acc, transferProject, { body: { requestId, fromTrackId: track.id, trackId: other.id } })
    const accept = (id: number, fingerprint: string) =>
      as(acc, decisions.decideOnMany, { query: chosen([id]), body: { decision: 'ACCEPT', fingerprint } })
    const before = await plan([seen], 'ACCEPT')
    expect((await transfer(seen)).status).toBe(200)
    expect((await accept(seen, before.fingerprint)).body['code']).toBe('PLAN_CHANGED')
    const runId = idOf(await accept(queued, (await plan([queued], 'ACCEPT')).fingerprint))
    expect((await transfer(queued)).status).toBe(200)
    worker.start(portal)
    expect(await ended(runId)).toMatchObject({ steps: { REFUSED: 1 } })
    expect(await statesOf([seen, queued])).toEqual(['NEW', 'NEW'])
  })

  test('reveals to nobody of the team what was planned, also when its application was deleted since', async () => {
    const [id] = (await made(1)) as [number]
    const insider = await portal.make.member({ accelerator, role: 'ACC' })
    await sql`insert into project_member (project_id, person_uid)
      select project_id, ${insider.uid} from acceleration_request where id = ${id}`.execute(portal.db)
    await stage([id], 'REJECT')
    const runId = String(idOf(await release([id])))
    await as(acc, decisions.cancelDecisionRun, { body: { runId: Number(runId) } })
    const items = async (by: Person) =>
      (await as(by, decisions.listDecisionRunItems, { query: { runId } })).body['total']
    expect([await items(acc), await items(insider)]).toEqual([1, 0])
    await as(acc, deleteAccelerationRequest, { body: { requestId: id, reason: 'Подана дважды' } })
    expect([await items(acc), await items(insider)]).toEqual([1, 0])
  })

  test('is begun so often in an hour by one person', async () => {
    const ids = await made(1)
    await sql`insert into rate_limit (key, hits, resets_at)
      values (${`decision-runs:${acc.uid}`}, ${runLimit.hits - 1}, now() + interval '1 hour')`.execute(
      portal.db,
    )
    const begin = async () => {
      const { fingerprint } = await plan(ids, 'ACCEPT')
      return as(acc, decisions.decideOnMany, {
        query: chosen(ids),
        body: { decision: 'ACCEPT', fingerprint },
      })
    }
    const runId = idOf(await begin())
    await as(acc, decisions.cancelDecisionRun, { body: { runId } })
    expect(await begin()).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } })
  })

  test('is stopped: what waits stays staged; stopping twice is a conflict', async () => {
    const ids = await made(2)
    await stage(ids, 'ACCEPT')
    const runId = idOf(await release('all'))
    const stop = () => as(acc, decisions.cancelDecisionRun, { body: { runId } })
    expect(await stop()).toMatchObject({ status: 200, body: { status: 'CANCELLED', steps: { LEFT: 2 } } })
    expect(await stop()).toMatchObject({ status: 409 })
    expect(await plan('all')).toMatchObject({ accept: 2 })
  })
})

describe('what somebody prepared otherwise', () => {
  test('is named by the dry run of the other decision, and can be left out of all that match', async () => {
    const [first, second] = (await made(2)) as [number, number]
    const other = await portal.make.member({ accelerator, role: 'ACC' })
    await stage([first], 'REJECT', other)
    const planOf = (kind: string, query: object = {}) =>
      as(acc, decisions.planDecisions, { query, body: { kind } })
    expect((await planOf('ACCEPT')).body).toMatchObject({
      accept: 2,
      conflicts: { count: 1, items: [{ id: first, decision: 'REJECT', by: expect.stringMatching(/\S/) }] },
    })
    expect((await planOf('REJECT')).body).toMatchObject({ reject: 2, conflicts: { count: 0 } })
    const without = { exceptIds: String(first) }
    const { body } = await planOf('ACCEPT', without)
    expect(body).toMatchObject({ accept: 1, conflicts: { count: 0 }, items: [{ id: second }] })
    const { fingerprint } = body as Plan
    const run = await as(acc, decisions.decideOnMany, {
      query: without,
      body: { decision: 'ACCEPT', fingerprint },
    })
    expect(run).toMatchObject({ status: 200, body: { total: 1 } })
  })
})

describe('all that match', () => {
  test('are decided by a run that is killed in between, each once', async () => {
    const count = 300
    const ids = await made(count)
    const { fingerprint, accept } = await plan('all', 'ACCEPT')
    expect(accept).toBe(count)
    const runId = idOf(
      await as(acc, decisions.decideOnMany, {
        query: { trackId: String(track.id) },
        body: { decision: 'ACCEPT', fingerprint, advice: 'Ждём вас в понедельник' },
      }),
    )
    const done = async () => {
      const { rows } = await sql<{ n: number }>`
          select count(*)::int as n from decision_run_item where run_id = ${runId} and step = 'DONE'`.execute(
        portal.db,
      )
      return rows[0]!.n
    }
    expect(await worker.killAt(portal, done, 60)).toBeLessThan(count)
    worker.start(portal)
    expect(await ended(runId)).toMatchObject({ status: 'FINISHED', steps: { DONE: count } })
    const { rows } = await sql<Record<string, number>>`
        select count(*)::int as accepted, sum(q.n)::int as works, max(a.n)::int as "maxMoves"
        from acceleration_request r
          cross join lateral (select count(*) as n from project_track where request_id = r.id) q
          cross join lateral (select count(*) as n from audit_entry
            where subject = 'acceleration_request' and subject_id = r.id::text and action = 'accept') a
        where r.id = any(${ids}) and r.status = 'ACCEPT'`.execute(portal.db)
    expect(rows[0]).toEqual({ accepted: count, works: count, maxMoves: 1 })
  })
})

describe('the email', () => {
  test('is the one that is sent, in the language of the leader', async () => {
    const [id] = (await made(1)) as [number]
    await sql`update person set locale = 'en' where uid = ${leader.uid}`.execute(portal.db)
    const reasons = (await as(acc, decisions.getRejectionReasons, {})).body as {
      items: { id: number; code: string }[]
    }
    const reasonIds = [reasons.items.find(({ code }) => code === 'TOO_EARLY')!.id]
    const words = { decision: 'REJECT', reasonIds, reason: 'No prototype.', advice: 'Build one.' }
    const { body } = await as(acc, decisions.previewDecisionLetter, { body: { requestId: id, ...words } })
    const shown = body as { mail: { subject: string; text: string }; notice: { body: string } }
    expect(shown.notice.body).toContain('The project is too early for the track')
    const { decision: _decision, ...rejection } = words
    await as(acc, requests.rejectAccelerationRequest, {
      query: { userUid: acc.uid, requestId: String(id) },
      body: rejection,
    })
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(portal.db)
    worker.start(portal)
    await vi.waitFor(
      async () => {
        await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(
          portal.db,
        )
        const { rows } = await sql<{ subject: string; text_body: string }>`
          select subject, text_body from mail where to_address = ${leader.email} and template = 'EVENT_REJECTED_ACCELERATOR'`.execute(
          portal.db,
        )
        // The token of the unsubscribe link belongs to the leader: a preview does not contain it.
        const sent = rows[0]?.text_body.replace(/^(Stop these emails: \S*)\?token=\S*$/m, '$1')
        expect({ ...rows[0], text_body: sent }).toEqual({
          subject: shown.mail.subject,
          text_body: shown.mail.text,
        })
      },
      { timeout: patience },
    )
    expect(
      (await as(leader, requests.getAccelerationRequest, { query: { requestId: String(id) } })).body,
    ).toMatchObject({ reasons: [{ code: 'TOO_EARLY' }], reason: 'No prototype.', advice: 'Build one.' })
  })
})
