import { loadPerson } from '#features/identity'
import type { AgendaKind } from '#platform/domain/agenda-kinds.ts'
import { agendaCountLimit, type AgendaSource, type Waiting } from '#platform/server/agenda/agenda-source.ts'
import { askSources } from '#platform/server/ask-sources.ts'
import type { CalendarEntry } from '#platform/server/calendars/calendar.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import type { EventsSettings } from './settings.ts'

/** Kinds that a calendar shows as what they are: events and meetings. */
const shownOtherwise: ReadonlySet<AgendaKind> = new Set(['event', 'meeting'])

/** A deadline at an hour is shown by the minutes before it. */
const before = 15 * 60_000

type Due = { source: AgendaSource; item: Waiting }

const entryOf = ({ publicUrl }: EventsSettings, { source, item }: Due): CalendarEntry[] => {
  const { key, title, context, due, link } = item
  if (due === null) return []
  const shared = {
    key: `agenda-${source.name}-${key}`,
    name: title,
    description: context,
    place: '',
    link: new URL(link, publicUrl).href,
    timeZone: null,
    cancelled: false,
    sure: true,
    version: 1,
  }
  if (typeof due !== 'string') return [{ ...shared, day: due.day, startsAt: due.endsAt, endsAt: due.endsAt }]
  return [{ ...shared, startsAt: new Date(Date.parse(due) - before).toISOString(), endsAt: due }]
}

/** What is due of all that waits for a person, in every accelerator they work for: tasks, decisions, next steps. */
export const readDue = async (
  ctx: Context,
  settings: EventsSettings,
  uid: string,
): Promise<CalendarEntry[]> => {
  const actor = await loadPerson(ctx.db, uid)
  if (!actor) return []
  const found = new Map<string, Due>()
  for (const acceleratorId of [null, ...actor.memberships.map((one) => one.acceleratorId)]) {
    const caller: SignedIn = { ...ctx, actor, acceleratorId }
    const sources = settings
      .agenda()
      .filter(({ kind, isOpenTo }) => !shownOtherwise.has(kind) && isOpenTo(caller))
    const answers = await askSources(caller, sources, (inTime, source) =>
      source.find(inTime, agendaCountLimit),
    )
    for (const [source, part] of answers)
      for (const item of part?.items ?? []) found.set(`${source.name} ${item.key}`, { source, item })
  }
  return [...found.values()].flatMap((due) => entryOf(settings, due))
}
