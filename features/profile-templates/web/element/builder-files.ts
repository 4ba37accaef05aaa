import { createContext, useContext } from 'react'
import type { TemplatePurpose } from '../../domain/states.ts'
import type { SendForm } from '../../../fields/web/settings/send-form.ts'

/** The forms of fields: what they are called, and how a new one is kept; and what the template is for. */
export type BuilderFiles = {
  purpose: TemplatePurpose
  formOf: (id: string) => { name: string; size: number }
  send: SendForm
}

const Files = createContext<BuilderFiles | null>(null)

/** Gives the forms of a version to the parts of its builder. */
export const BuilderFilesProvider = Files.Provider

/** The forms of the version that is built around this component. */
export const useBuilderFiles = (): BuilderFiles => {
  const files = useContext(Files)
  if (!files) throw new Error('no version is built here')
  return files
}
