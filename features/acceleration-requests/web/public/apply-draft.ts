/** What a person typed into an application that is not sent yet. */
export type ApplyDraft = {
  /** The project chosen; `new` while its name is being typed. */
  project: number | 'new' | null
  projectName: string
  message: string
  /** Agrees to hand the contacts over; given anew each time, never kept. */
  consent: boolean
}

const empty: ApplyDraft = { project: null, projectName: '', message: '', consent: false }

const keyOf = (trackId: number): string => `apply-draft-${trackId}`

/** The draft of a track in this tab; it outlives a reload and signing in again. */
export const readDraft = (trackId: number): ApplyDraft => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(trackId)) ?? '{}') as Partial<
      Record<keyof ApplyDraft, unknown>
    >
    const project = typeof kept.project === 'number' || kept.project === 'new' ? kept.project : null
    const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
    return { project, projectName: textOf(kept.projectName), message: textOf(kept.message), consent: false }
  } catch {
    // A tab without storage, or with foreign content in it, starts anew.
    return empty
  }
}

/** Keeps the draft; null forgets it, once it is sent. */
export const keepDraft = (trackId: number, draft: ApplyDraft | null): void => {
  try {
    if (draft) sessionStorage.setItem(keyOf(trackId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(trackId))
  } catch {
    // Full or forbidden storage: the form itself still holds the text.
  }
}
