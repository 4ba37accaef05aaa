import type { Endpoint, ResponseOf } from '#platform/contract/endpoint.ts'
import { accessToken } from '../session.ts'
import { addressOf } from './address.ts'
import { ApiError, RequestAborted } from './api-error.ts'
import type { AnyInput, CallInput } from './call-input.ts'
import { announcing } from './changes.ts'
import { reportAway } from './connection.ts'
import { headersOf } from './headers.ts'
import { apiReactions } from './reactions.ts'
import { renew } from './refresh.ts'

type UploadOptions = {
  signal?: AbortSignal | undefined
  /** Receives the fraction already sent, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
  quiet?: boolean
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const once = (endpoint: Endpoint, input: AnyInput, file: File, options: UploadOptions): Promise<unknown> =>
  new Promise((resolve, reject) => {
    // fetch does not report upload progress; XMLHttpRequest does.
    const request = new XMLHttpRequest()
    const url = addressOf(endpoint, input)
    const fail = () => {
      reject(
        new ApiError({
          url,
          status: request.status,
          statusText: request.statusText,
          body: parsed(request.responseText),
        }),
      )
    }
    request.open(endpoint.method, url)
    request.withCredentials = true
    headersOf(endpoint, input).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total)
    }
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(parsed(request.responseText))
      else fail()
    }
    request.onerror = () => {
      reportAway()
      fail()
    }
    request.onabort = () => reject(new RequestAborted())
    options.signal?.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file, file.name)
    request.send(form)
  })

const withRefresh = async (send: () => Promise<unknown>): Promise<unknown> => {
  const used = accessToken()
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    if (await renew(used)) return send()
    apiReactions().onExit()
    throw error
  }
}

/** Sends one file in the part named `file`, with progress; refreshes an expired token and announces changes like any call. */
export const upload = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  file: File,
  options: UploadOptions = {},
): Promise<ResponseOf<E>> =>
  announcing(endpoint, input, { quiet: options.quiet, long: true }, () =>
    withRefresh(() => once(endpoint, input, file, options)),
  ) as Promise<ResponseOf<E>>
