import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { TableModel } from '../model/use-table-model.ts'
import { only, movedSpot } from './selection.ts'
import type { GridCommands } from './use-grid-commands.ts'

type Keys = { model: TableModel; commands: GridCommands; page: () => number; onEscape: () => boolean }

const isFar = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey

const byKey: Record<string, (commands: GridCommands, event: KeyboardEvent) => boolean | void> = {
  Enter: (commands) => commands.edit('into'),
  F2: (commands) => commands.edit('into'),
  Delete: (commands) => commands.clear(),
  Backspace: (commands) => commands.clear(),
}

const withControl: Record<string, (commands: GridCommands, event: KeyboardEvent) => void> = {
  KeyZ: (commands, { shiftKey }) => void (shiftKey ? commands.redo() : commands.undo()),
  KeyY: (commands) => void commands.redo(),
  KeyA: (commands) => commands.selectAll(),
}

/** Handles keys during navigation (the grid pattern of ARIA); while typing, the input handles them. */
export const byGridKeys =
  ({ model, commands, page, onEscape }: Keys) =>
  (event: KeyboardEvent): void => {
    const { grid } = model
    const { typing, selection } = grid.get()
    if (typing || event.defaultPrevented) return
    const done = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      commands.move(event.key === 'ArrowUp' ? -1 : 1)
      return done()
    }
    const to = event.altKey
      ? null
      : movedSpot(selection.at, model.size(), { key: event.key, far: isFar(event), page: page() })
    if (to) {
      commands.go(to, event.shiftKey)
      return done()
    }
    if (event.key === 'Escape') {
      if (selection.at !== selection.from) grid.set((state) => ({ ...state, selection: only(selection.at) }))
      else if (!onEscape()) return
      return done()
    }
    const command = isFar(event) ? null : byKey[event.key]
    if (command) {
      command(commands, event)
      return done()
    }
    // By physical key: the letter differs in Russian.
    const combined = isFar(event) ? withControl[event.code] : null
    if (combined) {
      combined(commands, event)
      return done()
    }
    if (event.key === ' ' && !isFar(event)) {
      if (event.shiftKey) commands.selectRow(selection.at.row, false)
      else if (!commands.toggle()) flushSync(() => commands.edit('into'))
      return done()
    }
    // The letter itself is typed into the input, which is rendered synchronously: so dead keys and other alphabets
    // work, too.
    if (event.key.length === 1 && !isFar(event) && !event.altKey) flushSync(() => commands.edit('over'))
  }
