import { createContext, useContext } from 'react'
import type { References } from '../../contract/value.schemas.ts'
import type { ValueProblem } from '../../domain/field-type.ts'
import type { PictureSource } from '../rich/picture-source.ts'
import type { Place, Value } from '../../domain/values.ts'

/** A picture that was uploaded for a text, and its size in pixels. */
export type UploadedPicture = { id: string; width: number; height: number }

/** What is done with pictures of a text. */
export type FieldPictures = PictureSource & {
  upload: (
    place: Place,
    file: File,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<UploadedPicture>
}

/** What is done with files of a field; a preview keeps nothing. */
export type FieldFiles = {
  upload: (
    place: Place,
    file: File,
    progress: (part: number) => void,
  ) => Promise<{ id: string; name: string; size: number }>
  download: (fileId: string) => void
  downloadForm: (fileId: string) => void
  pictures: FieldPictures
}

/** What inputs need besides their own value, from whoever keeps the values. */
export type FieldSupport = {
  /** Whose profile is filled in; a preview is nobody's. */
  projectId?: number | null
  store: {
    cell: (place: Place) => { value: Value }
    set: (place: Place, value: Value) => void
    /** What is being typed means nothing yet (half a date, letters in a number): kept from being saved, and told. */
    refuse: (place: Place, problem: NonNullable<ValueProblem>) => void
    /** The person left the field: what waits there is saved at once, and what cannot be saved is told. */
    leave: (place: Place) => void
  }
  files: FieldFiles
  references: () => References
  /** Remembers names and files that came with an answer or a choice. */
  learn: (references: Partial<References>) => void
}

const Support = createContext<FieldSupport | null>(null)

/** Gives inputs what they need besides their value. */
export const FieldSupportProvider = Support.Provider

/** What the input around needs besides its value. */
export const useFieldSupport = (): FieldSupport => {
  const support = useContext(Support)
  if (!support) throw new Error('no field is filled in here')
  return support
}
