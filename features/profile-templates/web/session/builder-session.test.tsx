import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/web/api/api-error.ts'
import { plain, tree } from '../../../fields/domain/samples.ts'
import type { ElementTree } from '../../../fields/domain/tree.ts'
import { versionOf } from '../builder.samples.ts'
import { openBuilderSession } from './builder-session.ts'
import type { BuilderCalls, TemplateVersion } from './builder-state.ts'

const treeOf = (...codes: string[]): ElementTree =>
  tree(...codes.map((code) => plain({ code, type: 'STRING' })))

const failure = (status: number, code: string) =>
  new ApiError({ url: '/', status, statusText: '', body: { code, message: code } })

/** A server with one version. */
const serverOf = (first: TemplateVersion) => {
  let stored = first
  const saves: { version: number; tree: ElementTree }[] = []
  const calls: BuilderCalls = {
    save: async (_id, version, next) => {
      saves.push({ version, tree: next })
      if (version !== stored.version) throw failure(409, 'STATE_CHANGED')
      stored = { ...stored, version: version + 1, tree: next }
      return stored
    },
    read: async () => stored,
    begin: async () => {
      stored = versionOf(stored.tree, { id: stored.id + 1, number: stored.number + 1 })
      return stored
    },
  }
  return {
    calls,
    saves,
    now: () => stored,
    changeBy: (next: Partial<TemplateVersion>) => {
      stored = { ...stored, version: stored.version + 1, ...next }
    },
  }
}

const open = (version: TemplateVersion, calls: BuilderCalls) => {
  const session = openBuilderSession(version, calls)
  session.queue.start()
  return session
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})

afterEach(() => vi.useRealTimers())

describe('a session', () => {
  test('saves by itself after a pause, once for all that was typed, and says when', async () => {
    const server = serverOf(versionOf(treeOf('one')))
    const session = open(server.now(), server.calls)
    session.change(treeOf('one', 'two'))
    session.change(treeOf('one', 'two', 'three'))
    expect(session.state.get().entry.phase).toBe('dirty')
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.saves).toEqual([{ version: 1, tree: treeOf('one', 'two', 'three') }])
    expect(session.state.get()).toMatchObject({ entry: { phase: 'saved' }, version: { version: 2 } })
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('characters of one field are one step back; other changes are steps of their own', () => {
    const session = open(versionOf(treeOf('one')), serverOf(versionOf(treeOf('one'))).calls)
    session.change(treeOf('a'), 'name')
    session.change(treeOf('ab'), 'name')
    session.change(treeOf('ab', 'x'))
    session.undo()
    expect(session.state.get().history.now).toEqual(treeOf('ab'))
    session.undo()
    expect(session.state.get().history.now).toEqual(treeOf('one'))
    session.redo()
    session.redo()
    expect(session.state.get().history.now).toEqual(treeOf('ab', 'x'))
  })

  test('going back to what is saved needs no saving', async () => {
    const server = serverOf(versionOf(treeOf('one')))
    const session = open(server.now(), server.calls)
    session.change(treeOf('two'))
    session.undo()
    expect(session.state.get().entry.phase).toBe('saved')
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.saves).toEqual([])
  })

  test('without a connection tries again, and keeps the work meanwhile', async () => {
    const server = serverOf(versionOf(treeOf('one')))
    const { save } = server.calls
    server.calls.save = () => Promise.reject(failure(503, 'UNEXPECTED_ERROR'))
    const session = open(server.now(), server.calls)
    session.change(treeOf('two'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(session.state.get().entry.phase).toBe('offline')
    expect(JSON.stringify({ ...localStorage })).toContain('two')
    server.calls.save = save
    await vi.advanceTimersByTimeAsync(6000)
    expect(session.state.get().entry.phase).toBe('saved')
  })

  test('a reload brings unsaved work back and saves it', async () => {
    const server = serverOf(versionOf(treeOf('one')))
    open(server.now(), server.calls).change(treeOf('one', 'two'))
    const again = open(server.now(), server.calls)
    expect(again.state.get().history.now).toEqual(treeOf('one', 'two'))
    await vi.advanceTimersByTimeAsync(100)
    expect(server.now().tree).toEqual(treeOf('one', 'two'))
  })
})

describe('when somebody else saved meanwhile', () => {
  const conflict = async (theirs: Partial<TemplateVersion>) => {
    const server = serverOf(versionOf(treeOf('one')))
    const session = open(server.now(), server.calls)
    server.changeBy(theirs)
    session.change(treeOf('mine'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(session.state.get()).toMatchObject({ history: { now: treeOf('mine') }, theirs })
    return { server, session }
  }

  test('nothing is overwritten until one decides for one’s own', async () => {
    const { server, session } = await conflict({ tree: treeOf('theirs') })
    session.change(treeOf('mine', 'more'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(server.now().tree).toEqual(treeOf('theirs'))
    await session.keepMine()
    expect(server.now().tree).toEqual(treeOf('mine', 'more'))
    expect(session.state.get()).toMatchObject({ entry: { phase: 'saved' }, theirs: null })
  })

  test('theirs is taken, and one’s own is a step back', async () => {
    const { session } = await conflict({ tree: treeOf('theirs') })
    session.takeTheirs()
    expect(session.state.get()).toMatchObject({
      entry: { phase: 'saved' },
      history: { now: treeOf('theirs') },
    })
    session.undo()
    expect(session.state.get().history.now).toEqual(treeOf('mine'))
  })

  test('and published it, one’s own goes to a new draft', async () => {
    const { server, session } = await conflict({ status: 'ACTIVE', actions: ['archive', 'newDraft'] })
    const draft = await session.keepMine()
    expect(draft).toMatchObject({ id: 8, number: 2 })
    expect(server.now()).toMatchObject({ id: 8, tree: treeOf('mine') })
  })
})
