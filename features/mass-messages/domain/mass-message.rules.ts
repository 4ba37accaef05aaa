import type { MassMessageAction, MassMessageState } from './states.ts'

/** Maximum number of recipients of one message. */
export const maxRecipients = 10_000

/**
 * Maximum number of days that a message can be scheduled ahead, because later nobody remembers what is sent in their
 * name.
 */
export const maxDaysAhead = 90

/** Lifetime of a draft in hours. Its recipients are a snapshot that becomes outdated. */
export const draftHours = 24

/** Rate limit for the messages of one accelerator. */
export const massMessageLimit = { hits: 20, seconds: 86_400 } as const

/** Maximum lengths of subject and text, in characters. */
export const massMessageLimits = { subject: 200, body: 4000 } as const

const ofPeople = ['name', 'accelerator'] as const
const ofProjects = ['name', 'project', 'accelerator'] as const

/** Placeholders that a message to this audience may use. */
export const placeholdersFor = (audience: string): readonly (typeof ofProjects)[number][] =>
  audience === 'PEOPLE' ? ofPeople : ofProjects

/** Available actions of a message in a state. */
export const possibleActions = (
  state: MassMessageState,
  { hasRecipients, hasFailed }: { hasRecipients: boolean; hasFailed: boolean },
): MassMessageAction[] => {
  if (state === 'DRAFT') return hasRecipients ? ['send', 'delete'] : ['delete']
  if (state === 'PLANNED' || state === 'SENDING') return ['stop']
  return hasFailed ? ['again'] : []
}

/** Names of a person's projects as one text: the first three and the number of the rest. */
export const projectNames = (names: readonly string[]): string => {
  const shown = names.slice(0, 3).map((name) => `«${name}»`)
  const one = names.length === 1 ? names[0] : undefined
  return one ?? `${shown.join(', ')}${names.length > 3 ? ` +${names.length - 3}` : ''}`
}

/** Rate limit for dry runs of one person, because each stores up to ten thousand recipients. */
export const plansOfHour = { hits: 30, seconds: 3600 } as const
