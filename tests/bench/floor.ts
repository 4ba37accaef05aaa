import Fastify from 'fastify'
import pg from 'pg'

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

app.get('/one', { schema: schema(row) }, async () => {
  await lookUpSession()
  const { rows } = await pool.query({
    name: 'one',
    text: `select r.id, r.status, r.created_at, json_build_object('id', p.id, 'name', p.name, 'summary', p.summary) as project,
        json_build_object('id', t.id, 'name', t.name) as track
      from acceleration_request r join project p on p.id = r.project_id join track t on t.id = r.track_id
      where r.accelerator_id = $1 limit 1`,
    values: [acceleratorId],
  })
  return { items: rows[0] as unknown }
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

await app.listen({ port: Number(process.env['PORT']), host: '0.0.0.0' })
