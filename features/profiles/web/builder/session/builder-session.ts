import { ApiError, hasCode } from '#platform/web/api/api-error.ts'
import { createStore, type Store } from '#platform/web/store.ts'
import type { TemplateTree } from '../../../domain/template.ts'
import { compareTrees } from '../../../domain/compare.ts'
import { mayEdit, type BuilderCalls, type BuilderState, type TemplateVersion } from './builder-state.ts'
import { forgetTree, keepTree, readKeptTree } from './kept-tree.ts'
import { changed, historyOf, redone, undone, type TreeHistory } from './tree-history.ts'

const pauseBeforeSaving = 900
const pauseBeforeRetry = 5000

/** A version that is being built: its tree, the way back, and the saving that follows every change. */
export type BuilderSession = {
  state: Store<BuilderState>
  /** Goes on to another tree; `about` joins letters typed into one field to one step. */
  change: (next: TemplateTree, about?: string) => void
  undo: () => void
  redo: () => void
  /** Saves at once what waits; tells whether everything is saved. */
  flush: () => Promise<boolean>
  /** Takes what the server shows now, unless it is older or there is unsaved work. */
  accept: (version: TemplateVersion) => void
  /** After a conflict: what somebody else saved stands, one's own is a step back. */
  takeTheirs: () => void
  /** After a conflict: one's own is saved over it. Answers the draft it went to. */
  keepMine: () => Promise<TemplateVersion | null>
  /** Unsaved work is given up. */
  giveUp: () => void
}

const isAway = (error: unknown): boolean => error instanceof ApiError && error.isAway

const begin = (version: TemplateVersion): BuilderState => {
  const kept = readKeptTree(version.id)
  const state: BuilderState = {
    version,
    history: historyOf(version.tree),
    saved: version.tree,
    phase: 'saved',
    savedAt: null,
    failure: null,
    theirs: null,
  }
  // What was on its way when the page was left may have arrived.
  if (!kept || compareTrees(version.tree, kept.tree).length === 0) return state
  const history = changed(state.history, kept.tree, 0)
  return kept.version === version.version && mayEdit(version)
    ? { ...state, history, phase: 'waiting' }
    : { ...state, history, phase: 'conflict', theirs: version }
}

/** Begins to build a version; work that a reload left unsaved comes back. */
export const openBuilderSession = (version: TemplateVersion, calls: BuilderCalls): BuilderSession => {
  const state = createStore(begin(version))
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<boolean> | null = null

  const patch = (next: Partial<BuilderState>) => state.set((now) => ({ ...now, ...next }))
  const isSaved = (): boolean => state.get().history.now === state.get().saved

  const meetConflict = async (failure: unknown): Promise<void> => {
    const { version: mine } = state.get()
    try {
      patch({ phase: 'conflict', failure, theirs: await calls.read(mine.templateId, mine.id) })
    } catch (error) {
      patch({ phase: 'failed', failure: error })
    }
  }

  const save = async (): Promise<boolean> => {
    const { version: before, history } = state.get()
    patch({ phase: 'saving', failure: null })
    try {
      const answer = await calls.save(before.id, before.version, history.now)
      patch({ version: answer, saved: history.now, savedAt: answer.updatedAt })
      if (isSaved()) forgetTree(answer.id)
      else keepTree(answer.id, { version: answer.version, tree: state.get().history.now })
      patch({ phase: isSaved() ? 'saved' : 'waiting' })
      return true
    } catch (failure) {
      if (hasCode(failure, 'STATE_CHANGED')) await meetConflict(failure)
      else patch({ phase: isAway(failure) ? 'offline' : 'failed', failure })
      return false
    }
  }

  const saveOnce = (): Promise<boolean> => {
    saving ??= save().finally(() => {
      saving = null
    })
    return saving
  }

  const mayBeSaved = (): boolean => {
    const { phase, version: now } = state.get()
    return phase !== 'conflict' && mayEdit(now)
  }

  const wait = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void saveInTurn(), pause)
  }

  const saveInTurn = async (): Promise<void> => {
    if (isSaved() || !mayBeSaved()) return
    if (await saveOnce()) {
      if (!isSaved()) wait(pauseBeforeSaving)
    } else if (state.get().phase === 'offline') wait(pauseBeforeRetry)
  }

  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    if (saving) await saving
    while (!isSaved()) {
      if (!mayBeSaved() || !(await saveOnce())) return false
    }
    return true
  }

  const follow = (history: TreeHistory) => {
    const { phase, version: now } = state.get()
    if (history === state.get().history) return
    patch({
      history,
      ...(phase === 'conflict' || phase === 'saving' ? {} : { phase: 'waiting', failure: null }),
    })
    if (isSaved()) {
      forgetTree(now.id)
      if (phase !== 'saving' && phase !== 'conflict') patch({ phase: 'saved' })
      return
    }
    keepTree(now.id, { version: now.version, tree: history.now })
    if (phase !== 'conflict') wait(pauseBeforeSaving)
  }

  if (state.get().phase === 'waiting') wait(0)
  return {
    state,
    change: (next, about) => follow(changed(state.get().history, next, Date.now(), about)),
    undo: () => follow(undone(state.get().history)),
    redo: () => follow(redone(state.get().history)),
    flush,
    accept: (next) => {
      const { version: now } = state.get()
      if (!isSaved() || saving || next.version < now.version) return
      const isSame = next.version === now.version && next.id === now.id
      patch({
        version: next,
        ...(isSame ? {} : { history: historyOf(next.tree), saved: next.tree, savedAt: null }),
      })
    },
    takeTheirs: () => {
      const { theirs, history, version: now } = state.get()
      if (!theirs) return
      forgetTree(now.id)
      patch({
        version: theirs,
        history: changed(history, theirs.tree, Date.now()),
        saved: theirs.tree,
        phase: 'saved',
        theirs: null,
        failure: null,
      })
    },
    keepMine: async () => {
      const { theirs, version: now } = state.get()
      if (!theirs) return null
      try {
        const draft = mayEdit(theirs) ? theirs : await calls.begin(theirs.id)
        patch({ version: draft, saved: draft.tree, phase: 'waiting', theirs: null, failure: null })
        if (draft.id !== now.id) forgetTree(now.id)
        return (await flush()) ? draft : null
      } catch (failure) {
        patch({ failure })
        return null
      }
    },
    giveUp: () => {
      clearTimeout(timer)
      const { version: now, saved } = state.get()
      forgetTree(now.id)
      patch({ history: historyOf(saved), phase: 'saved', theirs: null, failure: null })
    },
  }
}
