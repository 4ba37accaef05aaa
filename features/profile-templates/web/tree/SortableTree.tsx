import '../builder.css'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { cls } from '#platform/web/work/cls.ts'
import { DragIcon } from '#platform/web/work/components/icons/icons.ts'
import type { RowsProps } from './rows-props.ts'
import { landingOf, type TreeRow } from './tree-rows.ts'
import { wordsIn } from '../../../fields/web/format/words-in.ts'

const nameOf = (row: TreeRow | undefined): string => {
  if (!row) return ''
  return row.kind === 'section' ? wordsIn(row.section.name) : wordsIn(row.element.name) || row.element.code
}

const SortableRow = ({ row, draw }: { row: TreeRow; draw: RowsProps['draw'] }) => {
  const t = useTexts('profile-templates')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: row.key })
  const name = nameOf(row)
  // Memoised, so that a row does not rerender while others move.
  const handle = useMemo(
    () => (
      <button
        type="button"
        className="builder-handle"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('builder.tree.drag', { name })}
      >
        <DragIcon />
      </button>
    ),
    [attributes, listeners, setActivatorNodeRef, t, name],
  )
  return (
    <li
      ref={setNodeRef}
      className={cls(isDragging && 'builder-dragged')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {draw(row, handle)}
    </li>
  )
}

const useAnnouncements = (rows: readonly TreeRow[]): Announcements => {
  const t = useTexts('profile-templates')
  const words = (id: string | number) => nameOf(rows.find(({ key }) => key === id))
  const place = (id: string | number) => rows.findIndex(({ key }) => key === id) + 1
  return {
    onDragStart: ({ active }) => t('builder.dnd.lifted', { name: words(active.id) }),
    onDragOver: ({ active, over }) =>
      over
        ? t('builder.dnd.over', { name: words(active.id), position: place(over.id), total: rows.length })
        : undefined,
    onDragEnd: ({ active }) => t('builder.dnd.dropped', { name: words(active.id) }),
    onDragCancel: ({ active }) => t('builder.dnd.cancelled', { name: words(active.id) }),
  }
}

/** The rows of the tree with drag and drop by pointer, touch and keys; loads its library. */
export const SortableTree = ({ rows, draw, onLand }: RowsProps) => {
  const t = useTexts('profile-templates')
  const announcements = useAnnouncements(rows)
  const sensors = useSensors(
    // A press alone does not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const end = ({ active, over }: DragEndEvent) => {
    const landing = over && landingOf(rows, String(active.id), String(over.id))
    if (landing) onLand(String(active.id), landing)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t('builder.dnd.instructions') },
      }}
      onDragEnd={end}
    >
      <SortableContext items={rows.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className="builder-rows">
          {rows.map((row) => (
            <SortableRow key={row.key} row={row} draw={draw} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
