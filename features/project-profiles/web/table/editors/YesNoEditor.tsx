import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { CellEditorProps } from './editor-props.ts'

/** Yes, no, or nothing: a choice of the browser's own. */
export const YesNoEditor = ({ model, place, label, describedBy, leave }: CellEditorProps) => {
  const t = useTexts('project-profiles')
  const { store } = model.editing()
  const select = useRef<HTMLSelectElement>(null)
  const before = useRef(store.cell(place).value)
  useLayoutEffect(() => select.current?.focus(), [])
  const { value } = store.cell(place)
  return (
    <select
      ref={select}
      className="cell-input"
      aria-label={label}
      aria-describedby={describedBy}
      defaultValue={typeof value === 'boolean' ? String(value) : ''}
      onChange={({ target }) =>
        model.commands.write(place, target.value === '' ? null : target.value === 'true', before.current)
      }
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
    >
      <option value="">—</option>
      <option value="true">{t('fields:value.yes')}</option>
      <option value="false">{t('fields:value.no')}</option>
    </select>
  )
}
