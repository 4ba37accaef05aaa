/** Maximum number of drafts per project. */
export const draftLimit = 20

/** Days after its last change until a draft is deleted. */
export const draftDays = 90

/** Why a draft can't be sent now, by priority. */
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

/** Actions on a draft. */
export const draftActions = ['continue', 'send', 'delete'] as const

export type DraftAction = (typeof draftActions)[number]

/** Facts for the actions besides the actor: only the leader may send, if nothing prevents it. */
type Draft = { trouble: DraftTrouble | null; maySend: boolean; mayErase: boolean }

/** Currently possible actions on a draft. If its project or track is deleted, it can only be deleted. */
export const actionsOfDraft = ({ trouble, maySend, mayErase }: Draft): DraftAction[] => [
  ...(trouble === 'PROJECT_GONE' || trouble === 'TRACK_GONE' ? [] : (['continue'] as const)),
  ...(trouble === null && maySend ? (['send'] as const) : []),
  ...(mayErase ? (['delete'] as const) : []),
]
