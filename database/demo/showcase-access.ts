import { sql } from 'kysely'
import { newSecret } from '#platform/server/secrets/hashed-secret.ts'
import { viewDays } from '../../features/showcases/domain/views.rules.ts'
import { insertMany, insertOne } from '../../tests/support/factories/insert.ts'
import { chanceOf } from './random.ts'
import type { Scene } from './scene.ts'

type Main = { templateId: number; adminUid: string; projectIds: number[] }

/** The main showcase of the first accelerator, with its administrator. */
const mainShowcase = async ({ db }: Scene): Promise<Main | undefined> => {
  const { rows } = await sql<Main>`
    select s.id as "templateId", m.person_uid as "adminUid",
      array(select u.project_id from project_publication u where u.template_id = s.id and u.status = 'PUBLISHED'
        order by u.project_id) as "projectIds"
    from publication_template s join accelerator_member m on m.accelerator_id = s.accelerator_id and m.admin
    where s.is_main and s.content_status = 'PUBLISHED' order by s.accelerator_id, m.id limit 1`.execute(db)
  return rows[0]
}

/** The showcase on the accelerator's own site, with its key, and a disabled webhook: the demo calls nobody. */
export const openShowcaseToOthers = async (scene: Scene): Promise<void> => {
  const { db, calendar } = scene
  const found = await mainShowcase(scene)
  if (!found) return
  const { templateId, adminUid, projectIds } = found
  await db
    .updateTable('publication_template')
    .set({ frame_origins: ['https://accelerator.example', 'http://localhost:8000'] })
    .where('id', '=', templateId)
    .execute()
  const [site, old] = [newSecret(), newSecret()]
  await insertMany(db, 'showcase_key', [
    {
      template_id: templateId,
      name: 'Сайт акселератора',
      key: site.key,
      secret_hash: site.hash,
      created_by: adminUid,
      created_at: calendar.ago(60),
      secret_at: calendar.ago(60),
      last_used_at: calendar.ago(0.2),
      revoked_at: null,
      revoked_by: null,
    },
    {
      template_id: templateId,
      name: 'Партнёрский каталог',
      key: old.key,
      secret_hash: old.hash,
      created_by: adminUid,
      created_at: calendar.ago(50),
      secret_at: calendar.ago(50),
      last_used_at: calendar.ago(12),
      revoked_at: calendar.ago(10),
      revoked_by: adminUid,
    },
  ])
  const hook = await insertOne(db, 'showcase_hook', {
    template_id: templateId,
    url: 'https://crm.accelerator.example/hooks/showcase',
    kinds: ['PUBLISHED', 'REPUBLISHED', 'CHANGED', 'TAKEN_BACK'],
    // Encrypted when the portal starts.
    secret: `whsec_${newSecret().key}`,
    active: false,
    created_by: adminUid,
    created_at: calendar.ago(40),
  })
  await insertMany(
    db,
    'showcase_delivery',
    projectIds.slice(0, 4).map((projectId, at) => ({
      hook_id: hook.id,
      kind: 'PUBLISHED' as const,
      project_id: projectId,
      changed_at: calendar.ago(at + 2),
      created_at: calendar.ago(at + 2),
      last_at: calendar.ago(at + 2),
      attempts: at === 0 ? 3 : 1,
      outcome: at === 0 ? ('FAILED' as const) : ('DELIVERED' as const),
      http_status: at === 0 ? 500 : 200,
    })),
  )
}

/** Views of the last month: some projects have more than others, with fewer at weekends. */
export const viewShowcases = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows } = await sql<{ projectId: number; templateId: number }>`
    select project_id as "projectId", template_id as "templateId" from project_publication
    where status = 'PUBLISHED' order by id`.execute(db)
  // A separate random generator: the rest of the demo is unchanged.
  const { between } = chanceOf(138)
  const days = Array.from({ length: viewDays }, (_, ago) => calendar.day(-ago))
  await insertMany(
    db,
    'showcase_view_day',
    rows.flatMap(({ projectId, templateId }, at) =>
      days.map((day) => {
        const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
        const pages = Math.round(between(2, 24) / (1 + at / 4) / (isWeekend ? 3 : 1))
        return {
          project_id: projectId,
          template_id: templateId,
          day,
          pages,
          frames: between(0, Math.round(pages / 2)),
          documents: between(0, Math.round(pages / 5)),
        }
      }),
    ),
  )
}
