import { useRef, useState } from 'react'
import { errorText } from '../../../i18n/error-text.ts'
import { ApiError, RequestAborted } from '../../../api/api-error.ts'

/** An upload: the fraction already sent, or why it failed. */
export type Upload = {
  key: number
  name: string
  part: number
  problem: string | null
  /** The portal was unreachable: a retry may succeed. */
  mayRetry: boolean
}

/** Sends one file: `(file, options) => upload(endpoint, input, file, options)`. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<unknown>

type Options = {
  send: SendFile
  /** Why a file is refused before sending. */
  refusal: (file: File) => string | null
  /** Called after each successful upload. */
  onArrived: (() => void) | undefined
}

/** Uploads several files, two at a time; each can be cancelled, and retried if the portal was unreachable. */
export const useUploads = ({ send, refusal, onArrived }: Options) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const files = useRef(new Map<number, { file: File; stop: AbortController }>())
  const waiting = useRef<number[]>([])
  const running = useRef(0)
  const nextKey = useRef(1)

  const change = (key: number, patch: Partial<Upload>) =>
    setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...patch } : one)))
  const drop = (key: number) => {
    files.current.get(key)?.stop.abort()
    files.current.delete(key)
    setUploads((now) => now.filter((one) => one.key !== key))
  }
  const run = async (key: number) => {
    const known = files.current.get(key)
    if (!known) return
    try {
      const onProgress = (part: number) => change(key, { part })
      await send(known.file, { signal: known.stop.signal, onProgress })
      drop(key)
      onArrived?.()
    } catch (error) {
      if (error instanceof RequestAborted) return
      const mayRetry = error instanceof ApiError && error.isAway
      change(key, { problem: errorText(error), mayRetry })
    }
  }
  const pump = () => {
    while (running.current < 2 && waiting.current.length > 0) {
      running.current++
      void run(waiting.current.shift()!).finally(() => {
        running.current--
        pump()
      })
    }
  }
  const add = (chosen: readonly File[]) => {
    const added = chosen.map((file): Upload => {
      const key = nextKey.current++
      const problem = refusal(file)
      if (problem === null) {
        files.current.set(key, { file, stop: new AbortController() })
        waiting.current.push(key)
      }
      return { key, name: file.name, part: 0, problem, mayRetry: false }
    })
    setUploads((now) => [...now, ...added])
    pump()
  }
  const retry = (key: number) => {
    const known = files.current.get(key)
    if (!known) return
    files.current.set(key, { file: known.file, stop: new AbortController() })
    change(key, { problem: null, part: 0, mayRetry: false })
    waiting.current.push(key)
    pump()
  }
  return { uploads, add, drop, retry }
}
