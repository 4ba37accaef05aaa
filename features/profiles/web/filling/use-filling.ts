import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { connectionStore } from '#platform/web/api/connection.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { personStore } from '#platform/web/person-store.ts'
import { registerUnsavedWork } from '#platform/web/work/unsaved-work.ts'
import { useStore } from '#platform/web/use-store.ts'
import { getProjectProfile } from '../../../project-profiles/contract/profile.endpoints.ts'
import type { Missing } from '../../domain/progress.rules.ts'
import type { Element } from '../../domain/template.ts'
import type { Place } from '../../domain/values.ts'
import type { ProfileEditing } from '../renderer/profile-source.ts'
import { createProfileStore, type FillingStore } from './create-profile-store.ts'
import { fillingBackend } from './filling-backend.ts'
import { fillingFiles } from './filling-files.ts'
import type { LoadedProfile } from './filling.types.ts'
import { newItemId } from './item-id.ts'
import { createKeptWork } from './kept-work.ts'
import { leave, open } from './leaving.ts'
import { createOtherTabs } from './other-tabs.ts'
import { watchProgress, type FillingProgress } from './progress.ts'
import { createReferences } from './references.ts'

type Options = { profile: LoadedProfile; taskId: number | null; aside: ((place: Place) => ReactNode) | null }

const nothingMissing: readonly Missing[] = []
/** Coming back to the tab asks for news at most so often, in milliseconds. */
const newsPause = 5000

const makeStore = (profile: LoadedProfile, taskId: number | null) => {
  const { projectId, tree, values } = profile
  const which = { projectId, ...(taskId === null ? {} : { taskId }) }
  const references = createReferences(profile)
  const name = `profile:${personStore.get()?.uid ?? 'guest'}:${projectId}`
  const readOnly = readOnlyCodes(profile)
  const store = createProfileStore({
    tree,
    values,
    ...fillingBackend(which, references.learn),
    kept: createKeptWork(name, newItemId()),
    tabs: createOtherTabs(name),
    isReadOnly: (code) => !profile.editable || readOnly.has(code),
    onError: notifyError,
  })
  return { store, references, files: fillingFiles(which) }
}

/** Elements that the page shows but does not let anybody change: of a task also what it does not ask for. */
const readOnlyCodes = ({ tree, asked }: LoadedProfile): ReadonlySet<string> => {
  if (!asked) return new Set()
  const writable = new Set(asked.flatMap(({ code, readOnly }) => (readOnly ? [] : [code])))
  return new Set(
    tree.sections
      .flatMap(({ elements }) => elements.map(({ code }) => code))
      .filter((code) => !writable.has(code)),
  )
}

const useNews = (store: FillingStore): void => {
  useEffect(() => {
    let last = Date.now()
    const wake = () => {
      if (document.visibilityState !== 'visible') return
      void store.flush()
      if (Date.now() - last < newsPause) return
      last = Date.now()
      store.refresh().catch(() => undefined)
    }
    const back = () => {
      if (connectionStore.get() === 'there') void store.flush()
    }
    const stopConnection = connectionStore.subscribe(back)
    window.addEventListener('online', wake)
    window.addEventListener('focus', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      stopConnection()
      window.removeEventListener('online', wake)
      window.removeEventListener('focus', wake)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [store])
}

/** A profile of the portal while it is filled in on this page. */
export const useFilling = ({ profile, taskId, aside }: Options) => {
  const client = useQueryClient()
  const [{ store, references, files }] = useState(() => makeStore(profile, taskId))
  const [isTried, setTried] = useState(false)
  const { projectId, tree, asked, editable } = profile

  const rules = useMemo(() => {
    const readOnly = readOnlyCodes({ ...profile, asked })
    const required = new Set(asked?.flatMap((one) => (one.required ? [one.code] : [])))
    return {
      isReadOnly: (code: string) => !editable || readOnly.has(code),
      isRequired: (element: Element) => (asked ? required.has(element.code) : element.required),
    }
  }, [profile, asked, editable])
  const watched = useMemo(
    () =>
      watchProgress({
        tree,
        store,
        // What a task only shows is nobody's to fill here.
        codes: asked ? new Set(asked.flatMap(({ code, readOnly }) => (readOnly ? [] : [code]))) : null,
        isRequired: rules.isRequired,
      }),
    [tree, store, asked, rules],
  )
  const progress: FillingProgress = useStore(watched.progress)

  useNews(store)
  useEffect(() => watched.start(), [watched])
  useEffect(() => {
    const stop = store.start()
    open(projectId)
    return () => {
      leave(projectId, stop())
      // Whoever comes back reads the profile as it is by then.
      client.removeQueries({ queryKey: [getProjectProfile.name] })
    }
  }, [store, client, projectId])
  useEffect(
    () =>
      registerUnsavedWork(() => {
        setTried(true)
        return store.flush()
      }),
    [store],
  )

  const missing = isTried && taskId !== null ? progress.missing : nothingMissing
  const editing = useMemo<ProfileEditing>(
    () => ({
      projectId,
      taskId,
      tree,
      store,
      files,
      references: references.get,
      learn: references.learn,
      ...rules,
      missing,
      aside,
      onConflict: (place) => store.reopened.set(place),
    }),
    [projectId, taskId, tree, store, files, references, rules, missing, aside],
  )
  return { editing, store, progress }
}
