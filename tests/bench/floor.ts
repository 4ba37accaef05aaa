import Fastify from 'fastify'
import pg from 'pg'
import { addShowcaseFloor } from './floor-showcase.ts'
import { addWritesFloor } from './floor-writes.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 })
const acceleratorId = Number(process.env['ACCELERATOR_ID'])
const app = Fastify()

const named = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } } as const
const row = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    status: { type: 'string' },
    created_at: { type: 'string', format: 'date-time' },
    project: { type: 'object', properties: { ...named.properties, summary: { type: 'string' } } },
    track: named,
  },
} as const

/** What any server must do before it answers a signed-in person. */
const lookUpSession = (): Promise<unknown> =>
  pool.query({
    name: 'session',
    text: 'select uid, status from person where uid = (select uid from person limit 1)',
  })

const person = {
  type: 'object',
  nullable: true,
  properties: {
    uid: { type: 'string' },
    name: { type: 'string' },
    avatarUrl: { type: 'string', nullable: true },
  },
} as const
const text = { type: 'string' } as const
const number = { type: 'integer' } as const

/** The row that the portal returns, with the facts for permissions and actions, but without evaluating them. */
const wholeRow = {
  type: 'object',
  properties: {
    id: number,
    status: text,
    column: text,
    project: {
      type: 'object',
      properties: {
        ...named.properties,
        serialNumber: text,
        summary: text,
        industries: { type: 'array', items: named },
        logoUrl: { type: 'string', nullable: true },
      },
    },
    leader: person,
    programme: named,
    track: named,
    createdAt: text,
    since: text,
    message: text,
    reason: text,
    participation: {
      type: 'object',
      nullable: true,
      properties: {
        id: number,
        accessStatus: text,
        tracker: person,
        tasksTotal: number,
        tasksAccepted: number,
        startedAt: text,
        currentTask: {
          type: 'object',
          nullable: true,
          properties: {
            id: number,
            name: text,
            state: text,
            since: text,
            due: { type: 'string', nullable: true },
          },
        },
      },
    },
    members: { type: 'array', items: text },
  },
} as const

const personJson = (
  alias: string,
): string => `case when ${alias}.uid is null then null else json_build_object('uid', ${alias}.uid,
  'name', ${alias}.last_name || ' ' || left(${alias}.first_name, 1) || '.', 'avatarUrl', ${alias}.avatar_url) end`

const wholeColumns = `r.id, r.status, r.board_column as column, json_build_object('id', p.id, 'name', p.name,
    'serialNumber', p.serial_number, 'summary', p.summary, 'logoUrl', p.logo_file_id, 'industries', (
      select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name_ru)), '[]') from dictionary_value d
      where d.id = any(p.industry_ids))) as project,
  ${personJson('l')} as leader, json_build_object('id', g.id, 'name', g.name) as programme,
  json_build_object('id', t.id, 'name', t.name) as track, r.created_at as "createdAt", r.waits_since as since, r.message, r.reason,
  case when q.id is null then null else json_build_object('id', q.id, 'accessStatus', q.access_status, 'tracker', ${personJson('h')},
    'tasksTotal', q.tasks_total, 'tasksAccepted', q.tasks_accepted, 'startedAt', q.started_at, 'currentTask', (
      select json_build_object('id', w.id, 'name', k.name, 'state', w.state, 'since', w.state_changed_at, 'due', w.due_on)
      from project_trackpoint w join trackpoint k on k.id = w.trackpoint_id
      where w.project_track_id = q.id and w.state <> 'ACCEPT_CODE' order by w.seq limit 1)) end as participation,
  array(select m.person_uid from project_member m where m.project_id = p.id)::text[] as members`

const wholeJoins = `join project p on p.id = r.project_id join track t on t.id = r.track_id
  join programme g on g.id = t.programme_id left join project_track q on q.request_id = r.id
  left join person l on l.uid = p.leader_uid left join person h on h.uid = q.tracker_uid`

const atWork = `r.accelerator_id = $1 and r.board_column not in ('DISCARDED', 'CLOSED')`

const schema = (items: object) => ({ response: { 200: { type: 'object', properties: { items } } } })

app.get('/ready', async () => ({ items: [] }))

app.get('/list', { schema: schema({ type: 'array', items: row }) }, async () => {
  await lookUpSession()
  const { rows } = await pool.query({
    name: 'list',
    text: `select r.id, r.status, r.created_at, json_build_object('id', p.id, 'name', p.name, 'summary', p.summary) as project,
        json_build_object('id', t.id, 'name', t.name) as track
      from acceleration_request r join project p on p.id = r.project_id join track t on t.id = r.track_id
      where r.accelerator_id = $1 order by r.created_at desc, r.id desc limit 12`,
    values: [acceleratorId],
  })
  return { items: rows as unknown[] }
})

/** The rows that the portal returns with their total, by one hand-written statement. */
app.get<{ Querystring: { by?: 'name' } }>(
  '/whole-list',
  {
    schema: {
      response: {
        200: { type: 'object', properties: { items: { type: 'array', items: wholeRow }, total: number } },
      },
    },
  },
  async ({ query }) => {
    await lookUpSession()
    const order = query.by === 'name' ? 'lower(r.project_name), r.id' : 'r.created_at desc, r.id desc'
    const { rows } = await pool.query<{ total: number }>({
      name: `whole-list-${query.by}`,
      text: `select ${wholeColumns}, (select count(*)::int from (
          select from acceleration_request r where ${atWork} limit 1001) c) as total
        from (select * from acceleration_request r where ${atWork} order by ${order} limit 12) r ${wholeJoins} order by ${order}`,
      values: [acceleratorId],
    })
    return { items: rows as unknown[], total: rows[0]?.total ?? 0 }
  },
)

app.get<{ Querystring: { id: string } }>(
  '/whole-one',
  { schema: { response: { 200: wholeRow } } },
  async ({ query }) => {
    await lookUpSession()
    const { rows } = await pool.query({
      name: 'whole-one',
      text: `select ${wholeColumns} from acceleration_request r ${wholeJoins} where r.id = $1`,
      values: [Number(query.id)],
    })
    return rows[0] as unknown
  },
)

app.get('/one', { schema: { response: { 200: row } } }, async () => {
  await lookUpSession()
  const { rows } = await pool.query({
    name: 'one',
    text: `select r.id, r.status, r.created_at, json_build_object('id', p.id, 'name', p.name, 'summary', p.summary) as project,
        json_build_object('id', t.id, 'name', t.name) as track
      from acceleration_request r join project p on p.id = r.project_id join track t on t.id = r.track_id
      where r.accelerator_id = $1 limit 1`,
    values: [acceleratorId],
  })
  return rows[0] as unknown
})

app.get<{ Querystring: { projectId: string } }>('/profile', async ({ query }) => {
  await lookUpSession()
  const { rows } = await pool.query({
    name: 'profile',
    text: `select v.tree, (
        select json_agg(json_build_object('code', w.element_code, 'item', w.item_id, 'field', w.field_code,
          'value', w.value, 'version', w.version)) from profile_value w where w.project_id = $1) as values
      from profile_template_version v join profile_template t on t.id = v.template_id
      where t.main and v.status = 'ACTIVE'`,
    values: [Number(query.projectId)],
  })
  return rows[0] as unknown
})

app.get('/static', async () => {
  await lookUpSession()
  return { items: [] }
})

app.get('/badge', async () => {
  await lookUpSession()
  const { rows } = await pool.query({
    name: 'badge',
    text: `select count(*) as n from (
      select from acceleration_request where accelerator_id = $1 and status = 'NEW' limit 1001) c`,
    values: [acceleratorId],
  })
  return { items: rows as unknown[] }
})

const { rows: firsts } = await pool.query<{ id: string }>('select min(id) as id from project_trackpoint')
const firstTask = Number(firsts[0]!.id)

app.post('/write', async () => {
  const task = firstTask + Math.floor(Math.random() * 10_000)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({
      name: 'lock',
      text: 'select id from project_trackpoint where id = $1 for update',
      values: [task],
    })
    await client.query({
      name: 'change',
      text: 'update project_trackpoint set version = version + 1 where id = $1',
      values: [task],
    })
    await client.query({
      name: 'audit',
      text: `insert into audit_entry (accelerator_id, subject, subject_id, action) values ($1, 'bench', '1', 'write')`,
      values: [acceleratorId],
    })
    await client.query({
      name: 'event',
      text: `insert into event (name, payload, accelerator_id) values ('BenchWritten', '{}', $1)`,
      values: [acceleratorId],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
  return { items: [] }
})

addShowcaseFloor(app, pool)
addWritesFloor(app, pool, lookUpSession)

await app.listen({ port: Number(process.env['PORT']), host: '0.0.0.0' })
