import { sql } from 'kysely'
import type { AuditAction } from '#platform/domain/audit-actions.ts'
import { audit } from '#platform/server/audit.ts'
import type { Db, SignedIn } from '#platform/server/context.ts'
import { sampleFormTree } from '../domain/sample-form.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

const words = { ru: ru.sampleForm, en: en.sampleForm }

const auditForm = (ctx: SignedIn, id: number, action: AuditAction) =>
  audit(ctx, { acceleratorId: null, subject: 'profile_template', subjectId: id, action })

/** The published review form of the sample programme in a language, created at its first use. */
export const takeSampleForm = async (ctx: SignedIn, locale: 'ru' | 'en'): Promise<number> => {
  const { name, description } = words[locale]
  const made = await sql<{ id: number }>`
    insert into profile_template (name, description, purpose, sample, created_by)
    values (${name}, ${description}, 'EXPERTISE', ${locale}, ${ctx.actor.uid})
    on conflict (sample) where sample is not null do nothing returning id`.execute(ctx.db)
  const id = made.rows[0]?.id
  if (id === undefined) {
    // Created before, or by a concurrent transaction that this insert waited for.
    const { rows } = await sql<{ id: number }>`
      select id from profile_template where sample = ${locale}`.execute(ctx.db)
    return rows[0]!.id
  }
  await sql`
    insert into profile_template_version (template_id, number, status, tree, updated_by, published_at)
    values (${id}, 1, 'ACTIVE', ${JSON.stringify(sampleFormTree())}::jsonb, ${ctx.actor.uid}, ${ctx.now.toISOString()})`.execute(
    ctx.db,
  )
  await auditForm(ctx, id, 'create')
  return id
}

/** Whether the form is unused: no review requested it and no administrator added a version. */
const isUntouched = async (db: Db, id: number): Promise<boolean> => {
  const { rows } = await sql<{ untouched: boolean }>`
    select not exists (select from profile_template_version v where v.template_id = ${id} and v.number > 1)
      and not exists (select from profile_template_version v join expert_job j on j.template_version_id = v.id
        where v.template_id = ${id}) as untouched`.execute(db)
  return rows[0]!.untouched
}

/** Deletes the review form of a sample unless it is in use. */
export const leaveSampleForm = async (ctx: SignedIn, id: number): Promise<void> => {
  await sql`select from profile_template where id = ${id} for update`.execute(ctx.db)
  if (!(await isUntouched(ctx.db, id))) return
  await sql`delete from profile_template where id = ${id}`.execute(ctx.db)
  await auditForm(ctx, id, 'delete')
}
