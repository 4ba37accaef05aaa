import type { Endpoint } from '#platform/contract/endpoint.ts'
import { readBody } from './answer.ts'
import type { CallInput } from './call-input.ts'
import { send, type CallOptions } from './send.ts'

/** A downloaded file. */
export type Download = { blob: Blob; name: string }

/** Default file name, if the server gives none (spec 7). */
const defaultName = 'Report.xls'

/** The file name of a content-disposition header; its UTF-8 form takes precedence (RFC 6266). */
export const fileNameOf = (disposition: string | null): string => {
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim())
    } catch {
      // A malformed encoding falls back to the plain name.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition ?? '')
  return (plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2]?.trim()) || defaultName
}

/** Fetches a file; an error response is parsed and thrown as for any call. */
export const download = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
): Promise<Download> => {
  const response = await send(endpoint, input, options)
  const blob = await readBody(response, (answer) => answer.blob(), options?.signal)
  return { blob, name: fileNameOf(response.headers.get('content-disposition')) }
}

/** Starts the browser's download of a fetched file. */
export const saveFile = ({ blob, name }: Download): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // By the next turn the browser has its own reference to the data.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
