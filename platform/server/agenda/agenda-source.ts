import { cutText } from '#platform/domain/cut-text.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { deadline } from '#platform/contract/fields.ts'
import type { Tag } from '#platform/contract/tags.ts'
import type { AgendaKind, AgendaVerb } from '#platform/domain/agenda-kinds.ts'
import type { MenuCode } from '#platform/domain/menu.ts'
import type { RoleCode } from '#platform/domain/actor.ts'
import type { PolicyAction } from '#platform/domain/policy.ts'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import type { SignedIn } from '../context.ts'
import type { Sql } from '../lists/order.ts'
import { deadlineJson } from '../sql.ts'

/** A day that ends in the zone of whoever set it, or an instant. */
type Due = z.output<ReturnType<typeof deadline>> | string

/** Something that waits for a person. */
export type Waiting = {
  /** Tells it apart from all others of its kind. */
  key: string
  verb: AgendaVerb
  title: string
  /** What tells it from its namesakes, in one line; may be empty. */
  context: string
  /** The role that it is about, where it is about one. */
  role: Exclude<RoleCode, 'GST'> | null
  /** A word that somebody left with it: the reviewer's comment, the message of who asks; may be empty. */
  note: string
  /** Review comments to look at. */
  remarks: number
  since: string
  due: Due | null
  link: ScreenHref
}

/** What of one source waits: the first few, and how many there are up to `agendaCountLimit`. */
export type WaitingPart = { items: Waiting[]; total: number; totalIsExact: boolean }

/** Beyond it the agenda says "50+": whoever has more works through the list behind. */
export const agendaCountLimit = 50

/** Something a feature puts on people's agenda. */
export type AgendaSource = {
  /** Unique, for the log and the tests. */
  name: string
  kind: AgendaKind
  /** The menu item that its links need; null where they open for everybody signed in. */
  menu: MenuCode | null
  /** The list that shows all of it, with the menu item that opens it. */
  list: { menu: MenuCode; link: ScreenHref } | null
  /** Whatever changes one of these may change what waits. */
  reads: readonly Tag[]
  /** Whether anything of it can wait for the person; the database is not asked. */
  isOpenTo: (ctx: SignedIn) => boolean
  /** What waits for the person, the most urgent first. */
  find: (ctx: SignedIn, limit: number) => Promise<WaitingPart>
}

type Definition<Subject, Raw> = Pick<AgendaSource, 'name' | 'kind' | 'menu' | 'list' | 'reads'> & {
  /** What the policy decides on; null where there is nothing to ask about, as without an accelerator. */
  of: (ctx: SignedIn) => Subject | null
  /** The policy action of what is to be done, or of the list where the scope says the rest. */
  authorize: PolicyAction<Subject>
  /** The table by its alias, with the joins that the scope and the order need. */
  from: Sql
  /** What tells the rows apart: `w.id`. */
  key: Sql
  /** The rows on which the person can act now: the machine's states and the policy as a condition. */
  scope: (ctx: SignedIn, subject: Subject) => Sql
  /** Since when it waits; without a deadline the order is by nothing else, so that an index can be walked. */
  since: Sql
  /** Until when: a day with the accelerator's zone, or an instant. */
  due?: { day: Sql; zone: Sql } | { at: Sql }
  /** Joins that only the words and the link need. */
  joins?: Sql
  title: (ctx: SignedIn) => Sql
  context: (ctx: SignedIn) => Sql
  note?: Sql
  /** What this person reads of the note, where some of it is hidden from them: of the whole note, before it is cut. */
  noteRead?: (row: Raw, note: string) => string
  remarks?: Sql
  role?: Sql
  /** What the verb and the link need besides, as columns. */
  columns: Sql
  verb: (row: Raw) => AgendaVerb
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

/** The longest word of somebody that is told with it. */
const noteLength = 280

const dueColumn = (due: Definition<never, never>['due']): Sql => {
  if (!due) return sql`null`
  return 'at' in due ? due.at : deadlineJson(due.day, due.zone)
}

/**
 * Puts a feature's own on people's agenda: a file `server/*.agenda-source.ts` exports it (ADR 45). Only the first few are read
 * and counted no further than is said, so each source costs one short statement.
 */
export const agendaSource = <Subject, Raw>(definition: Definition<Subject, Raw>): AgendaSource => {
  const { name, kind, menu, list, reads, from, key, scope, since, due, joins = sql`` } = definition
  const { title, context, note = sql`''`, remarks = sql`0`, role = sql`null` } = definition
  const { noteRead = (_row: Raw, said: string) => said } = definition
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
      const where = scope(ctx, subject)
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
          verb: definition.verb(row),
          title: row.$title?.trim() ?? '',
          context: row.$context ?? '',
          note: shortened(noteRead(row, row.$note?.trim() ?? '')),
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

const shortened = (said: string): string =>
  said.length > noteLength ? `${cutText(said, noteLength).trimEnd()}…` : said
