import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { createHash } from 'node:crypto'
import { endOfText } from '#platform/domain/cut-text.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import { utf16Of } from './text-encoding.ts'
import type { Scan } from './virus-scan.ts'

/** Types that may be uploaded, with their allowed extensions. None of them runs in a browser. */
export const allowedTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'video/mp4': ['mp4'],
  'application/zip': ['zip'],
  'application/x-cfb': ['doc', 'xls', 'ppt'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/rtf': ['rtf'],
  'text/plain': ['txt', 'md'],
  'text/csv': ['csv'],
}

/** Types without a signature: UTF-8 text has the type of its extension. */
export const plainTextTypes: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  md: 'text/plain',
  csv: 'text/csv',
}

/** An uploaded file; its type is detected from its content, not its name. */
export type UploadedFile = { name: string; mime: string; bytes: Buffer; sha256: string }

/** A file name for display and download: no path, no control characters, at most 255 characters. */
export const cleanName = (name: string): string =>
  endOfText((name.normalize('NFC').split(/[\\/]/).pop() ?? '').replace(/[\p{Cc}\p{Cf}]/gu, '').trim(), 255)

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

const isPlainText = (bytes: Buffer): boolean => {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** csv files may be in one-byte encodings or UTF-16, as spreadsheets save them: no control characters. */
const isOldCsv = (extension: string, bytes: Buffer): boolean =>
  extension === 'csv' &&
  (utf16Of(bytes) !== null || !bytes.some((byte) => byte < 32 && ![9, 10, 13].includes(byte)))

/** The type by content; refused if it is not on the list or does not match the extension. */
const typeOf = async (name: string, bytes: Buffer): Promise<string> => {
  const extension = extensionOf(name)
  const found = await fileTypeFromBuffer(bytes)
  const isText = isPlainText(bytes) || isOldCsv(extension, bytes)
  const mime = found ? found.mime : isText ? plainTextTypes[extension] : undefined
  if (!mime || !allowedTypes[mime]?.includes(extension)) throw new ProductError('FILE_INCORRECT')
  return mime
}

/** An unreadable form is the sender's error; an error with a status, such as a file over the limit, is unchanged. */
const unreadable = (error: unknown): never => {
  throw (error as { statusCode?: number }).statusCode ? error : new ProductError('FILE_INCORRECT')
}

const readPart = async (request: FastifyRequest) => {
  try {
    const part = await request.file()
    return part && { filename: part.filename, bytes: await part.toBuffer() }
  } catch (error) {
    return unreadable(error)
  }
}

/** How files are checked: the virus scanner, if there is one, and the largest size in bytes. */
type FileCheck = { scan?: Scan | undefined; maxSize: number }

/** Checks the size and the type of a file that has arrived, and scans it. */
export const checkFile = async (
  given: { name: string; bytes: Buffer },
  { scan, maxSize }: FileCheck,
): Promise<UploadedFile> => {
  const { bytes } = given
  if (bytes.length > maxSize) throw new ProductError('FILE_TOO_LARGE')
  const name = cleanName(given.name)
  if (!name || bytes.length === 0) throw new ProductError('FILE_INCORRECT')
  const mime = await typeOf(name, bytes)
  await scan?.(bytes)
  return { name, mime, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Reads the one file of a multipart request, checks its size and type, and scans it. */
export const receiveFile = async (request: FastifyRequest, check: FileCheck): Promise<UploadedFile> => {
  if (!request.isMultipart()) throw invalid({ file: 'REQUIRED' })
  const part = await readPart(request)
  if (!part) throw invalid({ file: 'REQUIRED' })
  return checkFile({ name: part.filename, bytes: part.bytes }, check)
}
