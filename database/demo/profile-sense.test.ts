import { sql } from 'kysely'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/server/context.ts'
import { portalFiles } from '#platform/server/files/storage.ts'
import {
  progressOfAsked,
  readAskedProfiles,
} from '../../features/participations/server/asked/asked-profile.ts'
import { testDatabase } from '../../tests/support/database.ts'
import { remarks } from './content/remarks.ts'
import { seedDemo } from './index.ts'

let db: Db
const folder = mkdtempSync(join(tmpdir(), 'runway-demo-sense-'))

beforeAll(async () => {
  ;({ db } = await testDatabase())
  await seedDemo(db, { files: portalFiles(folder) })
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const count = async (from: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(from)}`.execute(db)).rows[0]!.n

const plainText = (code: string) =>
  `(select v.value #>> '{}' from profile_value v where v.project_id = p.id and v.element_code = '${code}' and v.item_id is null)`

/** Facts that occur in several places of a profile. */
const profileFacts = `select p.id, p.name, ${plainText('started_on')} as started_on,
  ${plainText('registered_on')} as registered_on, ${plainText('first_sale_on')} as first_sale_on,
  ${plainText('full_timers')}::int as full_timers, ${plainText('interviews_count')}::int as interviews,
  ${plainText('interview_insights')} as insights, ${plainText('legal_name')} as legal_name,
  ${plainText('tax_number')} as tax_number, (${plainText('total_invested')}::jsonb ->> 'amount')::numeric as invested,
  (select d.code from dictionary_value d where d.id = (${plainText('legal_form')}::jsonb ->> 0)::bigint) as form
  from project p`

test('what waits for a reviewer is filled, and remarks at it fit their fields', async () => {
  const { rows } = await sql<{ id: number }>`select id from project_trackpoint
    where state in ('START', 'DONE_CODE', 'AUTO_SELECT_PASS', 'AUTO_SELECT_FAIL')`.execute(db)
  const profiles = await readAskedProfiles(
    db,
    rows.map(({ id }) => id),
  )
  expect(profiles.length).toBeGreaterThan(20)
  for (const profile of profiles) {
    const { filled, total, missing } = progressOfAsked(profile)
    expect([profile.taskId, filled, missing]).toEqual([profile.taskId, total, []])
  }
  const named = new Set(
    [remarks.ru, remarks.en].flatMap((by) => Object.entries(by).map((pair) => pair.join())),
  )
  const { rows: made } = await sql<{ remark: string }>`select element_code || ',' || body as remark
    from task_comment where element_code not in ('ANSWER', 'FILES')`.execute(db)
  expect(made.length).toBeGreaterThan(10)
  expect(made.filter((one) => !named.has(one.remark))).toEqual([])
})

test('a profile does not contradict itself', async () => {
  for (const wrong of [
    'a.registered_on < a.started_on or a.first_sale_on < a.started_on',
    `exists (select from profile_value v where v.project_id = a.id and v.field_code in ('iv_date', 'ip_date', 'pl_from')
      and v.value #>> '{}' < a.started_on)`,
    'a.full_timers > (select count(*) from project_member m where m.project_id = a.id)',
    `a.form = 'SOLE_TRADE' and (a.legal_name like 'ООО%' or a.legal_name like '%Ltd' or length(a.tax_number) <> 12)`,
    `a.form = 'LIMITED_LIABILITY_COMPANY' and (a.legal_name like 'ИП%' or length(a.tax_number) <> 10)`,
    `a.invested <> (select sum((v.value ->> 'amount')::numeric) from profile_value v
      where v.project_id = a.id and v.field_code = 'iv_amount')`,
    `a.insights ~ '(восемнадцати|eighteen)' and a.interviews <> 18`,
    `a.name = 'Теплоконтур' and a.interviews <> 22`,
  ])
    expect(await count(`(${profileFacts}) a where ${wrong}`), wrong).toBe(0)
  expect(
    await count(`(${profileFacts}) a where a.form is not null and a.started_on is not null`),
  ).toBeGreaterThan(20)
})
