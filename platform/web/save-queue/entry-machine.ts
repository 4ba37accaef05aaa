/** Phases of saving one entry. */
export const entryPhases = ['saved', 'dirty', 'saving', 'offline', 'invalid', 'refused', 'conflict'] as const

export type EntryPhase = (typeof entryPhases)[number]

type EntryTransition = { from: readonly EntryPhase[]; to: EntryPhase }

/** Events of an entry, with their phases before and after; nothing else changes the phase. */
export const entryTransitions = {
  /** The person typed a value that the server does not have. */
  edit: { from: ['saved', 'dirty', 'saving', 'offline', 'invalid', 'refused'], to: 'dirty' },
  /** The typed value is invalid, and typing has ended: the error is shown and nothing is sent. */
  invalidate: { from: ['dirty', 'saving', 'offline', 'invalid', 'refused'], to: 'invalid' },
  send: { from: ['dirty', 'offline'], to: 'saving' },
  /** The server is unreachable: retried later. */
  lose: { from: ['dirty', 'saving', 'offline'], to: 'offline' },
  /** The server refuses it, whatever the correction. */
  refuse: { from: ['dirty', 'saving', 'offline', 'invalid', 'refused'], to: 'refused' },
  /** Another person saved a different value: nothing is sent until the user chooses. */
  collide: { from: ['dirty', 'saving', 'offline', 'invalid', 'refused', 'conflict'], to: 'conflict' },
  resolve: { from: ['conflict'], to: 'dirty' },
  /** The server has the value that is shown. */
  settle: { from: entryPhases, to: 'saved' },
} as const satisfies Record<string, EntryTransition>

export type EntryEvent = keyof typeof entryTransitions

/** The phase after an event; unchanged if the table has no transition. */
export const nextPhase = (phase: EntryPhase, event: EntryEvent): EntryPhase => {
  const { from, to }: EntryTransition = entryTransitions[event]
  return from.includes(phase) ? to : phase
}
