import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Select } from '#platform/web/work/components/form/select/Select.tsx'
import type { CellEditorProps } from './editor-props.ts'

/** Yes, no, or empty: one click each. */
export const YesNoEditor = ({ model, place, label, describedBy, leave }: CellEditorProps) => {
  const t = useTexts('project-profiles')
  const { store } = model.editing()
  const select = useRef<HTMLSelectElement>(null)
  const before = useRef(store.cell(place).value)
  useLayoutEffect(() => select.current?.focus(), [])
  const { value } = store.cell(place)
  const write = (next: boolean | null) => model.commands.write(place, next, before.current)
  return (
    <Select
      ref={select}
      className="cell-choice"
      aria-label={label}
      aria-describedby={describedBy}
      value={typeof value === 'boolean' ? String(value) : null}
      placeholder="—"
      options={[
        { value: 'true', label: t('fields:value.yes') },
        { value: 'false', label: t('fields:value.no') },
      ]}
      onChange={(next) => write(next === 'true')}
      onEmpty={() => write(null)}
      onBlur={() => leave('away')}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') model.commands.write(place, before.current)
        const to = { Escape: 'stay', Enter: 'down', Tab: event.shiftKey ? 'previous' : 'next' } as const
        const where = to[event.key as keyof typeof to]
        if (!where) return
        event.preventDefault()
        leave(where)
      }}
    />
  )
}
