/** Meanings of colours: what kind of state it is, for any object. */
export const stateTones = ['new', 'work', 'done', 'accepted', 'rejected', 'blocked'] as const

/** The meaning of a colour; it also selects the icon. */
export type StateTone = (typeof stateTones)[number]

/**
 * How the states of a machine are shown in lists, boards, drawers, filters and files: the group of their texts
 * (`feature:group`, one key per state), and their tones.
 */
export type StateTable<State extends string = string> = {
  words: `${string}:${string}`
  tones: Readonly<Record<State, StateTone>>
}

/** Key of the text that names a state. */
export const stateKey = <State extends string>({ words }: StateTable<State>, state: State): string =>
  `${words}.${state}`
