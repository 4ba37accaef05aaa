import { createStore, type Store } from '#platform/web/store.ts'
import type { Theirs } from '#platform/web/save-queue/entry.ts'
import { personStores } from '#platform/web/save-queue/person-stores.ts'
import { createSaveQueue, type SaveQueue } from '#platform/web/save-queue/save-queue.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import { elementTree } from '../../../fields/contract/tree.schemas.ts'
import { compareTrees } from '../../domain/compare.ts'
import { mayEdit, type BuilderCalls, type BuilderState, type TemplateVersion } from './builder-state.ts'
import { changed, historyOf, redone, undone, type TreeHistory } from './tree-history.ts'

/** An editing session of a version: its tree, undo history and autosave. */
export type BuilderSession = {
  state: Store<BuilderState>
  queue: SaveQueue<ElementTree>
  /** Sets the next tree; consecutive changes with the same `about` are one undo step. */
  change: (next: ElementTree, about?: string) => void
  undo: () => void
  redo: () => void
  /** Saves pending changes now; returns whether everything is saved. */
  flush: () => Promise<boolean>
  /** Updates to the server's version, unless it is older. */
  accept: (version: TemplateVersion) => void
  /** After a conflict: uses the other person's tree; the own one is available by undo. */
  takeTheirs: () => void
  /** After a conflict: overwrites with the own tree. Returns the draft that was written. */
  keepMine: () => Promise<TemplateVersion | null>
}

/** Key of the only entry in the queue. */
const treeKey = 'tree'

const theirsOf = (version: TemplateVersion): Theirs<ElementTree> => ({
  value: version.tree,
  version: version.version,
  at: version.updatedAt,
  by: version.updatedBy?.name ?? null,
  isClosed: !mayEdit(version),
})

const rules = () => ({
  same: (one: ElementTree, other: ElementTree) => one === other || compareTrees(one, other).length === 0,
  problem: () => null,
})

/** Opens a session for a version; unsaved work of an earlier page is restored when its queue starts. */
export const openBuilderSession = (version: TemplateVersion, calls: BuilderCalls): BuilderSession => {
  let newest = version
  const queue = createSaveQueue<ElementTree>({
    drafts: personStores<ElementTree>(`profile-template:${version.id}`).drafts,
    load: () => theirsOf(version),
    rules,
    save: async (batch) => {
      const { value, version: known } = batch[0]!
      newest = await calls.save(state.get().version.id, known, value)
      patch({ version: newest })
      return { savedAt: newest.updatedAt, versions: [newest.version] }
    },
    read: async () => {
      const { templateId, id } = state.get().version
      newest = await calls.read(templateId, id)
      return [{ key: treeKey, theirs: theirsOf(newest) }]
    },
    mayRestore: (_key, draft) => 'entry' in draft && elementTree.safeParse(draft.entry.value).success,
    onEntry: (_key, entry) => {
      const { history } = state.get()
      const isStopped = entry.phase === 'conflict' || (entry.isClosed && entry.phase === 'refused')
      patch({
        entry,
        history: entry.value === history.now ? history : changed(history, entry.value, Date.now()),
        theirs: isStopped ? newest : null,
        failure: entry.error,
      })
    },
  })
  const state = createStore<BuilderState>({
    version,
    history: historyOf(version.tree),
    entry: queue.entry(treeKey),
    theirs: null,
    failure: null,
  })
  const patch = (next: Partial<BuilderState>) => state.set((now) => ({ ...now, ...next }))
  queue.receive(treeKey, theirsOf(version))

  const follow = (history: TreeHistory) => {
    if (history === state.get().history) return
    patch({ history })
    queue.set(treeKey, history.now)
  }
  const take = (next: TemplateVersion): void => {
    newest = next
    patch({ version: next })
    queue.receive(treeKey, theirsOf(next))
  }
  return {
    state,
    queue,
    change: (next, about) => follow(changed(state.get().history, next, Date.now(), about)),
    undo: () => follow(undone(state.get().history)),
    redo: () => follow(redone(state.get().history)),
    flush: queue.flush,
    accept: (next) => {
      const { version: now, theirs } = state.get()
      if (!theirs && next.id === now.id && next.version >= now.version) take(next)
    },
    takeTheirs: () => {
      patch({ version: newest })
      if (queue.entry(treeKey).theirs) queue.resolve(treeKey, 'theirs')
      else queue.revert(treeKey)
    },
    keepMine: async () => {
      const { theirs } = state.get()
      if (!theirs) return null
      try {
        const draft = mayEdit(theirs) ? theirs : await calls.begin(theirs.id)
        take(draft)
        queue.resolve(treeKey, 'mine')
        return (await queue.flush()) ? draft : null
      } catch (failure) {
        patch({ failure })
        return null
      }
    },
  }
}
