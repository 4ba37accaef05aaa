import { sql } from 'kysely'
import type { z } from 'zod'
import type { deadline } from '#platform/contract/fields.ts'
import type { Tag } from '#platform/contract/tags.ts'
import type { RoleCode } from '#platform/domain/actor.ts'
import type { AgendaKind, AgendaVerb } from '#platform/domain/agenda-kinds.ts'
import { cutAtWord } from '#platform/domain/cut-text.ts'
import type { MenuCode } from '#platform/domain/menu.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { SignedIn } from '../context.ts'
import type { Sql } from '../lists/order.ts'
import { deadlineJson } from '../sql.ts'

/** A day that ends in the time zone of the person who set it, or an instant. */
type Due = z.output<ReturnType<typeof deadline>> | string

/** An item on a person's agenda. */
export type Waiting = {
  /** Unique among items of its kind. */
  key: string
  verb: AgendaVerb
  title: string
  /** A line that distinguishes items with the same name; may be empty. */
  context: string
  /** The role that it concerns, if any. */
  role: Exclude<RoleCode, 'GST'> | null
  /** A message by another person: the reviewer's comment, the requester's message; may be empty. */
  note: string
  /** Number of review comments to read. */
  remarks: number
  since: string
  due: Due | null
  link: ScreenHref
}

/** Items of one source: the first few, and their total up to `agendaCountLimit`. */
export type WaitingPart = { items: Waiting[]; total: number; totalIsExact: boolean }

/** Maximum count: beyond it the agenda shows "50+" and links to the list. */
export const agendaCountLimit = 50

/** A source of agenda items, provided by a feature. */
export type AgendaSource = {
  /** Unique, for logs and tests. */
  name: string
  kind: AgendaKind
  /** The menu item that its links require; null if any signed-in person may open them. */
  menu: MenuCode | null
  /** The list of all items, with the menu item that opens it. */
  list: { menu: MenuCode; link: ScreenHref } | null
  /** Changes of these tags may change the items. */
  reads: readonly Tag[]
  /** Whether the person can have any items; decided without a query. */
  isOpenTo: (ctx: SignedIn) => boolean
  /** The person's items, most urgent first. */
  find: (ctx: SignedIn, limit: number) => Promise<WaitingPart>
}

type Definition<Subject, Raw> = Pick<AgendaSource, 'name' | 'kind' | 'menu' | 'list' | 'reads'> & {
  /** The subject of the policy; null if there is none, for example without an accelerator. */
  of: (ctx: SignedIn) => Subject | null
  /** The policy action of the task, or of the list if the scope decides the rest. */
  authorize: PolicyAction<Subject>
  /** The table with its alias, and the joins that the scope and the order need. */
  from: Sql
  /** Unique key of a row: `w.id`. */
  key: Sql
  /** Condition for rows on which the person can act now: the machine's states and the policy. */
  scope: (ctx: SignedIn, subject: Subject, query: Readonly<Record<string, never>>) => Sql
  /** Start of waiting; without a deadline the rows are ordered by this alone, so that an index can be scanned. */
  since: Sql
  /** Deadline: a day with the accelerator's time zone, or an instant. */
  due?: { day: Sql; zone: Sql } | { at: Sql }
  /** Joins that only the texts and the link need. */
  joins?: Sql
  title: (ctx: SignedIn) => Sql
  context: (ctx: SignedIn) => Sql
  note?: Sql
  /** The part of the note that this person may read; receives the whole note, before it is shortened. */
  noteRead?: (row: Raw, note: string) => string
  remarks?: Sql
  role?: Sql
  /** Further columns for the verb and the link. */
  columns: Sql
  verb: (row: Raw, ctx: SignedIn) => AgendaVerb
  link: (row: Raw) => ScreenHref
}

type Row<Raw> = Raw & {
  $key: string
  $title: string | null
  $context: string | null
  $note: string | null
  $remarks: number
  $role: Waiting['role']
  $since: string
  $due: Due | null
  $counted: number
}

/** Maximum length of the note in characters. */
const noteLength = 280

const dueColumn = (due: Definition<never, never>['due']): Sql => {
  if (!due) return sql`null`
  return 'at' in due ? due.at : deadlineJson(due.day, due.zone)
}

/**
 * Declares a source of agenda items, exported by `server/*.agenda-source.ts` (ADR 45). Only the first few rows are
 * read and the count is capped, so each source costs one short query.
 */
export const agendaSource = <Subject, Raw>(definition: Definition<Subject, Raw>): AgendaSource => {
  const { name, kind, menu, list, reads, from, key, scope, since, due, joins = sql`` } = definition
  const { title, context, note = sql`''`, remarks = sql`0`, role = sql`null` } = definition
  const { noteRead = (_row: Raw, words: string) => words } = definition
  const notePart = definition.noteRead ? note : sql`left(${note}, ${sql.lit(noteLength + 1)})`
  const subjectOf = (ctx: SignedIn): Subject | null => {
    const subject = definition.of(ctx)
    return subject !== null && definition.authorize.allows(ctx.actor, subject) ? subject : null
  }
  const dueFirst = due ? sql`${'at' in due ? due.at : due.day} nulls last,` : sql``
  const order = sql`order by ${dueFirst} ${since}, ${key}`
  return {
    name,
    kind,
    menu,
    list,
    reads,
    isOpenTo: (ctx) => subjectOf(ctx) !== null,
    find: async (ctx, limit) => {
      const subject = subjectOf(ctx)
      if (subject === null) return { items: [], total: 0, totalIsExact: true }
      const where = scope(ctx, subject, {})
      const { rows } = await sql<Row<Raw>>`
        select ${key}::text as "$key", ${title(ctx)} as "$title", ${context(ctx)} as "$context",
          ${notePart} as "$note", (${remarks})::int as "$remarks",
          ${role} as "$role", ${since} as "$since", ${dueColumn(due)} as "$due",
          (select count(*)::int from (
            select from ${from} where ${where} limit ${sql.lit(agendaCountLimit + 1)}) counted) as "$counted",
          ${definition.columns}
        from ${from} join (
          select ${key} as waiting from ${from} where ${where} ${order} limit ${sql.lit(limit)}
        ) "$page" on "$page".waiting = ${key} ${joins} ${order}`.execute(ctx.db)
      const counted = rows[0]?.$counted ?? 0
      return {
        items: rows.map((row) => ({
          key: row.$key,
          verb: definition.verb(row, ctx),
          title: row.$title?.trim() ?? '',
          context: row.$context ?? '',
          note: cutAtWord(noteRead(row, row.$note?.trim() ?? ''), noteLength),
          remarks: row.$remarks,
          role: row.$role,
          since: row.$since,
          due: row.$due,
          link: definition.link(row),
        })),
        total: Math.min(counted, agendaCountLimit),
        totalIsExact: counted <= agendaCountLimit,
      }
    },
  }
}
