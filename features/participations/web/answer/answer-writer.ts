import { hasCode } from '#platform/web/api/api-error.ts'
import { createStore, type Store } from '#platform/web/store.ts'
import { dropDraft, readDraft, saveDraft } from '#platform/web/work/components/form/form-drafts.ts'

/** The answer as the server is known to hold it. */
export type KnownAnswer = { answer: string; version: number; editable: boolean }

/** What the editor shows. */
export type AnswerState = {
  text: string
  saved: string
  version: number
  phase: 'saved' | 'typing' | 'saving' | 'failed' | 'tooLong' | 'conflict' | 'closed'
  savedAt: string | null
  error: unknown
  /** What somebody else wrote meanwhile. */
  theirs: KnownAnswer | null
  /** Text of an earlier visit was brought back. */
  restored: boolean
}

type Options = {
  known: KnownAnswer
  /** Names the draft that a reload or an expired session leaves. */
  draft: string
  limit: number
  save: (answer: string, version: number) => Promise<{ version: number; savedAt: string }>
  /** Reads the answer anew after a refusal. */
  reload: () => Promise<KnownAnswer>
  /** How long typing has to pause before it is saved. */
  pause?: number
}

/** Keeps an answer while it is written: see `createAnswerWriter`. */
export type AnswerWriter = {
  store: Store<AnswerState>
  type: (text: string) => void
  /** Saves at once what is not saved; tells whether everything is. */
  flush: () => Promise<boolean>
  /** The server's answer was read anew. */
  meet: (known: KnownAnswer) => void
  keepMine: () => void
  takeTheirs: () => void
  /** Puts away the text that can no longer be saved. */
  drop: () => void
  stop: () => void
}

const same = (a: string, b: string): boolean => a.trim() === b.trim()

/**
 * Saves an answer by itself while it is written: one save at a time, on the version last known. What somebody else
 * wrote meanwhile is never overwritten unseen, and what was typed is kept in the tab until it is saved.
 */
export const createAnswerWriter = ({
  known,
  draft,
  limit,
  save,
  reload,
  pause = 900,
}: Options): AnswerWriter => {
  const store = createStore<AnswerState>({
    text: known.answer,
    saved: known.answer,
    version: known.version,
    phase: 'saved',
    savedAt: null,
    error: null,
    theirs: null,
    restored: false,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let met: KnownAnswer | null = null

  const put = (patch: Partial<AnswerState>): void => store.set((now) => ({ ...now, ...patch }))
  const isDirty = (): boolean => !same(store.get().text, store.get().saved)
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pause)
  }

  const meet = (seen: KnownAnswer): void => {
    if (running) {
      // It may be our own save on its way back: judged when that is done.
      met = seen
      return
    }
    const { text, saved, version, phase } = store.get()
    if (!seen.editable) {
      const isLost = isDirty() && !same(text, seen.answer)
      clearTimeout(timer)
      if (isLost) put({ phase: 'closed', saved: seen.answer, version: seen.version })
      else put({ phase: 'saved', text: seen.answer, saved: seen.answer, version: seen.version, theirs: null })
      return
    }
    if (seen.version <= version && phase !== 'closed') return
    if (!isDirty() || same(text, seen.answer)) {
      put({ phase: 'saved', text: seen.answer, saved: seen.answer, version: seen.version, theirs: null })
      dropDraft(draft)
    } else if (same(seen.answer, saved)) {
      put({ version: seen.version, phase: 'typing' })
      later()
    } else {
      clearTimeout(timer)
      put({ phase: 'conflict', theirs: seen })
    }
  }

  const saveOnce = async (): Promise<void> => {
    const { text, version } = store.get()
    put({ phase: 'saving' })
    try {
      const answer = await save(text, version)
      const unchanged = store.get().text === text
      put({ saved: text, ...answer, error: null, phase: unchanged ? 'saved' : 'typing' })
      if (unchanged) dropDraft(draft)
    } catch (error) {
      put({ phase: 'failed', error })
      if (hasCode(error, 'TRACKPOINT_STATUS_CHANGED')) met = await reload().catch(() => null)
    }
  }

  const maySave = (): boolean => {
    const { phase, text } = store.get()
    return isDirty() && phase !== 'conflict' && phase !== 'closed' && text.trim().length <= limit
  }

  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    if (running) {
      await running
      return flush()
    }
    if (!isDirty() && store.get().phase === 'typing') {
      // Typed and taken back again: there is nothing to save.
      put({ phase: 'saved' })
      dropDraft(draft)
    }
    if (!maySave()) return !isDirty()
    running = saveOnce()
    await running
    running = null
    if (met) {
      const seen = met
      met = null
      meet(seen)
    }
    // What was typed while it was saved goes next.
    return store.get().phase === 'typing' ? flush() : !isDirty()
  }

  const enter = (text: string): void => {
    saveDraft(draft, { text, version: store.get().version })
    const { phase } = store.get()
    if (phase === 'conflict' || phase === 'closed') {
      put({ text })
      return
    }
    put({ text, phase: text.trim().length > limit ? 'tooLong' : running ? 'saving' : 'typing' })
    if (!running) later()
  }

  const kept = readDraft(draft)
  if (typeof kept?.['text'] === 'string' && !same(kept['text'], known.answer)) {
    put({ text: kept['text'], restored: true })
    if (!known.editable) put({ phase: 'closed' })
    else if (kept['version'] === known.version) enter(kept['text'])
    else put({ phase: 'conflict', theirs: known })
  } else dropDraft(draft)

  return {
    store,
    type: (text) => {
      put({ restored: false })
      enter(text)
    },
    flush,
    meet,
    keepMine: () => {
      const { theirs, text } = store.get()
      if (!theirs) return
      put({ saved: theirs.answer, version: theirs.version, theirs: null, phase: 'typing' })
      enter(text)
      void flush()
    },
    takeTheirs: () => {
      const { theirs } = store.get()
      if (!theirs) return
      put({
        text: theirs.answer,
        saved: theirs.answer,
        version: theirs.version,
        theirs: null,
        phase: 'saved',
      })
      dropDraft(draft)
    },
    drop: () => {
      put({ text: store.get().saved, phase: 'saved', restored: false })
      dropDraft(draft)
    },
    stop: () => {
      clearTimeout(timer)
      void flush()
    },
  }
}
