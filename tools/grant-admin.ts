// Grants a registered person the role of chief administrator: npm run grant-admin -- ADDRESS
import { sql } from 'kysely'
import { guest } from '#platform/domain/actor.ts'
import { audit } from '#platform/server/audit.ts'
import { onDatabase } from './database/on-database.ts'

const email = process.argv[2]
if (!email) {
  process.stderr.write('npm run grant-admin -- ADDRESS\n')
  process.exit(1)
}

await onDatabase(async (db) => {
  const { rows } = await sql<{ uid: string }>`
    select uid from person where lower(email) = lower(${email}) and status = 'A' and erased_at is null`.execute(
    db,
  )
  const uid = rows[0]?.uid
  if (!uid) {
    process.stderr.write(
      `Nobody active has the address ${email}: register it on the portal and confirm it first\n`,
    )
    process.exitCode = 1
    return
  }
  await db.transaction().execute(async (tx) => {
    const granted = await sql`
      insert into person_role (person_uid, role) values (${uid}, 'ADMIN') on conflict do nothing returning role`.execute(
      tx,
    )
    if (granted.rows.length === 0) return
    const details = { role: 'ADMIN', by: 'command line' }
    await audit(
      { db: tx, actor: guest },
      { acceleratorId: null, subject: 'person', subjectId: uid, action: 'grantRole', details },
    )
  })
  process.stdout.write(`${email} is a chief administrator of the portal\n`)
})
