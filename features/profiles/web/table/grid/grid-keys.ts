import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { TableModel } from '../model/use-table-model.ts'
import { only, walked } from './selection.ts'
import type { GridDeeds } from './use-grid-deeds.ts'

type Keys = { model: TableModel; deeds: GridDeeds; page: () => number; onEscape: () => boolean }

const isFar = ({ ctrlKey, metaKey }: KeyboardEvent): boolean => ctrlKey || metaKey

const commands: Record<string, (deeds: GridDeeds, event: KeyboardEvent) => boolean | void> = {
  Enter: (deeds) => deeds.edit('into'),
  F2: (deeds) => deeds.edit('into'),
  Delete: (deeds) => deeds.clear(),
  Backspace: (deeds) => deeds.clear(),
}

const withControl: Record<string, (deeds: GridDeeds, event: KeyboardEvent) => void> = {
  KeyZ: (deeds, { shiftKey }) => void (shiftKey ? deeds.redo() : deeds.undo()),
  KeyY: (deeds) => void deeds.redo(),
  KeyA: (deeds) => deeds.selectAll(),
}

/** What a key does while one walks through the table (the grid pattern of ARIA); while one types, the input answers. */
export const byGridKeys =
  ({ model, deeds, page, onEscape }: Keys) =>
  (event: KeyboardEvent): void => {
    const { grid } = model
    const { typing, selection } = grid.get()
    if (typing || event.defaultPrevented) return
    const done = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      deeds.move(event.key === 'ArrowUp' ? -1 : 1)
      return done()
    }
    const to = event.altKey
      ? null
      : walked(selection.at, model.size(), { key: event.key, far: isFar(event), page: page() })
    if (to) {
      deeds.go(to, event.shiftKey)
      return done()
    }
    if (event.key === 'Escape') {
      if (selection.at !== selection.from) grid.set((state) => ({ ...state, selection: only(selection.at) }))
      else if (!onEscape()) return
      return done()
    }
    const command = isFar(event) ? null : commands[event.key]
    if (command) {
      command(deeds, event)
      return done()
    }
    // By its place on the keyboard: the letter differs in Russian.
    const combined = isFar(event) ? withControl[event.code] : null
    if (combined) {
      combined(deeds, event)
      return done()
    }
    if (event.key === ' ' && !isFar(event)) {
      if (event.shiftKey) deeds.selectRow(selection.at.row, false)
      else if (!deeds.toggle()) flushSync(() => deeds.edit('into'))
      return done()
    }
    // The letter itself goes into the input, which is there by then: so dead keys and other alphabets work, too.
    if (event.key.length === 1 && !isFar(event) && !event.altKey) flushSync(() => deeds.edit('over'))
  }
