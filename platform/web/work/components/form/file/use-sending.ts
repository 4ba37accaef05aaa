import { useRef, useState } from 'react'
import { errorText } from '../../../../i18n/error-text.ts'
import { formatBytes } from '../../../../i18n/numbers.ts'
import { useTexts } from '../../../../i18n/use-texts.ts'

/** What an upload is told while it runs. */
export type SendOptions = { signal: AbortSignal; onProgress: (part: number) => void }

type Limits = {
  /** Endings without the dot; any when left out. */
  types: readonly string[] | undefined
  /** In bytes. */
  maxSize: number
}

/** The largest file one may upload (spec 9). */
export const largestFile = 10_485_760

/** Sends files: refuses what the server would refuse before a byte has left, tells how much was sent, may be stopped. */
export const useSending = ({ types, maxSize }: Limits) => {
  const t = useTexts()
  const stop = useRef<AbortController | null>(null)
  const [part, setPart] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const list = types?.map((type) => type.toUpperCase()).join(', ') ?? ''
  const size = formatBytes(maxSize)

  const refusal = (chosen: File): string | null => {
    const ending = chosen.name.split('.').pop()?.toLowerCase() ?? ''
    if (types && !types.includes(ending)) return t('form.file.wrongType', { types: list })
    return chosen.size > maxSize ? t('form.file.tooLarge', { size }) : null
  }
  /** Whether a file may be sent; why not is told. */
  const mayTake = (chosen: File): boolean => {
    const refused = refusal(chosen)
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
    accept: types?.map((type) => `.${type}`).join(','),
    limits: types ? t('form.file.limitTypes', { types: list, size }) : t('form.file.limit', { size }),
  }
}
