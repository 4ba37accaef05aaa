import { useCallback, useEffect, useState } from 'react'
import { loadChoices, type ProjectCalls, type ProjectChoice } from './apply-projects.ts'

/** The selectable projects: loading, loaded, or failed. */
export type Choices = {
  list: ProjectChoice[] | null
  error: unknown
  retry: () => void
  add: (project: ProjectChoice) => void
}

/** Loads the projects once the dialog is open. */
export const useChoices = (calls: ProjectCalls, trackId: number): Choices => {
  const [list, setList] = useState<ProjectChoice[] | null>(null)
  const [error, setError] = useState<unknown>(null)
  const retry = useCallback(() => {
    setError(null)
    loadChoices(calls, trackId).then(setList, setError)
  }, [calls, trackId])
  useEffect(retry, [retry])
  return { list, error, retry, add: (project) => setList((now) => [...(now ?? []), project]) }
}
