import { useEffect, useMemo } from 'react'
import { call } from '#platform/web/api/call.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useSaveQueue } from '#platform/web/work/components/saving/use-save-queue.ts'
import { useStore } from '#platform/web/use-store.ts'
import {
  draftProfileTemplate,
  getProfileTemplate,
  saveProfileTemplate,
} from '../../contract/template.endpoints.ts'
import { versionQuery, type WhichBuilder } from '../places.ts'
import { openBuilderSession, type BuilderSession } from './builder-session.ts'
import { mayEdit, type BuilderCalls, type BuilderState, type TemplateVersion } from './builder-state.ts'

const calls: BuilderCalls = {
  save: (versionId, version, tree) =>
    call(saveProfileTemplate, { body: { versionId, version, tree } }, { quiet: true }),
  read: (templateId, versionId) =>
    call(getProfileTemplate, { query: { templateId: String(templateId), versionId: String(versionId) } }),
  begin: (versionId) => call(draftProfileTemplate, { body: { versionId } }, { quiet: true }),
}

/** Sessions by version, shared by the builder and the element pages, including the undo history. */
const sessions = new Map<number, BuilderSession>()

const sessionOf = (version: TemplateVersion): BuilderSession => {
  const session = sessions.get(version.id) ?? openBuilderSession(version, calls)
  sessions.set(version.id, session)
  return session
}

/** Ends all sessions, for tests. */
export const endBuilderSessions = (): void => sessions.clear()

/** A loaded version with its session. */
export type Builder = { session: BuilderSession; state: BuilderState; mayEdit: boolean }

/** The version of the address. */
export const useTemplateVersion = (which: WhichBuilder) =>
  useCall(getProfileTemplate, versionQuery(which), { deniedHere: true })

/** The editing session of a loaded version. */
export const useBuilder = (version: TemplateVersion): Builder => {
  const session = useMemo(() => sessionOf(version), [version])
  useSaveQueue(session.queue)
  useEffect(() => session.accept(version), [session, version])
  const state = useStore(session.state)
  return { session, state, mayEdit: mayEdit(state.version) }
}
