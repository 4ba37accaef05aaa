import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { onChange } from '#platform/web/api/changes.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { personStores } from '#platform/web/save-queue/person-stores.ts'
import { useSaveQueue } from '#platform/web/work/components/saving/use-save-queue.ts'
import { useStore } from '#platform/web/use-store.ts'
import { getProjectProfile } from '../../contract/profile.endpoints.ts'
import type { Missing } from '../../../fields/domain/progress.rules.ts'
import type { Element } from '../../../fields/domain/tree.ts'
import type { Place } from '../../../fields/domain/values.ts'
import type { ProfileEditing } from '../renderer/profile-source.ts'
import type { ProfileOpener } from '../slots.ts'
import { createProfileStore, type FillingStore } from './create-profile-store.ts'
import { fillingBackend, type Which } from './filling-backend.ts'
import { fillingFiles } from './filling-files.ts'
import type { LoadedProfile } from './filling.types.ts'
import { leave, open } from './leaving.ts'
import { watchProgress, type FillingProgress } from './progress.ts'
import type { References } from '../../../fields/contract/value.schemas.ts'

/** Names and files that values refer to, collected as they are loaded. */
const createReferences = (first: References) => {
  let known = first
  return {
    get: (): References => known,
    learn: ({ names, files }: Partial<References>): void => {
      known = { names: { ...known.names, ...names }, files: { ...known.files, ...files } }
    },
  }
}

type Options = {
  profile: LoadedProfile
  which: Which
  opener: ProfileOpener | null
  aside: (place: Place) => ReactNode
}

const nothingMissing: readonly Missing[] = []
/** Minimum interval between refetches on returning to the tab, in milliseconds. */
const newsPause = 5000

const makeStore = (profile: LoadedProfile, which: Which) => {
  const { projectId, tree, values } = profile
  const references = createReferences(profile)
  const readOnly = readOnlyCodes(profile)
  const store = createProfileStore({
    tree,
    values,
    ...fillingBackend(which, references.learn),
    ...personStores(`profile:${projectId}`),
    isReadOnly: (code) => !profile.editable || readOnly.has(code),
    onError: notifyError,
  })
  return { store, references, files: fillingFiles(which), currencies: profile.currencies }
}

/** Read-only elements of the page; with an opener also those that it does not request. */
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
    const ask = () => {
      last = Date.now()
      store.refresh().catch(() => undefined)
    }
    const wake = () => {
      if (document.visibilityState !== 'visible') return
      if (Date.now() - last >= newsPause) ask()
    }
    const stopChanges = onChange(({ tags, quiet }) => {
      if (!quiet && tags.has('projectProfile') && document.visibilityState === 'visible') ask()
    })
    window.addEventListener('focus', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      stopChanges()
      window.removeEventListener('focus', wake)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [store])
}

/** State of a profile being filled in on this page. */
export const useFilling = ({ profile, which: given, opener, aside }: Options) => {
  const client = useQueryClient()
  // The page shows one profile for its lifetime.
  const [which] = useState(given)
  const [{ store, references, files, currencies }] = useState(() => makeStore(profile, which))
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
        // Elements that are read-only in an opener do not count.
        codes: asked ? new Set(asked.flatMap(({ code, readOnly }) => (readOnly ? [] : [code]))) : null,
        isRequired: rules.isRequired,
      }),
    [tree, store, asked, rules],
  )
  const progress: FillingProgress = useStore(watched.progress)

  useNews(store)
  useEffect(() => watched.start(), [watched])
  useEffect(() => open(projectId), [projectId])
  const onStop = useCallback(
    (ended: Promise<unknown>) => {
      leave(projectId, ended)
      // The next visit refetches the profile.
      client.removeQueries({ queryKey: [getProjectProfile.name] })
    },
    [client, projectId],
  )
  const onCommand = useCallback(() => setTried(true), [])
  useSaveQueue(store, { onStop, onCommand })

  const missing = isTried && opener !== null ? progress.missing : nothingMissing
  const editing = useMemo<ProfileEditing>(
    () => ({
      projectId,
      which,
      opener,
      tree,
      store,
      files,
      currencies,
      references: references.get,
      learn: references.learn,
      ...rules,
      missing,
      aside,
      onConflict: (place) => store.reopened.set(place),
    }),
    [projectId, which, opener, tree, store, files, currencies, references, rules, missing, aside],
  )
  return { editing, store, progress }
}
