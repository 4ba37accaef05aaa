/** The fixed meanings of colour: what a state is like, whatever thing it belongs to. */
export const stateTones = ['new', 'work', 'done', 'accepted', 'rejected', 'blocked'] as const

/** One of `stateTones`; a feature maps its states by `Record<State, StateTone>`. */
export type StateTone = (typeof stateTones)[number]
