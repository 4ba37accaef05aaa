import { loadPerson } from '#features/identity'
import type { AgendaKind } from '#platform/domain/agenda-kinds.ts'
import { agendaCountLimit, type AgendaSource, type Waiting } from '#platform/server/agenda/agenda-source.ts'
import { askTogether } from '#platform/server/ask-sources.ts'
import type { Context, SignedIn } from '#platform/server/context.ts'
import en from '../texts/en.json' with { type: 'json' }
import ru from '../texts/ru.json' with { type: 'json' }

/** An item of a person's agenda as an email lists it. */
export type AgendaLine = { what: string; title: string; context: string; due: Waiting['due']; link: string }

type Found = { kind: AgendaKind; item: Waiting }

const texts = { ru, en }

const lineOf = (locale: 'ru' | 'en', { kind, item }: Found): AgendaLine => {
  const words: Record<string, string> = texts[locale].what
  const { title, context, due, link, verb } = item
  const what = words[`${kind}_${verb}`] ?? words[kind] ?? ''
  return { what, title: title || texts[locale].unnamed, context, due, link }
}

const endOf = ({ item: { due } }: Found): string =>
  due === null ? '9999' : typeof due === 'string' ? due : due.endsAt

/**
 * Reads the most urgent items of a person's agenda in all their accelerators, for an email that also lists notifications.
 * Messages are omitted, because the notifications include them.
 */
export const readAgendaOfPerson = async (
  ctx: Omit<Context, 'actor' | 'acceleratorId'>,
  sources: readonly AgendaSource[],
  uid: string,
  limit: number,
): Promise<AgendaLine[]> => {
  const actor = await loadPerson(ctx.db, uid)
  if (!actor) return []
  const found = new Map<string, Found>()
  const accelerators = [null, ...new Set(actor.memberships.map(({ acceleratorId }) => acceleratorId))]
  for (const acceleratorId of accelerators) {
    const caller: SignedIn = { ...ctx, actor, acceleratorId }
    const open = sources.filter(({ kind, isOpenTo }) => kind !== 'message' && isOpenTo(caller))
    const answers = await askTogether(caller, open, (inTime, source) =>
      source.find(inTime, Math.min(limit, agendaCountLimit)),
    )
    for (const [{ name, kind }, part] of answers)
      for (const item of part?.items ?? []) found.set(`${name} ${item.key}`, { kind, item })
  }
  return [...found.values()]
    .toSorted(
      (one, other) =>
        endOf(one).localeCompare(endOf(other)) || one.item.since.localeCompare(other.item.since),
    )
    .slice(0, limit)
    .map((one) => lineOf(ctx.locale, one))
}
