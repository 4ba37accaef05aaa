import { createContext, useContext } from 'react'
import type { References } from '../../contract/value.schemas.ts'
import type { Currency } from '../../domain/element-types.ts'
import type { ValueProblem } from '../../domain/field-type.ts'
import type { PictureSource } from '../rich/picture-source.ts'
import type { Place, Value } from '../../domain/values.ts'

/** An uploaded picture for a text, with its size in pixels. */
export type UploadedPicture = { id: string; width: number; height: number }

/** Operations on pictures of a text. */
export type FieldPictures = PictureSource & {
  upload: (
    place: Place,
    file: File,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<UploadedPicture>
}

/** Operations on files of a field; a preview stores nothing. */
export type FieldFiles = {
  upload: (
    place: Place,
    file: File,
    progress: (part: number) => void,
  ) => Promise<{ id: string; name: string; size: number }>
  download: (fileId: string) => void
  downloadForm: (fileId: string) => void
  pictures: FieldPictures
  /** The text takes no pictures, although its field could. */
  withoutPictures?: boolean
}

/** Context of inputs, provided by the component that stores the values. */
export type FieldSupport = {
  /** The project of the profile; null in a preview. */
  projectId?: number | null
  store: {
    cell: (place: Place) => { value: Value }
    set: (place: Place, value: Value) => void
    /** Reports incomplete input (half a date, letters in a number), which must not be saved. */
    refuse: (place: Place, problem: NonNullable<ValueProblem>) => void
    /** The field lost focus: saves pending input now, and shows errors. */
    leave: (place: Place) => void
  }
  files: FieldFiles
  /** Currencies that money fields offer; the usual ones if absent. */
  currencies?: readonly Currency[]
  references: () => References
  /** Adds names and files from a response or a choice. */
  learn: (references: Partial<References>) => void
}

const Support = createContext<FieldSupport | null>(null)

/** Provides the context of inputs. */
export const FieldSupportProvider = Support.Provider

/** The context of the surrounding inputs. */
export const useFieldSupport = (): FieldSupport => {
  const support = useContext(Support)
  if (!support) throw new Error('no field is filled in here')
  return support
}
