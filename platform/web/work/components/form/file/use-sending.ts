import { useRef, useState } from 'react'
import { errorText } from '../../../../i18n/error-text.ts'
import { acceptOf, fileLimits, fileRefusal } from '../../uploads/file-refusal.ts'

/** Options of a running upload. */
export type SendOptions = { signal: AbortSignal; onProgress: (part: number) => void }

type Limits = {
  /** Extensions without the dot; any by default. */
  types: readonly string[] | undefined
  maxSize: number
}

/** Maximum size of an upload (spec 9). */
export const largestFile = 10_485_760

/** Uploads files: refuses what the server would refuse before sending a byte, reports progress, can be cancelled. */
export const useSending = ({ types, maxSize }: Limits) => {
  const stop = useRef<AbortController | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  /** Whether a file may be sent; shows the reason if not. */
  const mayTake = (chosen: File): boolean => {
    const refused = fileRefusal(chosen, { types, maxSize })
    setProblem(refused)
    return refused === null
  }
  /** Runs an upload; undefined if it failed or was cancelled. */
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
    /** The `accept` attribute of the file input. */
    accept: acceptOf(types),
    limits: fileLimits({ types, maxSize }),
  }
}
