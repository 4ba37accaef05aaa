import { useRef, useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/call.ts'
import { createAccelerationRequest } from '../../contract/acceleration-request.endpoints.ts'
import { startApplicationDraft } from '../../contract/application-draft.endpoints.ts'
import { contactConsentVersion } from '../../domain/contact-consent.ts'
import { keepDraft, readDraft, type ApplyDraft } from './apply-draft.ts'
import { isClosedMeanwhile, problemOf, problemOfDraft, type ApplyProblem } from './apply-errors.ts'
import { chosenOf, type ProjectCalls } from './apply-projects.ts'
import type { Choices } from './use-choices.ts'

/** A track to apply to, with its questions about the project. */
export type AppliedTrack = { id: number; form: readonly unknown[] }

/** The application in the server's response. */
export type SentRequest = z.output<typeof createAccelerationRequest.response>

/** The draft, its errors, and functions to send it; typed text is saved on every key. */
export const useApplication = (
  { id: trackId, form }: AppliedTrack,
  calls: ProjectCalls,
  choices: Choices,
  /** Opens the page where the application is filled in. */
  open: (draftId: number) => void,
) => {
  const [typed, setTyped] = useState(() => readDraft(trackId))
  const [problem, setProblem] = useState<ApplyProblem>({ fields: {} })
  const [created, setCreated] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<SentRequest | null>(null)

  // Text typed while sending must not be overwritten by what was sent.
  const latest = useRef(typed)
  const draft = choices.list ? { ...typed, project: chosenOf(typed.project, choices.list) } : typed

  /** A track with questions, or an existing draft, is filled in on a separate page. */
  const isLong =
    form.length > 0 || (choices.list?.some(({ id, isBegun }) => isBegun && id === draft.project) ?? false)

  const change = (part: Partial<ApplyDraft>): void => {
    latest.current = { ...latest.current, ...part }
    keepDraft(trackId, latest.current)
    setTyped(latest.current)
  }

  /** A new project is created first and then selected, so that a retry never creates a second one. */
  const projectId = async (): Promise<number> => {
    if (draft.project !== 'new') return draft.project ?? 0
    const project = await calls.create(draft.projectName.trim())
    choices.add({ ...project, mayApply: true, applied: false, isBegun: false })
    change({ project: project.id, projectName: '' })
    setCreated(project.name)
    return project.id
  }

  const attempt = async (wrong: ApplyProblem | null, run: () => Promise<void>): Promise<void> => {
    setProblem(wrong ?? { fields: {} })
    if (wrong || busy) return
    setBusy(true)
    try {
      await run()
      keepDraft(trackId, null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(problemOf(error))
    } finally {
      setBusy(false)
    }
  }

  const begin = async (about: { projectId: number; trackId: number; message: string }): Promise<void> => {
    const { projectId, message } = about
    open(
      (await call(startApplicationDraft, { body: { projectId, trackId, message } }, { deniedHere: true })).id,
    )
  }

  /** If the track closed meanwhile, the text becomes a draft, whose page says what to do. */
  const send = (): Promise<void> =>
    attempt(problemOfDraft(draft), async () => {
      const body = {
        projectId: await projectId(),
        trackId,
        message: draft.message.trim(),
        consentVersion: contactConsentVersion,
      }
      try {
        setSent(await call(createAccelerationRequest, { body }, { deniedHere: true }))
      } catch (error) {
        if (!isClosedMeanwhile(error) || body.message === '') throw error
        await begin(body)
      }
    })

  /** Saves the application on the server, however incomplete, and continues on its page. */
  const goOn = (): Promise<void> =>
    attempt(problemOfDraft({ ...draft, consent: true }), async () => {
      const body = { projectId: await projectId(), trackId, message: draft.message.trim() }
      await begin(body)
    })

  return { draft, change, problem, created, busy, sent, isLong, send, goOn }
}

export type Application = ReturnType<typeof useApplication>
