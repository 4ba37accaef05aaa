import { sql } from 'kysely'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import { deckPdf } from './deck-pdf.ts'
import { keep } from './profiles.ts'
import type { Scene } from './scene.ts'

/** Experts' terms, and the certificate of the demo's expert: input for planning reviews. */
export const sayExpertTerms = async (scene: Scene): Promise<void> => {
  const { db, calendar } = scene
  const rows = await db
    .selectFrom('person')
    .selectAll()
    .where('uid', 'in', db.selectFrom('accelerator_member').select('person_uid').where('role', '=', 'EXP'))
    .orderBy('email')
    .execute()
  await insertAll(
    db,
    'expert_setting',
    rows.map(({ uid }, i) => ({
      expert_uid: uid,
      // The first of every three has no limit.
      capacity: i % 3 === 0 ? null : 8 + (i % 3) * 4,
      fee: i % 2 === 0 ? '12000' : null,
      fee_currency: i % 2 === 0 ? 'RUB' : null,
      languages: i % 4 === 1 ? ['ru'] : ['ru', 'en'],
    })),
  )
  const [, away] = rows
  if (away) {
    await sql`insert into expert_absence (expert_uid, days)
      values (${away.uid}, daterange(${calendar.day(20)}::date, ${calendar.day(34)}::date))`.execute(db)
  }
  const expert = rows.find(({ email }) => email === 'exp@demo.example')
  if (!expert) return
  const fileId = await keep(scene, {
    entity: 'CERTIFICATE',
    name: 'Сертификат эксперта.pdf',
    mime: 'application/pdf',
    bytes: deckPdf(7),
    person: expert,
  })
  if (fileId === null) return
  await insertOne(db, 'expert_certificate', { expert_uid: expert.uid, file_id: fileId })
}
