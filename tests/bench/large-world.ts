import { availableParallelism } from 'node:os'
import type pg from 'pg'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { addProjects, seedDemo } from '../../database/demo/index.ts'
import { makeEntries } from './open-tasks-world.ts'

/** Of more projects than this most have no profile: its values would take most of the time and disk space. */
const fullProfiles = 100_000

/** Number of entries of the largest open task. */
const maxEntries = 100_000

/** Tables that grow with the projects, slowest first. */
const growing = [
  'acceleration_request',
  'shown_project',
  'project',
  'audit_entry',
  'project_trackpoint',
  'person',
  'notification',
  'project_member',
  'project_track',
  'profile_value',
  'project_publication',
  'publication_consent',
  'showcase_change',
  'shown_key',
  'person_role',
  'sso.account',
]

const forEach = (command: string): string[] => growing.map((table) => `${command} ${table}`)

/** Settings of its connections on a server without other users. */
const settings = [
  'synchronous_commit=off',
  'work_mem=256MB',
  'maintenance_work_mem=1GB',
  // There is one statement per core.
  'max_parallel_workers_per_gather=0',
  'max_parallel_maintenance_workers=0',
]

/** Runs the statements concurrently, one per core. */
const runAll = async (pool: pg.Pool, statements: string[]): Promise<void> => {
  const left = [...statements]
  const runInTurn = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await pool.query(next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runInTurn))
}

/** Drops the indexes that only speed up reading; returns the statements that recreate them, slowest first. */
const dropIndexes = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select c.oid::regclass::text as name, pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
     where i.indrelid = any($1::regclass[]) and not i.indisunique order by a.amname = 'gin' desc`,
    [growing],
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

const grow = async (
  url: string,
  more: number,
  light: boolean,
  say: (line: string) => void,
): Promise<void> => {
  const began = Date.now()
  const tell = (what: string): void => say(`${what} after ${Math.round((Date.now() - began) / 1000)} s`)
  const own = new URL(url)
  own.searchParams.set('options', settings.map((setting) => `-c ${setting}`).join(' '))
  const pool = createPool(own.href)
  await pool.query('alter system set autovacuum = off')
  await pool.query('select pg_reload_conf()')
  const definitions = await dropIndexes(pool)
  try {
    await addProjects(createDatabase(pool), more, {
      light,
      atOnce: availableParallelism(),
      say: (made) => tell(`${made} of ${more} projects made`),
    })
    // Before indexes exist; derived rows are computed faster, too.
    await runAll(pool, forEach('vacuum'))
    tell('Vacuumed')
  } finally {
    await runAll(pool, definitions)
    await pool.query('alter system reset autovacuum')
    await pool.query('select pg_reload_conf()')
  }
  tell('Indexes made')
  await runAll(pool, forEach('analyze'))
  tell('Analysed')
  await pool.end()
}

/** Fills a database with at least this many projects: the demo data, then generated rows. */
export const makeWorld = async (
  url: string,
  projects: number,
  say: (line: string) => void,
): Promise<void> => {
  const pool = createPool(url)
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from project')
  const standing = rows[0]!.n
  if (standing === 0) await seedDemo(createDatabase(pool))
  await pool.end()
  const more = projects - Math.max(standing, 120)
  if (more > 0) await grow(url, more, projects > fullProfiles, say)
  const grown = createPool(url)
  await makeEntries(grown, Math.min(projects, maxEntries))
  await grown.end()
}
