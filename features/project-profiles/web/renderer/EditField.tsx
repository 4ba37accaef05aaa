import { Suspense } from 'react'
import type { Field } from '../../../fields/domain/tree.ts'
import type { Place } from '../../../fields/domain/values.ts'
import { inputOf, isGroup } from '../../../fields/web/inputs/inputs.ts'
import { FieldShell } from './FieldShell.tsx'
import { OnlyShownNote } from './OnlyShownNote.tsx'
import { useProfileEditing } from './profile-source.ts'
import { ShownValue } from './ShownValue.tsx'
import { TextCount } from './TextCount.tsx'
import { useCell } from './use-cell.ts'

/** One field of a profile being filled in. */
export const EditField = ({ field, place, required }: { field: Field; place: Place; required: boolean }) => {
  const { store, isReadOnly } = useProfileEditing()
  const cell = useCell(place)
  const readOnly = isReadOnly(place.code)
  const Input = inputOf(field)
  return (
    <FieldShell
      field={field}
      place={place}
      cell={cell}
      required={required && !readOnly}
      isGroup={readOnly || isGroup(field)}
      count={readOnly ? null : <TextCount field={field} value={cell.value} />}
    >
      {(ids) =>
        readOnly ? (
          <>
            <ShownValue field={field} place={place} value={cell.value} labelId={ids.labelId} />
            {place.item === null ? <OnlyShownNote code={place.code} /> : null}
          </>
        ) : (
          <Suspense fallback={<div className="control profile-awaited" aria-hidden />}>
            <Input
              {...ids}
              field={field}
              place={place}
              value={cell.value}
              set={(value) => store.set(place, value)}
            />
          </Suspense>
        )
      }
    </FieldShell>
  )
}
