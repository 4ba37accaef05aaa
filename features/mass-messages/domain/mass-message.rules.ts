import type { MassMessageAction, MassMessageState } from './states.ts'

/** The most people that one message reaches. */
export const mostRecipients = 10_000

/** So many days ahead one plans at most: later nobody remembers what goes out in their name. */
export const mostDaysAhead = 90

/** So long a draft is there: it holds who was in a list then, not who is. */
export const draftHours = 24

/** How often an accelerator may write to a list. */
export const massMessageLimit = { hits: 20, seconds: 86_400 } as const

/** The longest subject and text, in characters. */
export const massMessageLimits = { subject: 200, body: 4000 } as const

const ofPeople = ['name', 'accelerator'] as const
const ofProjects = ['name', 'project', 'accelerator'] as const

/** What the text of a message to a list may fill in. */
export const placeholdersFor = (audience: string): readonly (typeof ofProjects)[number][] =>
  audience === 'PEOPLE' ? ofPeople : ofProjects

/** What may be done with a message as it stands. */
export const possibleActions = (
  state: MassMessageState,
  { hasRecipients, hasFailed }: { hasRecipients: boolean; hasFailed: boolean },
): MassMessageAction[] => {
  if (state === 'DRAFT') return hasRecipients ? ['send', 'delete'] : ['delete']
  if (state === 'PLANNED' || state === 'SENDING') return ['stop']
  return hasFailed ? ['again'] : []
}

/** The names of a person's projects in a text: all of few, else how many more. */
export const projectNames = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `«${name}»`)
  const one = names.length === 1 ? names[0] : undefined
  return one ?? `${shown.join(', ')}${names.length > 3 ? ` +${names.length - 3}` : ''}`
}

/** How many lists one person freezes in an hour: each keeps up to ten thousand people. */
export const plansOfHour = { hits: 30, seconds: 3600 } as const
