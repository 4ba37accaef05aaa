import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { agendaKinds, type AgendaKind } from '#platform/domain/agenda-kinds.ts'
import type { MenuCode } from '#platform/domain/menu.ts'
import type { AgendaSource } from '#platform/server/agenda/agenda-source.ts'
import { askTogether } from '#platform/server/ask-sources.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { getAgenda } from '../contract/agenda.endpoints.ts'

type Agenda = ResponseOf<typeof getAgenda>
type Item = Agenda['items'][number]

type Selection = {
  /** Menu items of the active role; sources that link elsewhere are omitted. */
  menu: readonly MenuCode[]
  kind: AgendaKind | undefined
  limit: number
}

const never = '9999'

const endOf = ({ due }: Item): string => (due === null ? never : typeof due === 'string' ? due : due.endsAt)

/** Overdue items, then the soonest due, then the longest waiting. */
const byUrgency = (one: Item, other: Item): number =>
  endOf(one).localeCompare(endOf(other)) ||
  one.since.localeCompare(other.since) ||
  agendaKinds.indexOf(one.kind) - agendaKinds.indexOf(other.kind) ||
  one.key.localeCompare(other.key, undefined, { numeric: true })

/** Queries the first items of every source available to the person, and sorts them together. */
export const gatherAgenda = async (
  ctx: SignedIn,
  sources: readonly AgendaSource[],
  { menu, kind, limit }: Selection,
): Promise<Agenda> => {
  const opens = (code: MenuCode): boolean => menu.includes(code)
  const queried = sources.filter(
    (source) => (source.menu === null || opens(source.menu)) && source.isOpenTo(ctx),
  )
  const answers = await askTogether(ctx, queried, (inTime, source) => source.find(inTime, limit))
  const kinds = agendaKinds.flatMap((one) => {
    const of = queried.filter((source) => source.kind === one)
    const parts = of.map((source) => answers.get(source)).filter((part) => part != null)
    const total = parts.reduce((sum, part) => sum + part.total, 0)
    // With two sources no single list has all items.
    const list = of.length === 1 && of[0]!.list && opens(of[0]!.list.menu) ? of[0]!.list.link : null
    return total > 0
      ? [{ kind: one, total, totalIsExact: parts.every(({ totalIsExact }) => totalIsExact), list }]
      : []
  })
  const items = queried
    .filter((source) => kind === undefined || source.kind === kind)
    .flatMap((source) => (answers.get(source)?.items ?? []).map((item) => ({ ...item, kind: source.kind })))
  return {
    items: items.toSorted(byUrgency).slice(0, limit),
    kinds,
    incomplete: [...answers.values()].includes(null),
  }
}
