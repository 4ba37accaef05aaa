import { stateTones, type StateTone } from '#platform/domain/state-table.ts'

/** A fictional project of the gallery; its texts are translated. */
export type SampleRow = {
  id: number
  name: string
  tone: StateTone
  leader: { name: string; avatarUrl: null }
  amount: string
  appliedAt: string
  dueAt: string
  actions: readonly ('accept' | 'message' | 'reject')[]
}

const day = 86_400_000

/** Generates rows from the translated names, always the same. */
export const sampleRows = (names: readonly string[], leaders: readonly string[]): SampleRow[] =>
  names.map((name, at) => ({
    id: at + 1,
    name,
    tone: stateTones[at % stateTones.length] ?? 'new',
    leader: { name: leaders[at % leaders.length] ?? '', avatarUrl: null },
    amount: String(((at * 7919) % 40) * 250_000 + 1_000_000),
    appliedAt: new Date(Date.now() - at * 1.7 * day).toISOString(),
    dueAt: new Date(Date.now() + (at - 3) * 1.3 * day).toISOString(),
    actions: at % stateTones.length === 0 ? ['accept', 'message', 'reject'] : ['message'],
  }))
