import { useRef, useState } from 'react'
import { errorText } from '../../../../i18n/error-text.ts'
import { acceptOf, fileLimits, fileRefusal } from '../../uploads/file-refusal.ts'

/** What an upload is told while it runs. */
export type SendOptions = { signal: AbortSignal; onProgress: (part: number) => void }

type Limits = {
  /** Endings without the dot; any when left out. */
  types: readonly string[] | undefined
  maxSize: number
}

/** The largest file one may upload (spec 9). */
export const largestFile = 10_485_760

/** Sends files: refuses what the server would refuse before a byte has left, tells how much was sent, may be stopped. */
export const useSending = ({ types, maxSize }: Limits) => {
  const stop = useRef<AbortController | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  /** Whether a file may be sent; why not is told. */
  const mayTake = (chosen: File): boolean => {
    const refused = fileRefusal(chosen, { types, maxSize })
    setProblem(refused)
    return refused === null
  }
  /** Runs an upload; nothing when it failed or was stopped. */
  const run = async <T>(send: (options: SendOptions) => Promise<T>): Promise<T | undefined> => {
    const controller = new AbortController()
    stop.current = controller
    setPart(0)
    try {
      return await send({ signal: controller.signal, onProgress: setPart })
    } catch (error) {
      if (!controller.signal.aborted) setProblem(errorText(error))
      return undefined
    } finally {
      setPart(null)
    }
  }
  return {
    part,
    problem,
    setProblem,
    mayTake,
    run,
    stop: () => stop.current?.abort(),
    /** What the input of the files may take. */
    accept: acceptOf(types),
    limits: fileLimits({ types, maxSize }),
  }
}
