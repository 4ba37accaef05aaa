import { useRef, useState } from 'react'
import { call } from '#platform/web/api/call.ts'
import { Combobox } from '#platform/web/work/components/form/combobox/Combobox.tsx'
import type { Option, OptionSearch } from '#platform/web/work/components/form/combobox/options.ts'
import type { Slots } from '#platform/web/work/slots.ts'
import { wordsIn } from '../../fields/web/format/words-in.ts'
import { listObjects } from '../contract/object.endpoints.ts'
import type { CatalogueObject } from './object.types.ts'

/** Search for a reusable field in the catalogue. */
export const CatalogueField = ({
  inputId,
  label,
  isWrong,
  describedBy,
  onChange,
}: Slots['template.catalogue']) => {
  const [chosen, setChosen] = useState<readonly Option[]>([])
  const found = useRef(new Map<number, CatalogueObject>())
  const [find] = useState<OptionSearch>(() => async (findText: string, signal: AbortSignal) => {
    const { items } = await call(
      listObjects,
      { query: { status: 'ACTIVE', limit: 50, ...(findText ? { findText } : {}) } },
      { signal },
    )
    for (const object of items) found.current.set(object.id, object)
    return items.map(({ id: value, field, group }) => ({
      value,
      label: wordsIn(field.name),
      hint: `${group.name} · ${field.code}`,
    }))
  })
  return (
    <Combobox
      id={inputId}
      label={label}
      options={find}
      chosen={chosen}
      onChange={(next) => {
        setChosen(next)
        onChange(found.current.get(Number(next[0]?.value))?.field ?? null)
      }}
      isWrong={isWrong}
      describedBy={describedBy}
    />
  )
}
