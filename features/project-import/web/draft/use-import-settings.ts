import { useEffect, useRef, useState } from 'react'
import { useAnswer } from '#platform/web/query/use-answer.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { editProjectImport, getProjectImport } from '../../contract/import.endpoints.ts'
import type { Import, Settings } from '../import.types.ts'

/** The settings as they are chosen: each change is shown at once, saved one after the other and checked by the server. */
export const useImportSettings = (one: Import) => {
  const { put, refresh } = useAnswer(getProjectImport, { query: { importId: String(one.id) } })
  const [settings, setSettings] = useState<Settings>(one.settings)
  const waiting = useRef<Settings | null>(null)
  const version = useRef(one.version)
  const save = useCommand(editProjectImport, {
    onDone: (answer) => {
      version.current = answer.version
      put(answer)
      const next = waiting.current
      waiting.current = null
      if (next) save.mutate({ body: { importId: one.id, version: answer.version, settings: next } })
    },
  })
  const { error, isPending, mutate, reset } = save
  useEffect(() => {
    // Somebody else mapped it meanwhile, or nothing was saved: what holds is shown.
    if (!error) return
    waiting.current = null
    reset()
    setSettings(one.settings)
    void refresh()
  }, [refresh, error, reset, one])
  useEffect(() => {
    // What is not newer than our own save is the answer before it, still on its way to this screen.
    if (isPending || one.version <= version.current) return
    version.current = one.version
    setSettings(one.settings)
  }, [isPending, one])
  const change = (part: Partial<Settings>) => {
    const next = { ...settings, ...part }
    setSettings(next)
    if (isPending) waiting.current = next
    else mutate({ body: { importId: one.id, version: version.current, settings: next } })
  }
  return { settings, change, isSaving: isPending, version: version.current }
}
