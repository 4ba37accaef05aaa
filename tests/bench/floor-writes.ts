import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** A bare write: a named prepared statement with the request's values as parameters. */
type Statement = { name: string; text: string; values: (fields: RequestFields) => unknown[] }

/** Values in a request: ids, and the text or state to write. */
type RequestFields = Record<string, unknown>

const audited = (subject: string, id: string, action: string): Statement => ({
  name: `same-audit-${action}`,
  text: `insert into audit_entry (subject, subject_id, action, from_state, to_state, actor_uid)
    values ('${subject}', $1, '${action}', 'A', 'B', $2)`,
  values: (fields) => [fields[id], fields['uid']],
})

const raised: Statement = {
  name: 'same-event',
  text: `insert into event (name, payload, actor_uid) values ('BenchWritten', '{"id": 1}', $1)`,
  values: ({ uid }) => [uid],
}

/**
 * The rows that the portal writes for the same request, with the same indexes, foreign keys and triggers, but
 * without rules.
 */
const writes: Record<string, Statement[]> = {
  create: [
    {
      name: 'create',
      text: `with made as (insert into project (leader_uid, name) values ($1, $2) returning id)
        insert into project_member (project_id, person_uid) select id, $1 from made`,
      values: ({ uid, name }) => [uid, name],
    },
    audited('project', 'uid', 'create'),
  ],
  apply: [
    {
      name: 'apply-lock',
      text: 'select from track where id = $1 for share',
      values: ({ trackId }) => [trackId],
    },
    {
      name: 'apply',
      text: `insert into acceleration_request (accelerator_id, project_id, track_id, status, message, created_by, consent_at,
          consent_version, consent_by)
        select accelerator_id, $1::bigint, id, 'NEW', $3, $4::uuid, now(), 'bench', $4::uuid from track where id = $2`,
      values: ({ projectId, trackId, message, uid }) => [projectId, trackId, message, uid],
    },
    audited('acceleration_request', 'projectId', 'apply'),
    raised,
  ],
  accept: [
    {
      name: 'accept-lock',
      text: 'select from acceleration_request where id = $1 for no key update',
      values: ({ requestId }) => [requestId],
    },
    {
      name: 'accept-tasks',
      text: `with made as (
          insert into project_track (accelerator_id, project_id, track_id, request_id, tasks_total)
          select r.accelerator_id, r.project_id, r.track_id, r.id,
            (select count(*) from trackpoint k where k.track_id = r.track_id and k.content_status = 'PUBLISHED')
          from acceleration_request r where r.id = $1 returning id, accelerator_id, track_id)
        insert into project_trackpoint (accelerator_id, project_track_id, trackpoint_id, seq)
        select made.accelerator_id, made.id, k.id, row_number() over (order by k.seq, k.id)
        from made join trackpoint k on k.track_id = made.track_id and k.content_status = 'PUBLISHED'`,
      values: ({ requestId }) => [requestId],
    },
    {
      name: 'accept',
      text: `update acceleration_request set status = 'ACCEPT', decided_by = $2, decided_at = now() where id = $1`,
      values: ({ requestId, uid }) => [requestId, uid],
    },
    audited('acceleration_request', 'requestId', 'accept'),
    raised,
  ],
  complete: [
    {
      name: 'complete-lock',
      text: 'select from project_trackpoint where id = $1 for no key update',
      values: ({ taskId }) => [taskId],
    },
    {
      name: 'complete',
      text: `update project_trackpoint set state = $2, version = version + 1, state_changed_at = now() where id = $1`,
      values: ({ taskId, state }) => [taskId, state],
    },
    audited('task', 'taskId', 'complete'),
    raised,
  ],
  save: [
    {
      name: 'save-lock',
      text: 'select from project where id = $1 for no key update',
      values: ({ projectId }) => [projectId],
    },
    {
      name: 'save',
      text: `insert into profile_value (project_id, element_code, field_code, value, updated_by, updated_at)
        values ($1, $2, $2, to_jsonb($3::text), $4, now())
        on conflict (project_id, element_code, item_id, field_code) do update
          set value = excluded.value, version = profile_value.version + 1, updated_by = excluded.updated_by, updated_at = now()`,
      values: ({ projectId, code, value, uid }) => [projectId, code, value, uid],
    },
    {
      name: 'save-history',
      text: `insert into profile_value_change (project_id, element_code, field_code, before, after, changed_by, at)
        values ($1, $2, $2, to_jsonb($3::text), to_jsonb($3::text), $4, now())`,
      values: ({ projectId, code, value, uid }) => [projectId, code, value, uid],
    },
  ],
}

/** The portal's writes, each in a hand-written transaction, after looking up the session as any server must. */
export const addWritesFloor = (
  app: FastifyInstance,
  pool: pg.Pool,
  lookUpSession: () => Promise<unknown>,
): void => {
  for (const [name, statements] of Object.entries(writes))
    app.post<{ Body: RequestFields }>(`/same/${name}`, async ({ body }) => {
      await lookUpSession()
      const client = await pool.connect()
      try {
        await client.query('begin')
        for (const { name: prepared, text, values } of statements)
          await client.query({ name: prepared, text, values: values(body) })
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
      return { items: [] }
    })
}
