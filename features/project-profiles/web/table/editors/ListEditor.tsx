import { useId, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import { placeKey, sameValue } from '../../../../fields/domain/values.ts'
import { searchDictionary } from '../../../../fields/types/list/search-dictionary.ts'
import { valueText } from '../../../../fields/web/format/value-text.ts'
import { currentLocale } from '#platform/web/i18n/texts.ts'
import type { CellEditorProps } from './editor-props.ts'

/** Searchable values of a dictionary; a single one is applied immediately, several when the cell is left. */
export const ListEditor = ({ model, place, column, label, describedBy, leave }: CellEditorProps) => {
  const { store, references, learn } = model.editing()
  const id = useId()
  const box = useRef<HTMLInputElement | null>(null)
  const before = useRef(store.cell(place).value)
  const options = useMemo(() => searchDictionary(column.dictionary ?? ''), [column.dictionary])
  const { value } = useSyncExternalStore(
    (listener) => store.subscribe(placeKey(place), listener),
    () => store.cell(place),
  )
  const source = { ...references(), locale: currentLocale() }
  const chosen = (Array.isArray(value) ? (value as number[]) : []).map((one) => ({
    value: one,
    label: valueText(column, [one], source),
  }))
  useLayoutEffect(() => box.current?.focus(), [])
  const isLeft = useRef(false)
  const keep = () => {
    if (isLeft.current) return
    isLeft.current = true
    if (!sameValue(store.cell(place).value, before.current))
      model.commands.write(place, store.cell(place).value, before.current)
  }
  const keepRef = useRef(keep)
  keepRef.current = keep
  // Another cell was clicked: the choice can still be undone.
  useLayoutEffect(() => () => keepRef.current(), [])
  return (
    <div
      className="cell-list"
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        keep()
        leave('away')
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        // The list handles keys first: Enter selects in it, Escape closes it.
        if (event.defaultPrevented) return
        const to = { Escape: 'stay', Enter: 'down', Tab: event.shiftKey ? 'previous' : 'next' } as const
        const where = to[event.key as keyof typeof to]
        if (!where) return
        event.preventDefault()
        if (where === 'stay') store.set(place, before.current)
        keep()
        leave(where)
      }}
    >
      <Combobox
        id={id}
        label={label}
        options={options}
        chosen={chosen}
        multiple={column.multiple ?? false}
        max={column.limits.maxCount ?? 50}
        describedBy={describedBy}
        inputRef={(element) => {
          box.current = element as HTMLInputElement | null
          element?.setAttribute('aria-label', label)
        }}
        onChange={(next) => {
          learn({
            names: Object.fromEntries(next.map((one) => [one.value, { ru: one.label, en: one.label }])),
          })
          store.set(place, next.length === 0 ? null : next.map((one) => Number(one.value)))
          if (column.multiple || next.length === 0) return
          keep()
          leave('stay')
        }}
      />
    </div>
  )
}
