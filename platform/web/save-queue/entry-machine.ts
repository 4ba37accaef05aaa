/** How the saving of one entry stands. */
export const entryPhases = ['saved', 'dirty', 'saving', 'offline', 'invalid', 'refused', 'conflict'] as const

export type EntryPhase = (typeof entryPhases)[number]

type EntryTransition = { from: readonly EntryPhase[]; to: EntryPhase }

/** What happens to an entry, from which phase to which; nothing else moves it. */
export const entryTransitions = {
  /** Something is typed that the server does not hold. */
  edit: { from: ['saved', 'dirty', 'saving', 'offline', 'invalid', 'refused'], to: 'dirty' },
  /** What is typed is wrong, and no longer unfinished: it is said and not sent. */
  invalidate: { from: ['dirty', 'saving', 'offline', 'invalid', 'refused'], to: 'invalid' },
  send: { from: ['dirty', 'offline'], to: 'saving' },
  /** Nobody answers: it is sent again later. */
  lose: { from: ['dirty', 'saving', 'offline'], to: 'offline' },
  /** The server will not have it, whatever it is corrected to. */
  refuse: { from: ['dirty', 'saving', 'offline', 'invalid', 'refused'], to: 'refused' },
  /** Somebody else saved another value: nothing is sent until the person chooses. */
  collide: { from: ['dirty', 'saving', 'offline', 'invalid', 'refused', 'conflict'], to: 'conflict' },
  resolve: { from: ['conflict'], to: 'dirty' },
  /** The server holds what is shown. */
  settle: { from: entryPhases, to: 'saved' },
} as const satisfies Record<string, EntryTransition>

export type EntryEvent = keyof typeof entryTransitions

/** The phase after an event; the same one where the table knows no way. */
export const nextPhase = (phase: EntryPhase, event: EntryEvent): EntryPhase => {
  const { from, to }: EntryTransition = entryTransitions[event]
  return from.includes(phase) ? to : phase
}
