import type { MouseEvent, PointerEvent } from 'react'
import type { TableModel } from '../model/use-table-model.ts'
import type { Spot } from './selection.ts'
import type { GridCommands } from './use-grid-commands.ts'

const spotOf = (target: EventTarget): Spot | null => {
  const cell = (target as Element).closest('[data-row]')
  return cell
    ? { row: Number(cell.getAttribute('data-row')), column: Number(cell.getAttribute('data-column')) }
    : null
}

const numberOf = (target: EventTarget): number | null => {
  const cell = (target as Element).closest('[data-number]')
  return cell ? Number(cell.getAttribute('data-number')) : null
}

const isInput = (target: EventTarget): boolean => (target as Element).closest('.grid-typing') !== null

/** Mouse and touch handlers: a press selects a cell, a drag selects a block, a second press edits. */
export const byPointer = ({ grid }: TableModel, commands: GridCommands, onTap: () => void) => {
  const focus = () => grid.set((state) => (state.focused ? state : { ...state, focused: true }))
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (isInput(event.target) || event.button !== 0 || event.pointerType === 'touch') return
      const number = numberOf(event.target)
      const spot = spotOf(event.target)
      if (number !== null) commands.selectRow(number, event.shiftKey)
      else if (spot) commands.go(spot, event.shiftKey)
      else return
      focus()
    },
    onPointerOver: (event: PointerEvent): void => {
      if (event.buttons !== 1 || event.pointerType === 'touch' || grid.get().typing) return
      const spot = spotOf(event.target)
      if (spot) commands.go(spot, true)
    },
    // Pressing must not focus the scroll container, nor select text.
    onMouseDown: (event: MouseEvent): void => {
      if (!isInput(event.target)) event.preventDefault()
    },
    onDoubleClick: (event: MouseEvent): void => {
      if (!isInput(event.target) && spotOf(event.target)) commands.edit('into')
    },
    onClick: (event: MouseEvent): void => {
      const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
      const spot = spotOf(event.target)
      if (!isTouch || !spot || isInput(event.target)) return
      const { at } = grid.get().selection
      const again = at.row === spot.row && at.column === spot.column && grid.get().focused
      commands.go(spot)
      focus()
      if (again) onTap()
    },
  }
}
