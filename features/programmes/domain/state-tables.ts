import type { StateTable } from '#platform/domain/state-table.ts'
import type { ContentState } from './states.ts'

const tones = { DRAFT: 'work', PUBLISHED: 'accepted', ARCHIVE: 'blocked' } as const

/** State tables of programmes, tracks and their tasks: one machine; the Russian texts agree with each noun. */
export const contentStateTables: Record<'programme' | 'track' | 'trackpoint', StateTable<ContentState>> = {
  programme: { words: 'programmes:settings.statesOf.programme', tones },
  track: { words: 'programmes:settings.statesOf.track', tones },
  trackpoint: { words: 'programmes:settings.statesOf.trackpoint', tones },
}
