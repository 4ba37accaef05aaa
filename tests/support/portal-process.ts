import { loadConfig } from '#platform/server/config.ts'
import { createDatabase, createPool } from '#platform/server/database/connection.ts'
import { createPortal } from '../../apps/portal/portal.ts'

/** A portal, its worker or both in a separate process, which a test may kill. */
const config = loadConfig(process.env)
const url = config.databaseUrl!
const pool = createPool(url, { max: 10 })
const portal = await createPortal({ config, url, pool, db: createDatabase(pool) })
if (config.worker !== 'none') await portal.startWorker()
if (config.worker !== 'only') await portal.app.listen({ port: config.port, host: config.host })
process.send?.('started')
