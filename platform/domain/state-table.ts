/** The fixed meanings of colour: what a state is like, whatever thing it belongs to. */
export const stateTones = ['new', 'work', 'done', 'accepted', 'rejected', 'blocked'] as const

/** A meaning of colour; its icon goes with it. */
export type StateTone = (typeof stateTones)[number]

/**
 * How the states of one machine are shown, in lists, boards, drawers, filters and files alike: where their words stand
 * (`feature:group`, a key each), and what each is like.
 */
export type StateTable<State extends string = string> = {
  words: `${string}:${string}`
  tones: Readonly<Record<State, StateTone>>
}

/** The text that names a state. */
export const stateKey = <State extends string>({ words }: StateTable<State>, state: State): string =>
  `${words}.${state}`
