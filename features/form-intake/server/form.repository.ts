import { sql } from 'kysely'
import type { z } from 'zod'
import { activeTree } from '#features/profile-templates'
import { targetsOf } from '#features/project-import'
import type { Context, Db } from '#platform/server/context.ts'
import { findRow, type RowSource } from '#platform/server/lists/rows.ts'
import { personRefJson } from '#platform/server/sql.ts'
import type { formRow, intakeForm, mapping } from '../contract/form.schemas.ts'
import { intakeForms, type FormFacts } from '../domain/form-intake.policy.ts'
import { formPaths, type FormKind } from '../domain/kinds.ts'
import { senderTargets } from '../domain/mapping.rules.ts'

/** Field mapping of a form. */
export type FormMapping = z.output<typeof mapping>

type Shown = z.output<typeof intakeForm>

/** A form with the facts of its policy and everything needed to process its submissions. */
export type FormSubject = FormFacts & {
  id: number
  name: string
  kind: FormKind
  active: boolean
  trackId: number | null
  locale: 'ru' | 'en'
  mapping: FormMapping
  version: number
  ownerUid: string
  key: string
}

/** Columns of a form `f`. */
export const formColumns = sql`f.id, f.accelerator_id as "acceleratorId", f.name, f.kind, f.active, f.track_id as "trackId",
  f.locale, f.settings as mapping, f.version, f.owner_uid as "ownerUid", f.key`

/** Returns a form by its id. */
export const findForm = async (db: Db, id: number): Promise<FormSubject | undefined> => {
  const { rows } =
    await sql<FormSubject>`select ${formColumns} from intake_form f where f.id = ${id}`.execute(db)
  return rows[0]
}

type Row = z.output<typeof formRow>

const none = { NEW: 0, PROCESSED: 0, REJECTED: 0 }

const rowColumns = sql`f.id, f.name, f.kind, f.active,
  case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end as track,
  (select ${JSON.stringify(none)}::jsonb || coalesce(jsonb_object_agg(c.status, c.n), '{}') from (
    select s.status, count(*)::int as n from form_submission s where s.form_id = f.id group by 1) c) as counts,
  (select max(s.created_at) from form_submission s where s.form_id = f.id) as "lastAt"`

/** Row source of forms; `f` is the form. */
export const formRows: RowSource<Row, Row> = {
  from: sql`intake_form f`,
  key: sql`f.id`,
  columns: () => rowColumns as never,
  joins: sql`left join track t on t.id = f.track_id`,
}

/** Tracks of an accelerator that projects may apply to. */
const tracksOf = async (db: Db, acceleratorId: number): Promise<Shown['tracks']> => {
  const { rows } = await sql<{ id: number; name: string }>`
    select t.id, t.name from track t join programme p on p.id = t.programme_id
    where t.accelerator_id = ${acceleratorId} and t.content_status = 'PUBLISHED' and p.content_status = 'PUBLISHED'
    order by t.name, t.id`.execute(db)
  return rows
}

/** All possible targets of a field: the sender first, then settings and profile of the project. */
export const formTargets = (tree: Parameters<typeof targetsOf>[0]): Shown['targets'] => [
  ...senderTargets.map((key) => ({ key, name: null, of: null, repeated: false })),
  ...targetsOf(tree).filter(({ key }) => key !== 'main.number'),
]

/** Returns a form with everything that its screen needs. */
export const readForm = async (
  ctx: Context,
  form: Pick<FormSubject, 'id' | 'acceleratorId'>,
): Promise<Shown> => {
  const [row, tree, tracks] = await Promise.all([
    findRow(
      ctx,
      {
        ...formRows,
        columns: () =>
          sql`${rowColumns}, f.version, f.locale, f.settings as mapping, ${personRefJson('u')} as owner,
            f.secret_at as "secretAt",
            case when f.previous_until > now() then f.previous_until end as "previousUntil"` as never,
        joins: sql`left join track t on t.id = f.track_id join person u on u.uid = f.owner_uid`,
      },
      sql`f.id = ${form.id}`,
    ) as Promise<unknown> as Promise<Omit<Shown, 'path' | 'targets' | 'tracks' | 'actions'>>,
    activeTree(ctx.db),
    tracksOf(ctx.db, form.acceleratorId),
  ])
  return {
    ...row,
    path: `/api/v1${formPaths[row.kind]}`,
    targets: formTargets(tree),
    tracks,
    actions: intakeForms.manage.allows(ctx.actor, form) ? ['rotate'] : [],
  }
}
