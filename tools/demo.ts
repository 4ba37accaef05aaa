import { sql } from 'kysely'
// Adds many projects to the demo, for measurements: npm run demo -- --projects 100000
import { parseArgs } from 'node:util'
import { portalFiles } from '#platform/server/files/storage.ts'
import { addProjects, seedDemo } from '../database/demo/index.ts'
import { isEmpty } from '../database/demo/is-empty.ts'
import { onDatabase } from './database/on-database.ts'

const { values } = parseArgs({ options: { projects: { type: 'string', default: '1000' } } })
const projects = Number(values.projects)
if (!Number.isInteger(projects) || projects < 1 || projects > 2_000_000) {
  process.stderr.write('--projects must be a whole number from 1 to 2000000\n')
  process.exit(1)
}

const began = Date.now()
await onDatabase(async (db, config) => {
  if (await isEmpty(db)) await seedDemo(db, { files: portalFiles(config.dataDir) })
  await addProjects(db, projects, {
    say: (made) => process.stdout.write(`${made} of ${projects} projects\n`),
  })
  await sql`vacuum analyze`.execute(db)
})
process.stdout.write(`${projects} projects added in ${Math.round((Date.now() - began) / 1000)} s\n`)
