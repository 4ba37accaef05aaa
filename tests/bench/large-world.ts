import type pg from 'pg'
import { addProjects, seedDemo } from '../../database/demo/index.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'

/** Beyond this many projects most have no profile: its values would take most of the time and of the disk. */
const fullProfiles = 100_000

/** The tables that grow with the projects. */
const growing = [
  'acceleration_request',
  'audit_entry',
  'notification',
  'profile_value',
  'project',
  'project_member',
  'project_track',
  'project_trackpoint',
  'shown_project',
]

/** Drops the indexes that only make reading fast; answers how to make them again. */
const dropIndexes = async (client: pg.PoolClient): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relname = any($1) and not i.indisunique and c.relnamespace = 'public'::regnamespace`,
    [growing],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

const grow = async (url: string, more: number, light: boolean): Promise<void> => {
  // Of one connection, so that what is set here holds for all that follows.
  const pool = createPool(url, { max: 1 })
  const client = await pool.connect()
  await client.query(`set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'`)
  const definitions = await dropIndexes(client)
  client.release()
  try {
    await addProjects(createDatabase(pool), more, { light })
  } finally {
    for (const definition of definitions) await pool.query(definition)
  }
  await pool.query('vacuum analyze')
  await pool.end()
}

/** Brings a database to at least so many projects: the demo, then a large set without a story. */
export const makeWorld = async (url: string, projects: number): Promise<void> => {
  const pool = createPool(url)
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from project')
  const standing = rows[0]!.n
  if (standing === 0) await seedDemo(createDatabase(pool))
  await pool.end()
  const more = projects - Math.max(standing, 120)
  if (more > 0) await grow(url, more, projects > fullProfiles)
}
