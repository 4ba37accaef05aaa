import type { StateTone } from '#platform/web/work/components/states/state-tones.ts'
import type { ContentState } from '../../domain/states.ts'

/** The fixed colours of a programme's, track's or trackpoint's state. */
export const contentTones: Record<ContentState, StateTone> = {
  DRAFT: 'work',
  PUBLISHED: 'accepted',
  ARCHIVE: 'blocked',
}
