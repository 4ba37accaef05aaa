/** The most drafts that a project may have at once. */
export const draftLimit = 20

/** Days that a draft is kept after its last change. */
export const draftDays = 90

/** Why a draft can't be sent now, in the order in which it is told. */
export const draftTroubles = [
  'PROJECT_GONE',
  'TRACK_GONE',
  'REQUEST_EXISTS',
  'TRACK_HIDDEN',
  'TRACK_ARCHIVED',
  'ACCELERATOR_NOT_APPROVED',
  'ACCELERATOR_NOT_OPEN',
  'ACCELERATOR_FINISHED',
  'TRACK_BLOCKED',
  'NO_ACTIVE_STREAM',
] as const

export type DraftTrouble = (typeof draftTroubles)[number]

/** What may be done with a draft. */
export const draftActions = ['continue', 'send', 'delete'] as const

export type DraftAction = (typeof draftActions)[number]

/** What decides on the actions besides who acts: sending is for whoever leads, while nothing stands against it. */
type Draft = { trouble: DraftTrouble | null; maySend: boolean; mayErase: boolean }

/** What may be done with a draft now. What is left of one whose project or track is gone can only be taken away. */
export const actionsOfDraft = ({ trouble, maySend, mayErase }: Draft): DraftAction[] => [
  ...(trouble === 'PROJECT_GONE' || trouble === 'TRACK_GONE' ? [] : (['continue'] as const)),
  ...(trouble === null && maySend ? (['send'] as const) : []),
  ...(mayErase ? (['delete'] as const) : []),
]
