import { createContext, useContext } from 'react'
import type { TemplatePurpose } from '../../domain/states.ts'
import type { SendForm } from '../../../fields/web/settings/send-form.ts'

/** The forms of fields with their names, the upload of a new one, and the template's purpose. */
export type BuilderFiles = {
  purpose: TemplatePurpose
  formOf: (id: string) => { name: string; size: number }
  send: SendForm
}

const Files = createContext<BuilderFiles | null>(null)

/** Provides the forms of a version to its builder. */
export const BuilderFilesProvider = Files.Provider

/** The forms of the version in the surrounding builder. */
export const useBuilderFiles = (): BuilderFiles => {
  const files = useContext(Files)
  if (!files) throw new Error('no version is built here')
  return files
}
