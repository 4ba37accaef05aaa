/** The typed values of an unsent application. */
export type ApplyDraft = {
  /** The selected project; `new` while its name is being typed. */
  project: number | 'new' | null
  projectName: string
  message: string
  /** Consent to share the contacts; given each time, never stored. */
  consent: boolean
}

const empty: ApplyDraft = { project: null, projectName: '', message: '', consent: false }

const keyOf = (trackId: number): string => `apply-draft-${trackId}`

/** The draft of a track in this tab; survives a reload and signing in again. */
export const readDraft = (trackId: number): ApplyDraft => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(trackId)) ?? '{}') as Partial<
      Record<keyof ApplyDraft, unknown>
    >
    const project = typeof stored.project === 'number' || stored.project === 'new' ? stored.project : null
    const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
    return {
      project,
      projectName: textOf(stored.projectName),
      message: textOf(stored.message),
      consent: false,
    }
  } catch {
    // A tab without storage, or with invalid content, starts with an empty draft.
    return empty
  }
}

/** Stores the draft; null deletes it, after sending. */
export const keepDraft = (trackId: number, draft: ApplyDraft | null): void => {
  try {
    if (draft) sessionStorage.setItem(keyOf(trackId), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(trackId))
  } catch {
    // Full or disabled storage: the form itself still has the text.
  }
}
