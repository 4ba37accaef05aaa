import { useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { createAccelerationRequest } from '../../contract/acceleration-request.endpoints.ts'
import { contactConsentVersion } from '../../domain/contact-consent.ts'
import { keepDraft, readDraft, type ApplyDraft } from './apply-draft.ts'
import { problemOf, problemOfDraft, type ApplyProblem } from './apply-errors.ts'
import { chosenOf, type ProjectCalls } from './apply-projects.ts'
import type { Choices } from './use-choices.ts'

/** The application as the server answered it. */
export type SentRequest = z.output<typeof createAccelerationRequest.response>

/** The draft, what is wrong with it, and the way to send it; what is typed is kept at every key. */
export const useApplication = (trackId: number, calls: ProjectCalls, choices: Choices) => {
  const [typed, setTyped] = useState(() => readDraft(trackId))
  const [problem, setProblem] = useState<ApplyProblem>({ fields: {} })
  const [created, setCreated] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<SentRequest | null>(null)

  // What is typed while the application is on its way must not be overwritten by what was sent.
  const latest = useRef(typed)
  const draft = choices.list ? { ...typed, project: chosenOf(typed.project, choices.list) } : typed

  const change = (part: Partial<ApplyDraft>): void => {
    latest.current = { ...latest.current, ...part }
    keepDraft(trackId, latest.current)
    setTyped(latest.current)
  }

  /** A new project is made first and then chosen, so that sending again never makes a second one. */
  const projectId = async (): Promise<number> => {
    if (draft.project !== 'new') return draft.project ?? 0
    const project = await calls.create(draft.projectName.trim())
    choices.add({ ...project, mayApply: true, applied: false })
    change({ project: project.id, projectName: '' })
    setCreated(project.name)
    return project.id
  }

  const send = async (): Promise<void> => {
    const wrong = problemOfDraft(draft)
    setProblem(wrong ?? { fields: {} })
    if (wrong || busy) return
    setBusy(true)
    try {
      const body = {
        projectId: await projectId(),
        trackId,
        message: draft.message.trim(),
        consentVersion: contactConsentVersion,
      }
      setSent(await call(createAccelerationRequest, { body }, { deniedHere: true }))
      keepDraft(trackId, null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }

  return { draft, change, problem, created, busy, sent, send }
}

export type Application = ReturnType<typeof useApplication>
