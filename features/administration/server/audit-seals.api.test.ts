import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../tests/support/database.ts'
import { temporaryFolder } from '../../../tests/support/folders.ts'
import { sealAuditJob } from './audit-seals.jobs.ts'
import { checkAudit, findForeignSeal, readSealLines, sealAudit } from './audit-seals.ts'

const { db, pool } = await testDatabase()

/** Inserts this many old entries and one recent entry. */
const entries = (count: number) =>
  pool.query(
    `insert into audit_entry (subject, subject_id, action, comment, details, at)
      select 'project', n::text, 'edit', 'reason ' || n, '{"a": 1}'::jsonb, now() - interval '2 hours' from generate_series(1, $1) n
      union all select 'project', '0', 'edit', '', '{}'::jsonb, now()`,
    [count],
  )

beforeEach(() => pool.query('truncate audit_entry, audit_seal restart identity'))

test('entries older than an hour are sealed, in parts, and each once', async () => {
  await entries(10_003)
  const seal = await sealAudit(db)
  expect(seal).toMatchObject({ id: 2, lastId: 10_003 })
  expect(await checkAudit(db)).toEqual({ seals: 2, entries: 10_003, broken: null })
  expect(await sealAudit(db)).toEqual(seal)
  await entries(5)
  expect(await sealAudit(db)).toMatchObject({ id: 3 })
  expect(await checkAudit(db)).toMatchObject({ seals: 3, entries: 10_009, broken: null })
})

test('a portal without entries has no seal', async () => {
  expect(await sealAudit(db)).toBeUndefined()
  expect(await checkAudit(db)).toEqual({ seals: 0, entries: 0, broken: null })
})

test('several that seal at once make one chain', async () => {
  await entries(50)
  await Promise.all(Array.from({ length: 8 }, () => sealAudit(db)))
  expect(await checkAudit(db)).toEqual({ seals: 1, entries: 50, broken: null })
})

test.each([
  ['changed words', `update audit_entry set comment = 'another reason' where id = 7`],
  ['another person', `update audit_entry set actor_uid = gen_random_uuid() where id = 7`],
  ['another time', `update audit_entry set at = at + interval '1 second' where id = 7`],
  ['changed details', `update audit_entry set details = '{"a": 2}' where id = 7`],
  ['a deleted entry', `delete from audit_entry where id = 7`],
  ['a seal of one’s own', `update audit_seal set hash = sha256('x') where id = 1`],
])('%s break the chain at their seal', async (_what, tamper) => {
  await entries(20)
  await sealAudit(db)
  await pool.query(tamper)
  expect(await checkAudit(db)).toEqual({ seals: 0, entries: 0, broken: { id: 1, from: 1, to: 20 } })
})

test('a truncated and rebuilt chain is detected by the external seal', async () => {
  const file = join(temporaryFolder(), 'seals')
  const job = sealAuditJob({ auditSealFile: file })
  const context = { db, attempt: 1, lastAttempt: false, signal: new AbortController().signal }
  await entries(20)
  await job.run({ ...context, log: { info: () => {} } as never }, {})
  const storedSeals = readSealLines(await readFile(file, 'utf8'))
  expect(await findForeignSeal(db, storedSeals)).toBeNull()

  await pool.query('delete from audit_entry where id > 10; truncate audit_seal restart identity')
  await sealAudit(db)
  expect(await checkAudit(db)).toMatchObject({ broken: null })
  expect(await findForeignSeal(db, storedSeals)).toEqual(storedSeals[0])
  expect(() => readSealLines('something else\n')).toThrow('no line of seals')
})
