import { sql } from 'kysely'
import { test } from 'vitest'
import { openPortal } from '../../../tests/support/portal.ts'
import { listAudit } from '../contract/audit-trail.endpoints.ts'

test('time', async () => {
  const portal = await openPortal()
  const admin = await portal.make.person({ roles: ['ADMIN'] })
  await sql`insert into person (uid, email, last_name, first_name)
    select gen_random_uuid(), 'p' || i || '@x.example', 'Фамилия' || i, 'Имя' || (i % 50) from generate_series(1, 20000) i`.execute(
    portal.db,
  )
  await sql`insert into audit_entry (subject, subject_id, action, actor_uid, comment, at)
    select (array['project','person','trackpoint','acceleration_request','dictionary'])[1 + i % 5], i::text,
      (array['edit','create','accept','reject','setTracker'])[1 + i % 5], p.uid, case when i % 10 = 0 then 'Причина ' || i else '' end,
      now() - make_interval(mins => 100000 - i)
    from generate_series(1, 100000) i join lateral (select uid from person offset (i % 20000) limit 1) p on i % 1000 = 0
    union all select 'project', i::text, 'edit', ${admin.uid}::uuid, case when i % 10 = 0 then 'Причина ' || i else '' end, now() - make_interval(mins => 100000 - i) from generate_series(1, 100000) i`.execute(
    portal.db,
  )
  await sql`update audit_entry e set actor_uid = p.uid from (select uid, row_number() over () as n from person) p where p.n = 1 + e.id % 20000`.execute(
    portal.db,
  )
  await sql`vacuum analyze audit_entry`.execute(portal.db)
  await sql`vacuum analyze person`.execute(portal.db)
  for (const findText of [
    'фамилия15555',
    'edit',
    'причина 77770',
    '77777',
    'zzzz',
    'фамилия',
    'имя 12',
    'p77@x',
  ])
    for (let i = 0; i < 3; i++) {
      const t = performance.now()
      const { body, status } = await portal.as(admin).send(listAudit, { query: { findText } })
      console.log(
        findText,
        status,
        body['total'],
        (body['items'] as unknown[])?.length,
        Math.round(performance.now() - t),
      )
    }
  const t = performance.now()
  await portal.as(admin).send(listAudit, { query: {} })
  console.log('plain', Math.round(performance.now() - t))
}, 300_000)
