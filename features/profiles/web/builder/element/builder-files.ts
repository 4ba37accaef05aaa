import { createContext, useContext } from 'react'

/** The forms of fields: what they are called, and for which version they are kept. */
export type BuilderFiles = {
  versionId: number
  formOf: (id: string) => { name: string; size: number }
  learn: (file: { id: string; name: string; size: number }) => void
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
