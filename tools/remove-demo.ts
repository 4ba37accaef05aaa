// Removes the demo's accounts from a database before production use: npm run remove-demo
import { removeDemoAccounts } from '../database/demo/left-over.ts'
import { onDatabase } from './database/on-database.ts'

await onDatabase(async (db) => {
  const removed = await removeDemoAccounts(db)
  process.stdout.write(`${removed} demo accounts removed; nobody can sign in as them any more\n`)
})
